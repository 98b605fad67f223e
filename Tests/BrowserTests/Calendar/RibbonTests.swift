import BrowserDriver
import Foundation
import ScriptedPages
import Testing

extension Browsing {
  /// Tests ribbons of any length, on a page of their own.
  @Suite("Ribbons")
  struct RibbonTests {
    /// Returns a row with a mini picker of a number.
    private static func row(_ id: String, from first: Int, to last: Int, holding value: Int)
      -> String
    {
      """
      <li id="r-\(id)" class="item" data-h="0"><div class="row">\
      <div class="mini-picker"\(Scripted.needs(.calendar, .ribbon))>\
      <button type="button" aria-label="Previous">‹</button><input name="\(id)" aria-label="\(id)" \
      data-min="\(first)" data-max="\(last)" value="\(value)">\
      <button type="button" aria-label="Next">›</button></div></div></li>
      """
    }

    /// The text in the middle of a ribbon, the number that its input holds, and the number of its
    /// values.
    private struct Ribbon: Decodable, Equatable {
      let shown: String?
      let held: String
      let values: Int
      /// The scroll position, for the message of a failed test.
      let at: String
    }

    private func ribbon(_ id: String, on page: Page) throws -> Ribbon {
      try page.read(
        """
        (input => {
          const ribbon = input.nextElementSibling, {left, right} = ribbon.getBoundingClientRect()
          const value = [...ribbon.children].find(i =>
            Math.abs(i.getBoundingClientRect().left + i.getBoundingClientRect().right - left - right) < 3)
          return {shown: value?.innerText ?? null, held: input.value, values: ribbon.children.length,
            at: [ribbon.scrollLeft, ribbon.scrollWidth, ribbon.style.cssText, ribbon.className, left, right].join()}
        })(document.querySelector('[name=\(id)]'))
        """)
    }

    private func open(_ rows: [String], _ body: (Scripted, Page) throws -> Void) throws {
      let scripted = try Scripted(Scripted.section("one", rows))
      let page = try Stage.person(.walked)
      try page.prefer(Preferences(reducesMotion: true))
      try scripted.open(on: page)
      try page.wait(until: "document.querySelectorAll('.mini-picker .strip i').length > 10")
      try body(scripted, page)
      try page.expectQuiet()
    }

    @Test("4.32 The script flings a ribbon exactly like the Swift code")
    func samples() throws {
      let table = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("../../Shared/flings.tsv")
      let samples = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }.dropFirst()
        .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
      try #require(samples.count >= 60)
      try open([RibbonTests.row("short", from: 1, to: 12, holding: 6)]) { _, page in
        let numbers = samples.map { parts in
          JSON.array(parts.prefix(7).map { .number(Double($0) ?? .nan) })
        }
        let landings: [Int] = try page.read(
          """
          import('\(Scripted.address(of: .ribbon))').then(ribbon => arguments[0].map(
            ([count, width, , , velocity, offset]) => ribbon.landing(count, width, offset, velocity)))
          """, .array(numbers))
        for (sample, landing) in zip(samples, landings) {
          #expect("\(landing)" == sample[6], "\(sample)")
        }
        #expect(landings.count == samples.count)
      }
    }

    @Test("4.75 The script moves a ribbon by keys exactly like the Swift code")
    func keys() throws {
      let table = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("../../Shared/keys.tsv")
      let samples = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }.dropFirst().map { $0.split(separator: "\t") }
      try #require(samples.count >= 100)
      try open([RibbonTests.row("short", from: 1, to: 12, holding: 6)]) { _, page in
        let places: [Int] = try page.read(
          """
          import('\(Scripted.address(of: .ribbon))').then(ribbon => arguments[0].map(
            ([control, side, count, start, key]) =>
              ribbon.after(key, +start, +count, +side, control === 'list')))
          """, .array(samples.map { .array($0.map { .string(String($0)) }) }))
        for (sample, place) in zip(samples, places) {
          #expect("\(place)" == sample[5], "\(sample)")
        }
        #expect(places.count == samples.count)
      }
    }

    @Test("4.74 A text that is not a number is shown as it is, without a ribbon")
    func noNumber() throws {
      try open([RibbonTests.row("year", from: 1900, to: 2100, holding: 1965)]) { _, page in
        let isCovered = "!document.querySelector('[name=year] + .strip').hidden"
        for (text, isNumber) in [("19?", false), ("1915", true), ("1e3", false), ("٢٠٢٦", false)] {
          _ = try page.read(
            """
            (c => { c.value = '\(text)'; c.dispatchEvent(new Event('input')); return true })
            (document.querySelector('[name=year]'))
            """, as: Bool.self)
          #expect(try page.read(isCovered, as: Bool.self) == isNumber, "\(text)")
        }
      }
    }

    @Test(
      "4.37 A ribbon of 100,000 values draws only those in view and five on each side"
    )
    func long() throws {
      let rows = [
        RibbonTests.row("short", from: 1, to: 12, holding: 6),
        RibbonTests.row("long", from: 1, to: 100_000, holding: 50_000),
        RibbonTests.row("last", from: 1, to: 100_000, holding: 99_999),
      ]
      try open(rows) { scripted, page in
        for (id, held) in [("short", 6), ("long", 50_000), ("last", 99_999)] {
          _ = try Deadline.poll(
            until: "\(id) has a ribbon", reading: { try ribbon(id, on: page) },
            satisfies: { $0.shown == "\(held)" && $0.held == "\(held)" && $0.values <= 11 })
        }
        func drag(_ id: String, by distance: Double, steps: Int) throws {
          let ribbon = try page.rect(of: "[name=\(id)] + .strip")
          let start = distance < 0 ? ribbon.right - 8 : ribbon.x + 8
          try page.drag(
            from: Point(start, ribbon.center.y), to: Point(start + distance, ribbon.center.y),
            steps: steps)
        }
        // Repeatedly, in both directions, and on to the end, where the ribbon stops.
        for (id, distance) in [
          ("long", -250.0), ("long", -250), ("long", 160), ("last", -250), ("last", -250),
        ] {
          let before = try #require(Int(try ribbon(id, on: page).held))
          try page.watch(
            "Math.max(...[...document.querySelectorAll('.strip')].map(e => e.children.length))")
          try drag(id, by: distance, steps: 3)
          let after = try Deadline.poll(
            until: "\(id) rests on another value, or at its end",
            reading: { try ribbon(id, on: page) },
            satisfies: {
              $0.shown == $0.held && ($0.held != "\(before)" || before == 100_000)
                && $0.values <= 11
            })
          let now = try #require(Int(after.held))
          #expect(before == 100_000 || (distance < 0) == (now > before))
          // Between two values, one more is in view.
          #expect(try page.watched().allSatisfy { $0 <= 12 })
        }
        #expect(try ribbon("last", on: page).held == "100000")
        // Each drag sent its value once, except the last, which was already at the end.
        let sent = scripted.changes.map { $0.prefix { $0 != "&" } }
        #expect(sent.allSatisfy { $0.hasPrefix("long=") || $0.hasPrefix("last=") })
        // Changes that do not follow each other may have the same value, after a fling there and
        // back.
        #expect(sent.count == 4 && zip(sent, sent.dropFirst()).allSatisfy { $0 != $1 }, "\(sent)")
      }
    }
  }
}
