import BrowserDriver
import Foundation

/// Measures the time from a tap on a row to the first paint of its drawer, and the share of the
/// drawer that the first frame shows.
///
/// In Chromium with a phone's viewport, at this machine's speed and four times slower.
func measureTaps(_ programs: Programs, file: String) throws {
  let folder = try ScratchFolder.make(named: "foldout-figures")
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let demo = try Server(
    programs.foldout, ["demo", "--file", "\(folder)/demo.sqlite", "--port", "0"])
  defer { demo.program.stop() }
  let company = try programs.open(file, readOnly: false)
  defer { company.program.stop() }
  let browser = try Browser.start()
  defer { browser.stop() }
  let page = try browser.page(.phone)
  for (what, port, address, row, part) in [
    ("a drawer", demo.port, "/t/people/1", "#r-started_work button[name=open]", ".strip"),
    ("a bar of actions", company.port, "/t/employees", "#r-10004 button[name=open]", ".actions"),
    (
      "a bar of actions in a search", company.port, "/t/employees?q=heria+ranederson",
      "#r-10001 button[name=open]", ".actions"
    ),
  ] {
    try page.open("http://127.0.0.1:\(port)\(address)")
    try page.reveal(row)
    try page.watchUnfolding()
    try measureTaps(on: row, of: what, part, page)
  }
}

private func measureTaps(on row: String, of what: String, _ part: String, _ page: Page) throws {
  for (times, limit) in [(1.0, 50.0), (4, 100)] {
    let taps = try taps(on: row, of: page, part, slowed: times)
    let condition = times == 1 ? "" : ", processor slowed \(Int(times)) times"
    Figure(
      name: "tap to first paint of \(what)\(condition), median of \(taps.count)",
      measured: median(taps.map(\.time)), limit: limit, unit: "ms"
    ).print()
    Figure(
      name: "its largest share in a first frame\(condition)",
      measured: taps.map(\.share).max() ?? .nan, limit: 0.25, unit: "×"
    ).print()
  }
}

/// The measurements of one unfolding drawer.
private struct Unfolding: Decodable {
  /// Milliseconds from the finger's lift to the end of the first frame that shows the drawer.
  var time: Double
  /// The drawer's height in that frame: pixels as read from the page, then a share of its height.
  var share: Double
}

/// Taps a row 21 times for 60 ms each, and folds its drawer after each tap, which is not measured.
///
/// Two taps before these are not counted: the first one loads the script of the wheels.
private func taps(
  on row: String, of page: Page, _ part: String, slowed times: Double
) throws -> [Unfolding] {
  defer { try? page.slowProcessor(times: 1) }
  var taps: [Unfolding] = []
  for round in -2..<21 {
    if round == 0 { try page.slowProcessor(times: times) }
    // Wait until the page is idle, as it is while a person looks for the next row.
    Thread.sleep(forTimeInterval: 0.3)
    try page.touchDown(Finger(at: page.aim(at: row)))
    Thread.sleep(forTimeInterval: 0.06)
    try page.touchUp()
    try page.wait(
      until: """
        !!document.querySelector('.drawer \(part)') && !document.querySelector('.shut') \
        && !document.getAnimations().some(a => a.timeline === document.timeline)
        """)
    var unfolding: Unfolding = try page.read("unfolding_")
    unfolding.share /= try page.rect(of: ".drawer").height
    try page.tap(row)
    try page.wait(until: "!document.querySelector('.drawer')")
    if round >= 0 { taps.append(unfolding) }
  }
  return taps
}

extension Page {
  /// Starts recording when each drawer's first frame was painted, and the drawer's height in it.
  ///
  /// A `ResizeObserver` is called in the frame, between layout and paint. The next task or frame
  /// after that comes once the frame is painted.
  fileprivate func watchUnfolding() throws {
    _ = try read(
      """
      (() => {
        let lift = 0
        addEventListener('pointerup', e => { lift = e.timeStamp }, true)
        const note = share => {
          window.unfolding_ ??= {time: performance.now() - lift, share}
        }
        const sizes = new ResizeObserver(entries => {
          for (const {target} of entries) {
            const {height} = target.getBoundingClientRect()
            if (height === 0) continue
            scheduler.postTask(() => note(height), {priority: 'user-blocking'})
            requestAnimationFrame(() => note(height))
          }
        })
        new MutationObserver(changes => {
          for (const {addedNodes} of changes) for (const node of addedNodes) {
            if (!node.matches?.('.drawer')) continue
            window.unfolding_ = null
            sizes.observe(node)
          }
        }).observe(document.querySelector('#sections'), {childList: true, subtree: true})
        return true
      })()
      """, as: Bool.self)
  }
}
