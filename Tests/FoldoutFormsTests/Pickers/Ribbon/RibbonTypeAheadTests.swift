import FoldoutForms
import Testing

/// Letters and digits typed while a ribbon has the focus.
@Suite struct RibbonTypeAheadTests {
  private static let english = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Types one letter every 100 ms, with a pause between words, and returns the resulting values.
  private func typed(
    _ words: String..., on titles: [String], showing index: Int = 0
  ) throws -> [Int] {
    var ribbon = try Ribbon(count: titles.count, showing: index, width: 10, viewport: 10)
    var values: [Int] = []
    var time = 5000.0
    for word in words {
      for letter in word {
        time += 100
        let old = ribbon.index
        let step = ribbon.type(letter, at: time) { titles[$0] }
        #expect(step.report.map(\.new) == (ribbon.index == old ? nil : ribbon.index))
        #expect(step.report?.cause != .program)
      }
      values.append(ribbon.index)
      time += 2000
    }
    return values
  }

  @Test("A typed word leads to the value with that title")
  func aWordLeadsToItsTitle() throws {
    #expect(try typed("j", on: Self.english, showing: 3) == [5])
    #expect(try typed("jul", "jan", "O", "dec", on: Self.english) == [6, 0, 9, 11])
    #expect(try typed("march", on: Self.english, showing: 2) == [2])
    #expect(try typed("ju", on: Self.english, showing: 0) == [5])
  }

  @Test("Repeating a letter leads to the next match and round again")
  func theSameLetterLeadsToTheNextAndRoundAgain() throws {
    #expect(try typed("j", "j", "j", on: Self.english, showing: 11) == [0, 5, 6])
    #expect(try typed("jjj", on: Self.english, showing: 11) == [6])
    #expect(try typed("jjjj", on: Self.english, showing: 11) == [0])
    #expect(try typed("f", on: Self.english, showing: 1) == [1])
  }

  @Test("Typed digits lead to numbers in any script")
  func digitsAreWordsToo() throws {
    let days = (1...31).map(String.init)
    #expect(try typed("22", "3", "31", on: days) == [21, 29, 30])
    let years = (1900...2200).map(String.init)
    #expect(try typed("2026", "1999", on: years) == [126, 99])
    let arabic = ["١", "٢", "٣", "١٠", "١١", "١٢"]
    #expect(try typed("12", "٣", on: arabic) == [5, 2])
  }

  @Test("Type-ahead ignores case, accents and marks of direction")
  func caseAccentsAndDirectionDoNotMatter() throws {
    let french = ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août"]
    #expect(try typed("FE", "aou", "AOÛ", on: french) == [1, 7, 7])
    #expect(try typed("fe", on: ["fait", "Février"], showing: 1) == [1])
    #expect(try typed("e", on: ["a", "\u{200F}Été"]) == [1])
    #expect(try typed("é", on: ["a", "ete"]) == [1])
  }

  @Test("Letters without a match change nothing")
  func whatLeadsNowhereChangesNothing() throws {
    #expect(try typed("x", "é", " ", on: Self.english, showing: 4) == [4, 4, 4])
    // A letter that matches nothing is dropped, and the word continues.
    #expect(try typed("sxe", "au gust", on: Self.english) == [8, 7])
    #expect(try typed("may day", on: ["May", "May Day"]) == [1])
    // Numbers padded with blanks are found by their digits.
    #expect(try typed("2", " ", on: [" 1", " 2", "12"]) == [1, 1])
  }

  @Test("A pause of more than a second begins a new word")
  func aPauseBeginsAnotherWord() throws {
    for (pause, value) in [(1000.0, 7), (1001, 3), (-1, 3), (.nan, 3)] {
      let titles = ["one", "two", "three", "u", "five", "six", "seven", "ou"]
      var ribbon = try Ribbon(count: titles.count, showing: 1, width: 10, viewport: 10)
      _ = ribbon.type("o", at: 100) { titles[$0] }
      #expect(ribbon.index == 7)
      _ = ribbon.type("u", at: 100 + pause) { titles[$0] }
      #expect(ribbon.index == value, "\(pause)")
    }
  }

  @Test("Any other action of the person ends the typed word")
  func anotherDeedEndsTheWordButTheProgramDoesNot() throws {
    func second(after event: Ribbon.Event) throws -> Int {
      var ribbon = try Ribbon(count: 12, showing: 0, width: 10, viewport: 10)
      _ = ribbon.type("j", at: 0) { Self.english[$0] }
      _ = ribbon.apply(event)
      if ribbon.isDragged {
        #expect(ribbon.type("a", at: 5) { Self.english[$0] }.isEmpty)
        _ = ribbon.apply(.release(finger: 1, at: 0))
      }
      _ = ribbon.type("a", at: 10) { Self.english[$0] }
      return ribbon.index
    }
    #expect(try second(after: .set(5)) == 0)
    #expect(try second(after: .press(.next)) == 7)
    #expect(try second(after: .key(.up)) == 7)
    #expect(try second(after: .tap(6)) == 7)
    #expect(try second(after: .grab(finger: 1, at: 0)) == 7)
  }

  /// Types a letter that no title has.
  @Test("Each title is read once per letter")
  func eachTitleIsAskedForOnce() throws {
    var ribbon = try Ribbon(count: 10_000, showing: 80, width: 10, viewport: 10)
    var requestCount = 0
    _ = ribbon.type("x", at: 0) { index in
      requestCount += 1
      return "\(index)"
    }
    #expect(requestCount == 10_000)
    requestCount = 0
    _ = ribbon.type("7", at: 1) { index in
      requestCount += 1
      return "\(index)"
    }
    #expect(requestCount == 620 && ribbon.index == 700)
  }
}
