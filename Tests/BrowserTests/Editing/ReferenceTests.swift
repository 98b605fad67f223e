import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  @Suite("A reference")
  struct ReferenceTests {
    fileprivate static let field = "AlbumId"
    fileprivate static let search = "#q-AlbumId"
    private static let matches = ".option:not(.stay)"

    @Test("The label of a key that is typed stands in one line, also beside wheels")
    func label() throws {
      try Walker.walk(.touchInEnglish, .trip, table: "trip") { walker in
        try walker.open()
        try walker.unfold("leaves")
        try walker.page.wait(until: "document.documentElement.classList.contains('ribbon')")
        try walker.unfold("guide")
        let height = "document.querySelector('#o-guide .caption').getBoundingClientRect().height"
        #expect(try walker.page.read(height, as: Double.self) < 30)
      }
    }

    @Test(
      "0.38, 0.39, 0.40, 0.41 A track's album is named, searched for, chosen and followed",
      arguments: few(of: [Manner.keysInDutch, .touchInEnglish]))
    func chosen(_ manner: Manner) throws {
      let field = Self.field
      try Walker.walk(manner, .chinook, table: "Track") { walker in
        let page = walker.page
        try walker.open()
        #expect(try walker.value(field) == "For Those About To Rock We Salute You 1")
        #expect(try walker.value("MediaTypeId") == "MPEG audio file 1")
        #expect(try walker.value("GenreId") == "Rock 1")
        try walker.unfold(field)
        try walker.waitReady()
        #expect(
          try page.text(of: ".option:has(:checked) bdi") == "For Those About To Rock We Salute You")
        // The text and the focus stay while matches arrive.
        try page.delayAnswers(by: .milliseconds(150))
        try walker.write("let there", in: Self.search)
        try walker.waitMatches(["Let There Be Rock"])
        try page.delayAnswers(by: .zero)
        #expect(try page.read("document.querySelector('\(Self.search)').value") == "let there")
        try walker.waitFocus(on: Self.search)
        #expect(try page.url.contains("~find.AlbumId=let%20there"))
        #expect(
          try page.text(of: ".options [role=status]")
            == walker.words.references.found(["count": "1"]))
        if manner.hand == .keyboard {
          try page.press(.enter)
        } else {
          try walker.press(Self.matches)
        }
        try walker.waitSaved(field)
        #expect(try walker.stored(field) == "4")
        #expect(try walker.value(field) == "Let There Be Rock 4")
        let note = walker.words.references.changed([
          "field": "Album", "old": "For Those About To Rock We Salute You",
        ])
        #expect(try page.text(of: "#undo p span") == note)
        // With an empty search all records are offered again.
        try walker.write("balls", in: Self.search)
        try walker.waitMatches(["Balls to the Wall"])
        try page.press(.escape)
        try page.wait(until: "document.querySelectorAll('\(Self.matches)').length > 2")
        #expect(try page.count(of: "#d-\(field)") == 1)
        try walker.waitFocus(on: Self.search)
        // The link leads to the album, and Back returns to the track.
        try page.waitForPage { try walker.press("\(walker.row(field)) .follow") }
        #expect(try page.text(of: "h1") == "Let There Be Rock")
        try page.back()
        #expect(try walker.value(field) == "Let There Be Rock 4")
        #expect(try page.count(of: "#d-\(field)") == 1)
      }
    }

    @Test("0.40 Keys enter and leave the matches, and choose one of them")
    func keys() throws {
      let field = Self.field
      try Walker.walk(.chinook, by: .keyboard, table: "Track") { walker in
        let page = walker.page
        try walker.open()
        try walker.unfold(field)
        try walker.waitReady()
        // New matches are shown from the first one.
        try page.turnWheel(at: page.rect(of: ".options").center, down: 300)
        try page.wait(until: "document.querySelector('.options').scrollTop > 0")
        try walker.write("e", in: Self.search)
        try page.wait(until: "document.querySelector('.options').scrollTop === 0")
        try page.wait(
          until:
            "document.querySelector('.options [role=status]').innerText.startsWith('More than 100')"
            + " || document.querySelectorAll('\(Self.matches)').length > 2")
        // Enter moves to the first of several matches.
        try page.press(.enter)
        try page.wait(until: "document.activeElement.matches('\(Self.matches) input')")
        let title = try page.read(
          "document.activeElement.parentNode.querySelector('bdi').innerText", as: String.self)
        #expect(try walker.stored(field) == "1")
        try page.press(.enter)
        try page.wait(
          until: "document.querySelector('#r-\(field) .value bdi').innerText", is: .string(title))
        try walker.waitSaved(field)
        try walker.focus(Self.search)
        try page.press(.down)
        #expect(try page.read("document.activeElement.checked", as: Bool.self))
        // Enter before the answer waits for it, and chooses the only match.
        try page.delayAnswers(by: .milliseconds(300))
        try walker.write("let there", in: Self.search)
        try page.press(.enter)
        try page.wait(
          until: "document.querySelector('#r-\(field) .value bdi').innerText",
          is: "Let There Be Rock")
        try page.delayAnswers(by: .zero)
        try walker.waitSaved(field)
        #expect(try walker.stored(field) == "4")
      }
    }

    @Test(
      "0.42, 0.43 A key without a record is refused, and a conflict names both records", .inTestAll)
    func refused() throws {
      let field = Self.field
      try Walker.walk(.touchInEnglish, .chinook, table: "Track", expecting: [409, 422]) { walker in
        try walker.open(1, "?open=\(field)")
        try walker.waitReady()
        try walker.enter("99999", into: field)
        try walker.waitFault(field, saying: "There is no album 99999. Choose one from the list.")
        #expect(try walker.stored(field) == "1")
        try walker.write("Restless", in: Self.search)
        // The option is there before, and moves when the search is answered.
        try walker.waitMatches(["Restless and Wild"])
        let third = ".option:has([value='i:3'])"
        try walker.server.changeFromOutside("UPDATE Track SET AlbumId = 2 WHERE TrackId = 1")
        try walker.press(third)
        try walker.page.wait(until: "!!document.querySelector('\(walker.error(field)) .actions')")
        let sentence = try walker.fault(field) ?? ""
        #expect(sentence.contains("Balls to the Wall (2)"))
        #expect(sentence.contains("Restless and Wild (3)"))
        try walker.press("\(walker.error(field)) [name^='~use.']")
        try walker.waitSaved(field)
        #expect(try walker.stored(field) == "3")
      }
    }

    @Test(
      "0.44 Without script the search saves first and returns to its drawer",
      arguments: few(of: [Manner.touchInDutchPlain, .keysInArabicPlain]))
    func plain(_ manner: Manner) throws {
      let field = Self.field
      try Walker.walk(manner, .chinook, table: "Track") { walker in
        let page = walker.page
        try walker.open()
        try walker.unfold(field)
        try walker.write("Encore", in: walker.input("Name"))
        try walker.write("let there", in: Self.search)
        try page.waitForPage {
          if manner.hand == .keyboard {
            try page.press(.enter)
          } else {
            try walker.press(".find button")
          }
        }
        try walker.waitUnfolded(field)
        #expect(try walker.stored("Name") == "Encore")
        try walker.waitMatches(["Let There Be Rock"])
        #expect(try page.read("document.querySelector('\(Self.search)').value") == "let there")
        if manner.hand == .keyboard {
          try walker.focus(".option :checked")
          try page.press(.down)
        } else {
          try walker.press(Self.matches)
        }
        try page.waitForPage { try walker.save() }
        #expect(try walker.stored(field) == "4")
        let key = manner.environment.text(of: Int64(4))
        #expect(try walker.value(field).plain == "Let There Be Rock \(key)")
        #expect(try page.count(of: "#d-\(field)") == 1)
      }
    }

    @Test(
      "0.45 A reference's drawer violates no accessibility rule: open, searched or refused",
      arguments: few(of: [Manner.touchInArabic, .touchInEnglish]))
    func accessible(_ manner: Manner) throws {
      let axe = try Axe()
      let field = Self.field
      try Walker.walk(manner, .chinook, table: "Track", expecting: [422]) { walker in
        try walker.open()
        try walker.unfold(field)
        #expect(try walker.page.violations(by: axe) == [])
        try walker.waitReady()
        try walker.write("let there", in: Self.search)
        try walker.waitMatches(["Let There Be Rock"])
        try walker.enter("99999", into: field)
        _ = try walker.waitFault(field)
        #expect(try walker.page.violations(by: axe) == [])
      }
    }
  }
}

extension Walker {
  /// Waits until a search has exactly these matches.
  /// The words of the address are those that were typed once the last of their searches was
  /// answered: a longer word can have the same matches, and its answer brings the record anew.
  fileprivate func waitMatches(_ titles: [String]) throws {
    let field = Browsing.ReferenceTests.field
    try page.wait(
      until: "new URLSearchParams(location.search).get('~find.\(field)')"
        + " === document.querySelector('\(Browsing.ReferenceTests.search)').value")
    _ = try Deadline.poll(
      until: "\(titles) are found",
      reading: {
        try page.read(
          "[...document.querySelectorAll('.option:not(.stay) bdi')].map(e => e.innerText)",
          as: [String].self)
      }, satisfies: { $0 == titles })
  }
}
