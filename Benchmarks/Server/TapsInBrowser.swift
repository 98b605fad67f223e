import BrowserDriver
import Foundation

/// Measures how long a tap on a date's row takes until its drawer is seen, in Chromium, on a phone
/// of this machine's speed and on one four times as slow; and how much of it the first frame shows.
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
    let how = times == 1 ? "" : ", processor slowed \(Int(times)) times"
    Figure(
      name: "tap to first paint of \(what)\(how), median of \(taps.count)",
      measured: median(taps.map(\.time)), limit: limit, unit: "ms"
    ).print()
    Figure(
      name: "its largest share in a first frame\(how)",
      measured: taps.map(\.share).max() ?? .nan, limit: 0.25, unit: "×"
    ).print()
  }
}

/// The measurements of a drawer that unfolded.
private struct Unfolding: Decodable {
  /// Milliseconds from the finger's lift to the end of the first frame that shows the drawer.
  var time: Double
  /// Its height in that frame, in pixels at first, and then as a share of its height.
  var share: Double
}

/// Taps a row 21 times for 60 ms each, and folds its drawer after each, which is not counted.
///
/// The first taps are left out: they fetch the wheels.
private func taps(
  on row: String, of page: Page, _ part: String, slowed times: Double
) throws -> [Unfolding] {
  defer { try? page.slowProcessor(times: 1) }
  var taps: [Unfolding] = []
  for round in -2..<21 {
    if round == 0 { try page.slowProcessor(times: times) }
    // The page is calm, as it is for somebody who looks for the next row.
    Thread.sleep(forTimeInterval: 0.3)
    try page.putDown(Finger(at: page.aim(at: row)))
    Thread.sleep(forTimeInterval: 0.06)
    try page.liftFingers()
    try page.wait(
      until: """
        !!document.querySelector('.drawer \(part)') && !document.querySelector('.shut') \
        && !document.getAnimations().some(a => a.timeline === document.timeline)
        """)
    var seen: Unfolding = try page.read("unfolding_")
    seen.share /= try page.rect(of: ".drawer").height
    try page.tap(row)
    try page.wait(until: "!document.querySelector('.drawer')")
    if round >= 0 { taps.append(seen) }
  }
  return taps
}

extension Page {
  /// Begins to note of each drawer when its first frame was painted, and how high it was in it.
  ///
  /// An observer of sizes is told in the frame itself, between layout and paint. What comes next
  /// after that, a task or another frame, comes when it is painted.
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
