import BrowserDriver

extension Page {
  /// Begins to read an expression after every frame, until ``watched()`` returns the values.
  ///
  /// A message posted in the frame's own callback arrives after layout, when all other callbacks
  /// have run, so the value is that of the painted frame. The time is the frame's animation time,
  /// even if the message arrives late.
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

  /// Ends the reading that ``watch(_:)`` began, and returns the frames since then.
  func watchedFrames() throws -> [Frame] {
    try read("(frames => { window.frames_ = null; return frames })(window.frames_)")
  }

  /// Ends the reading that ``watch(_:)`` began, and returns the values.
  func watched() throws -> [Double] { try watchedFrames().map(\.value) }
}

extension Page {
  /// A script that is true if nothing is animated, not counting animations driven by scrolling.
  static let isStill = "!document.getAnimations().some(a => a.timeline === document.timeline)"

  /// Waits until nothing is animated and the page has not scrolled for four frames.
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
  /// The frame's animation time in milliseconds.
  let time: Double
  let value: Double
}
