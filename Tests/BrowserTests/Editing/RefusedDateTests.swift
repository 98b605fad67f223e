import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  @Suite("Dates that are refused")
  struct RefusedDateTests {
    @Test(
      "1.22 An impossible date is refused under the row with the part and the reason", .promise(10),
      .inTestAll,
      arguments: [Manner.touchInEnglish])
    func impossible(_ manner: Manner) throws {
      try Walker.walk(manner, expecting: [422]) { walker in
        try walker.open(1)
        try walker.unfold("started_work")
        let texts = [
          "02/31/2017", "2017-13-01", "abc", "12/31/20175", "<b>1</b>", "٣١/٠٢/٢٠١٧",
        ]
        for text in texts {
          let why = try #require(walker.refusal(ofDate: text))
          try walker.enter(text, into: "started_work")
          try walker.waitFault("started_work", saying: why)
          #expect(try walker.text("started_work") == text, "the text can be corrected")
          #expect(try walker.value("started_work") == walker.shown("2005-06-12"))
        }
        #expect(try walker.stored("started_work") == "2005-06-12")
      }
    }

    @Test(
      "0.30 The refusal of a typed date is shown beside its entry while the drawer is open",
      .inTestAll,
      arguments: [
        Manner(hand: .touch), Manner(hand: .keyboard, language: .arabic, hasScript: false),
      ])
    func beside(_ manner: Manner) throws {
      try Walker.walk(manner, expecting: [422]) { walker in
        let page = walker.page
        try walker.open()
        try walker.unfold("started_work")
        try walker.enter("2017-02-31", into: "started_work")
        let why = try walker.waitFault("started_work")
        let entry = try page.rect(of: walker.input("started_work"))
        let error = try page.rect(of: walker.error("started_work"))
        #expect((0...8).contains(error.y - entry.bottom), "\(error.y - entry.bottom)")
        #expect(
          try page.attribute("aria-describedby", of: walker.input("started_work"))
            == "e-started_work")
        if manner.hasScript {
          try page.wait(until: "document.querySelector('#live').innerText.length > 0")
          // The drawer has grown to the height of its contents, and is in view.
          try page.waitStill()
          let drawer = try page.rect(of: walker.drawer("started_work"))
          #expect(try page.rect(of: walker.error("started_work")).bottom <= drawer.bottom)
          #expect(drawer.bottom <= 844)
          try walker.fold("started_work")
          #expect(try walker.fault("started_work") == nil)
        } else {
          #expect(try page.text(of: ".problems a").plain == why.plain)
          #expect(try page.attribute("href", of: ".problems a") == "#r-started_work")
        }
      }
    }

    @Test(
      "1.22 A refusal disappears when the date is corrected or abandoned",
      arguments: few(of: [Manner.mouse, .touchInDutchPlain]))
    func corrected(_ manner: Manner) throws {
      try Walker.walk(manner, expecting: [422]) { walker in
        try walker.open()
        try walker.unfold("started_work")
        try walker.enter("2017-02-31", into: "started_work")
        _ = try walker.waitFault("started_work")
        try walker.enterAndStore("2017-02-28", into: "started_work")
        #expect(try walker.fault("started_work") == nil)
        #expect(try walker.stored("started_work") == "2017-02-28")
        try walker.enter("2017-02-30", into: "started_work")
        _ = try walker.waitFault("started_work")
        // Without a script the typed text is sent with the tap, and refused again.
        guard manner.hasScript else { return }
        try walker.fold("started_work")
        #expect(try walker.fault("started_work") == nil, "no refusal is left")
        #expect(try walker.value("started_work") == walker.shown("2017-02-28"))
        try walker.unfold("started_work")
        #expect(try walker.text("started_work") == walker.shown("2017-02-28"))
      }
    }

    @Test(
      "1.22 A picked date replaces a refused text, and a typed date replaces the picked one",
      .inTestAll, arguments: [Manner.touchInArabic])
    func lastCounts(_ manner: Manner) throws {
      try Walker.walk(manner, expecting: [422]) { walker in
        try walker.open()
        try walker.unfold("started_work")
        try walker.enter("abc", into: "started_work")
        _ = try walker.waitFault("started_work")
        try walker.turn(.month, to: 7, of: "started_work")
        #expect(try walker.stored("started_work") == "2005-07-12")
        #expect(try walker.text("started_work") == walker.shown("2005-07-12"))
        #expect(try walker.fault("started_work") == nil)
        // An accepted date is rewritten in the usual form, even if it equals the stored date.
        try walker.enter("2005-7-12", into: "started_work")
        try walker.waitSaved("started_work")
        #expect(try walker.text("started_work") == walker.shown("2005-07-12"))
      }
    }

    @Test(
      "1.23 A two-digit year is refused with the likely year", .inTestAll,
      arguments: [Manner.keysInArabicPlain])
    func twoDigits(_ manner: Manner) throws {
      try Walker.walk(manner, expecting: [422]) { walker in
        try walker.open(1)
        try walker.unfold("started_work")
        try walker.enter("1/2/17", into: "started_work")
        let why = try #require(walker.refusal(ofDate: "1/2/17"))
        try walker.waitFault("started_work", saying: why)
        #expect(why.contains(walker.environment.digits(2017)))
        #expect(try walker.stored("started_work") == "2005-06-12")
      }
    }

    @Test("1.22 The reason for a refused date names the wrong part", .inTestAll)
    func named() throws {
      try Walker.walk(expecting: [422]) { walker in
        try walker.open(1, "?open=started_work")
        let parts = [
          "02/31/2017": "February", "2017-13-01": "month 13", "00/10/2017": "month 0",
          "12/31/20175": "20175", "10/15/2017 12:00": "without a time",
        ]
        for (text, part) in parts {
          try walker.enter(text, into: "started_work")
          try walker.page.wait(
            until:
              "!!document.querySelector('#e-started_work')?.innerText.includes(\(walker.js(part)))")
        }
      }
    }

    @Test(
      "1.22 Emptying a required date is refused", .inTestAll,
      arguments: [Manner.keysInDutch])
    func required(_ manner: Manner) throws {
      try Walker.walk(manner, expecting: [422]) { walker in
        try walker.open(1)
        try walker.unfold("started_work")
        try walker.enter("", into: "started_work")
        try walker.waitFault(
          "started_work", saying: walker.words.fields.required(["field": "Started work"]))
        #expect(try walker.stored("started_work") == "2005-06-12")
        // In an optional field an empty text clears the date.
        try walker.open()
        try walker.unfold("birth_date")
        try walker.enter("", into: "birth_date")
        try walker.page.wait(until: walker.shows("-", in: "birth_date"))
        #expect(try walker.stored("birth_date") == nil)
      }
    }
  }
}
