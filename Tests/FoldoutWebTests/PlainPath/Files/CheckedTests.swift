import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Testing

@testable import FoldoutWeb

/// Columns of an existing database with CHECK constraints.
@Suite struct CheckedTests {
  private let address = "/t/film/1"
  private let file: OddFile
  private let store: SQLiteStore
  private let visitor: Visitor

  init() throws {
    file = try OddFile.made(
      by: """
        CREATE TABLE film (
          id INTEGER PRIMARY KEY, title TEXT,
          rating TEXT DEFAULT 'G' CONSTRAINT CHECK_special_rating
            CHECK (rating IS NULL OR rating IN ('G', 'PG', 'PG-13', 'R', 'NC-17')),
          rented CHAR(1) NOT NULL CHECK (rented IN ('t', 'f')),
          stars INTEGER CHECK (stars BETWEEN 1 AND 5), price REAL CHECK (price > 0),
          code TEXT CHECK (length(code) <= 4),
          made DATE CHECK (made BETWEEN '1900-01-01' AND '2099-12-31'),
          shown DATETIME CHECK (shown >= '1950-06-01 12:00:00'));
        INSERT INTO film VALUES (
          1, 'Casablanca', 'PG', 't', 5, 2.5, 'abc', '1942-11-26', '1952-05-01 20:00:00');
        """)
    store = try SQLiteStore(path: file.path)
    visitor = Visitor(store)
  }

  @Test("A column checked against a list offers the list's values")
  func aCheckedListIsChosenFrom() async throws {
    let page = await visitor.get("\(address)?open=rating")
    let values = try PageReader.page(page).all { $0["name"] == "~option.rating" }
      .map { $0["value"] ?? "" }
    #expect(values == ["t:G", "t:PG", "t:PG-13", "t:R", "t:NC-17"])
    let answer = try await visitor.send(page) { try $0.pick("t:R", of: "~option.rating") }
    #expect(answer.code == 303)
    #expect(try await store.cell("rating", in: "film") == .text("R"))
  }

  @Test("A column checked for yes and no is edited with a switch")
  func aCheckedYesAndNoIsASwitch() async throws {
    for (isOn, stored) in [(false, "f"), (true, "t")] {
      let answer = try await visitor.send(address) { form in
        #expect(form.isOn("rented") == !isOn)
        try form.turn("rented", on: isOn)
      }
      #expect(answer.code == 303)
      #expect(try await store.cell("rented", in: "film") == .text(stored))
    }
    // Saving another field leaves the switch as it is.
    _ = try await visitor.send(address) { try $0.type("Vertigo", into: "title") }
    #expect(try await store.cell("rented", in: "film") == .text("t"))
    #expect(try await store.cell("title", in: "film") == .text("Vertigo"))
  }

  @Test(
    "A value outside a CHECK limit is refused with a sentence",
    arguments: [
      ("stars", "6", "Stars is too large: it must be at most 5."),
      ("price", "0", "Price is too small: it must be more than 0."),
      ("code", "abcde", "the limit is 4"),
      ("made", "2100-01-01", "the last day allowed is 12/31/2099."),
      ("shown", "1950-05-31 12:00", "the first day allowed is 06/01/1950."),
      ("shown", "1950-06-01 11:00", "Allowed: not before Jun 1, 1950"),
    ])
  func aLimitIsSaidInWords(field: String, text: String, sentence: String) async throws {
    let before = try await store.cell(field, in: "film")
    let answer = try await visitor.send("\(address)?open=\(field)") {
      try $0.type(text, into: field)
    }
    #expect(answer.code == 422)
    #expect(try PageReader.page(answer).text.contains(sentence), "\(answer.text)")
    #expect(try await store.cell(field, in: "film") == before)
  }

  @Test("A CHECK limit is shown before anything is entered")
  func aLimitIsToldBefore() async throws {
    let page = try PageReader.page(await visitor.get(address))
    for (field, text) in [
      ("stars", "1 to 5"), ("price", "more than 0"), ("code", "characters: at most 4"),
    ] {
      #expect(page.byID("i-\(field)")?["title"] == text)
      #expect(page.all { $0["data-limits"] == text }.count == 1)
    }
  }
}
