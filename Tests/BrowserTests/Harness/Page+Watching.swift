import BrowserDriver

extension Page {
  /// Begins to read an expression after every frame, until it is asked for with ``watched()``.
  ///
  /// A message posted in the frame's own callback comes when the frame is laid out, after all
  /// that other callbacks did to it: what is read is what is painted. The time is that of the
  /// animations, which is the frame's, however late the message comes.
  func watch(_ expression: String) throws {
    let script = """
      (() => {
        const frames = window.frames_ = []
        const {port1, port2} = new MessageChannel()
        port1.onmessage = () =>
          frames.push({time: document.timeline.currentTime, value: \(expression)})
        const frame = () => {
          if (window.frames_ !== frames) return
          port2.postMessage(null)
          requestAnimationFrame(frame)
        }
        requestAnimationFrame(frame)
        return true
      })()
      """
    _ = try read(script, as: Bool.self)
  }

  /// Returns the frames since ``watch(_:)``, and ends it.
  func watchedFrames() throws -> [Frame] {
    try read("(frames => { window.frames_ = null; return frames })(window.frames_)")
  }

  /// The numbers seen.
  func watched() throws -> [Double] { try watchedFrames().map(\.value) }
}

extension Page {
  /// True where nothing is animated, but for what a scroller's place moves.
  static let isStill = "!document.getAnimations().some(a => a.timeline === document.timeline)"

  /// Waits until nothing is animated and the page is not scrolled any more, over four frames.
  func waitStill() throws {
    let script = """
      new Promise(done => {
        let last = NaN, calm = 0
        const frame = () => {
          calm = last === scrollY && \(Page.isStill) ? calm + 1 : 0
          last = scrollY
          if (calm > 3) done(true); else requestAnimationFrame(frame)
        }
        frame()
      })
      """
    _ = try read(script, as: Bool.self)
  }
}

/// The state of the page after a frame.
struct Frame: Decodable {
  /// In milliseconds.
  let time: Double
  let value: Double
}
