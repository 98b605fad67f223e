import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  @Suite("Unfolding and folding")
  struct UnfoldTests {
    @Test(
      "1.11, 1.12 A tap unfolds the picker directly below its row, and a second one folds it",
      .inTestAll, arguments: [Manner.touchInArabic, .mouse, .keysInEnglishPlain])
    func unfoldAndFold(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.open()
        let owner = walker.owner("started_work")
        try walker.unfold("started_work")
        #expect(try walker.follows("started_work"))
        #expect(try walker.page.attribute("aria-expanded", of: owner) == "true")
        #expect(try walker.path == "/t/people/1?open=started_work")
        try walker.fold("started_work")
        #expect(try walker.page.attribute("aria-expanded", of: owner) == "false")
        #expect(try walker.path == "/t/people/1")
      }
    }

    @Test(
      "1.13, 1.14, 1.17 A tap on another date row folds the first and unfolds the second",
      .inTestAll, arguments: [Manner.mouse, .touchInArabic, .touchInDutchPlain])
    func another(_ manner: Manner) throws {
      let isWatched = manner.hasScript && manner.hand == .touch
      try Walker.walk(manner, moving: isWatched) { walker in
        try walker.open()
        if isWatched {
          try walker.page.watch(
            "document.querySelectorAll('.drawer:not([inert]) .fold:not(.shut)').length")
        }
        // Down by one and by two rows, up by one and by two.
        let order = [
          "birth_date", "started_work", "birth_date", "ended_work", "started_work", "ended_work",
          "birth_date",
        ]
        for field in order {
          try walker.unfold(field)
          #expect(try walker.follows(field))
          #expect(try walker.page.count(of: "[aria-expanded=true]") == 1)
        }
        if isWatched {
          let most = try walker.page.watched().max()
          #expect(most == 1, "more than one picker was open at a time")
        }
      }
    }

    @Test(
      "0.2 A tap inside a drawer reaches only its editor", arguments: few(of: [Hand.touch, .mouse]))
    func inside(_ hand: Hand) throws {
      try Walker.walk(by: hand) { walker in
        try walker.open()
        try walker.unfold("started_work")
        // Until its wheel exists, a tap opens a list, as without a script.
        try walker.waitWheels()
        // The drawer's edges, which are close to other rows, and the captions of a list and of the
        // entry.
        let places: [(Rect) -> Point] = [
          { Point($0.x + 4, $0.y + 2) }, { Point($0.right - 4, $0.bottom - 3) },
          { Point($0.x + 4, $0.y + 7) }, { Point($0.x + 24, $0.bottom - 4) },
          { Point($0.x + 24, $0.y + 10) },
        ]
        for place in places {
          // A finger near a value of a wheel may turn it, and the strip that offers Undo then lifts
          // the drawer.
          try walker.page.waitStill()
          let point = place(try walker.page.rect(of: walker.drawer("started_work")))
          if hand == .touch { try walker.page.tap(point) } else { try walker.page.click(point) }
        }
        // Any effect of a tap would arrive before the answer to this change.
        try walker.turn(.day, to: 13, of: "started_work")
        #expect(try walker.page.url.hasSuffix("?open=started_work"))
        #expect(try walker.follows("started_work"))
        #expect(try walker.page.count(of: ".drawer") == 1)
      }
    }

    @Test(
      "1.15 Beginning to edit a text row folds the open drawer", .inTestAll,
      arguments: [Manner.keysInDutch, .mouse])
    func editing(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        for field in ["email", "days_of_leave"] {
          try walker.open()
          try walker.unfold("started_work")
          try walker.press(walker.input(field))
          try walker.waitFolded()
          #expect(try walker.page.focused == "input#i-\(field)")
        }
      }
    }

    @Test(
      "1.16 Opening a drawer ends text editing and keeps what was typed", .inTestAll,
      arguments: [Manner.touchInEnglish, .keysInArabicPlain])
    func endsEditing(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.open()
        try walker.write("Pilot", in: walker.input("position"))
        try walker.unfold("birth_date")
        #expect(try walker.page.focused != "input#i-position")
        if manner.hasScript { try walker.waitSaved("position") }
        #expect(try walker.text("position") == "Pilot")
        #expect(try walker.stored("position") == "Pilot")
      }
    }

    @Test(
      "1.24 Opening an editor changes nothing", .promise(6), .inTestAll,
      arguments: [Manner.keysInDutch])
    func opening(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        let before = try walker.server.digest()
        try walker.open()
        for field in ["birth_date", "started_work", "ended_work"] {
          try walker.unfold(field)
          try walker.press(walker.input(field))
        }
        try walker.press(walker.input("email"))
        if manner.hasScript { try walker.waitFolded() }
        #expect(try walker.value("ended_work") == walker.words.values.none)
        try walker.page.open("about:blank")
        #expect(try walker.server.digest() == before)
      }
    }
  }
}

extension Walker {
  /// The current address, without the server's part and the fragment.
  var path: String {
    get throws {
      let url = try page.url.dropFirst(server.base.count)
      return String(url.prefix { $0 != "#" })
    }
  }

  /// True if a field's drawer directly follows its row, without a gap.
  func follows(_ field: String) throws -> Bool {
    try page.read(
      """
      (row => row.nextElementSibling?.id === \(js("d-\(field)")) && Math.abs(
        row.getBoundingClientRect().bottom
          - row.nextElementSibling.getBoundingClientRect().top) < 0.5)(
        document.querySelector(\(js(row(field)))))
      """)
  }
}
