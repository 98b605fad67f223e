import BrowserDriver
import Foundation

/// Measures mini pickers in Chromium: a ribbon of 100,000 values against one of 12, the frames of a
/// fling, and the time from a tap on a day to the paint that shows it.
func measureRibbons(_ programs: Programs) throws {
  let ribbons = try Server(programs.ribbons)
  defer { ribbons.program.stop() }
  let folder = try ScratchFolder.make(named: "foldout-figures")
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let demo = try Server(
    programs.foldout, ["demo", "--file", "\(folder)/demo.sqlite", "--port", "0"])
  defer { demo.program.stop() }
  let browser = try Browser.start()
  defer { browser.stop() }
  let page = try browser.page(.phone)
  try measureLengths(page, ribbons)
  try measureDays(page, demo)
}

/// Flings the short and the long ribbon by turns.
private func measureLengths(_ page: Page, _ server: Server) throws {
  try page.open("http://127.0.0.1:\(server.port)/")
  try page.wait(until: "document.querySelectorAll('.mini-picker .strip i').length > 2")
  var script: [String: [Double]] = [:]
  var nodes: [String: Double] = [:]
  var frames: [Double] = []
  for round in 0..<22 {
    for id in ["short", "long"] {
      try page.reveal("#r-\(id)")
      let ribbon = try page.rect(of: "[name=\(id)] ~ .strip")
      let direction = round.isMultiple(of: 2) ? -1.0 : 1
      let start = Point(ribbon.center.x - direction * ribbon.width / 3, ribbon.center.y)
      Thread.sleep(forTimeInterval: 0.3)
      let before = try page.metrics()["ScriptDuration"] ?? .nan
      try page.beginFrames()
      let end = Point(start.x + direction * ribbon.width / 2, start.y)
      try page.drag(from: start, to: end, steps: 4)
      Thread.sleep(forTimeInterval: 1.5)
      let durations: [Double] = try page.read("frames_()")
      // The first two rounds are the warm-up.
      guard round > 1 else { continue }
      script[id, default: []].append((try page.metrics()["ScriptDuration"] ?? .nan) - before)
      frames += durations
      nodes[id] = try page.read("document.querySelectorAll('[name=\(id)] ~ .strip *').length")
    }
  }
  let (short, long) = (median(script["short"] ?? []), median(script["long"] ?? []))
  Figure(name: "script of a fling, 12 values", measured: short * 1000, unit: "ms").print()
  Figure(name: "script of a fling, 100,000 values", measured: long * 1000, unit: "ms").print()
  Figure(
    name: "script of a fling, 100,000 values / 12", measured: long / short, limit: 1.1, unit: "×"
  ).print()
  Figure(
    name: "nodes of a ribbon, 100,000 values / 12",
    measured: (nodes["long"] ?? .nan) / (nodes["short"] ?? .nan), limit: 1.1, unit: "×"
  ).print()
  Figure(
    name: "longest of \(frames.count) frames in 40 flings", measured: frames.max() ?? .nan,
    limit: 33.4, unit: "ms"
  ).print()
}

/// Taps 21 days of an open calendar.
private func measureDays(_ page: Page, _ server: Server) throws {
  try page.open("http://127.0.0.1:\(server.port)/entry/1?open=day")
  try page.wait(until: "document.querySelectorAll('.calendar .mini-picker .strip i').length > 2")
  _ = try page.read(
    """
    (() => {
      window.taps_ = []
      new PerformanceObserver(list => {
        for (const e of list.getEntries()) if (e.interactionId) taps_.push(e.duration)
      }).observe({type: 'event', durationThreshold: 16})
      return true
    })()
    """, as: Bool.self)
  try page.reveal(".calendar table")
  for index in 0..<21 {
    // Skip days of other months, which turn the page, and closed days, which cannot be chosen.
    let button =
      "document.querySelectorAll('.calendar td button[name]:not(.outside)')[\(1 + index)]"
    let value: String = try page.read("\(button).value")
    Thread.sleep(forTimeInterval: 0.3)
    try page.tap(".calendar td button[value='\(value)']")
    try page.wait(until: "!!document.querySelector('td[aria-selected] button[value=\"\(value)\"]')")
  }
  let taps: [Double] = try page.read("taps_")
  // Chromium reports no interactions below 16 ms.
  Figure(
    name: "interaction to next paint of a day, longest of 21", measured: taps.max() ?? 16,
    limit: 50, unit: "ms"
  ).print()
}

extension Page {
  /// Starts recording the time between frames; `frames_()` stops it and returns the times.
  fileprivate func beginFrames() throws {
    _ = try read(
      """
      (() => {
        const times = []
        let last, isOver = false
        const frame = now => {
          if (last) times.push(now - last)
          last = now
          if (!isOver) requestAnimationFrame(frame)
        }
        requestAnimationFrame(frame)
        window.frames_ = () => { isOver = true; return times }
        return true
      })()
      """, as: Bool.self)
  }
}
