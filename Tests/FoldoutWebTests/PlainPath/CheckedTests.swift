import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import FoldoutTesting
import Testing

@testable import FoldoutWeb

/// Columns of an existing database with CHECK constraints.
@Suite struct CheckedTests {
  private let address = "/t/film/1"

  /// Moments from 2026-03-10 08:06:40 to 2026-04-20 15:46:40, of which the fourth is missing.
  private static let stays = """
    CREATE TABLE stay (id INTEGER PRIMARY KEY, seen_at INTEGER
      CHECK (seen_at BETWEEN 1773130000 AND 1776700000));
    INSERT INTO stay VALUES (1, 1773130000), (2, 1773230000), (3, 1773330000), (4, NULL);
    """

  /// Keeps the file until the test ends.
  private let file: OddFile
  private let store: SQLiteStore

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
          shown DATETIME CHECK (shown >= '1950-06-01 12:00:00'), lent TEXT,
          CHECK (lent > '1950-01-01'));
        INSERT INTO film VALUES (
          1, 'Casablanca', 'PG', 't', 5, 2.5, 'abc', '1942-11-26', '1952-05-01 20:00:00', NULL);
        """)
    store = try SQLiteStore(path: file.path)
  }

  @Test("A column checked against a list offers the list's values")
  func aCheckedListIsChosenFrom() async throws {
    defer { store.close() }
    let page = await Visitor(store).get("\(address)?open=rating")
    let values = try PageReader.page(page).all { $0["name"] == "~option.rating" }
      .map { $0["value"] ?? "" }
    #expect(values == ["t:G", "t:PG", "t:PG-13", "t:R", "t:NC-17"])
    let answer = try await Visitor(store).send(page) { try $0.pick("t:R", of: "~option.rating") }
    #expect(answer.code == 303)
    #expect(try await store.cell("rating", in: "film") == .text("R"))
  }

  @Test("A column checked for yes and no is edited with a switch")
  func aCheckedYesAndNoIsASwitch() async throws {
    defer { store.close() }
    for (isOn, stored) in [(false, "f"), (true, "t")] {
      let answer = try await Visitor(store).send(address) { form in
        #expect(form.isOn("rented") == !isOn)
        try form.turn("rented", on: isOn)
      }
      #expect(answer.code == 303)
      #expect(try await store.cell("rented", in: "film") == .text(stored))
    }
    // Saving another field leaves the switch as it is.
    _ = try await Visitor(store).send(address) { try $0.type("Vertigo", into: "title") }
    #expect(try await store.cell("rented", in: "film") == .text("t"))
    #expect(try await store.cell("title", in: "film") == .text("Vertigo"))
  }

  @Test(
    "A value outside a CHECK limit is refused with a sentence",
    arguments: [
      ("stars", "6", "Stars is too large: it must be at most 5."),
      ("stars", "0", "Stars is too small: it must be at least 1."),
      ("price", "0", "Price is too small: it must be more than 0."),
      ("code", "abcde", "the limit is 4"),
    ])
  func aLimitIsSaidInWords(field: String, text: String, sentence: String) async throws {
    defer { store.close() }
    let before = try await store.cell(field, in: "film")
    let answer = try await Visitor(store).send(address) { try $0.type(text, into: field) }
    #expect(answer.code == 422)
    #expect(try PageReader.page(answer).byID("e-\(field)")?.text.contains(sentence) == true)
    #expect(try await store.cell(field, in: "film") == before)
  }

  @Test(
    "A date outside a CHECK limit is refused like any date beyond its limits",
    arguments: [
      ("made", "1899-12-31", "the first day allowed is 01/01/1900."),
      ("made", "2100-01-01", "the last day allowed is 12/31/2099."),
      ("shown", "1950-05-31 12:00", "the first day allowed is 06/01/1950."),
      ("shown", "1950-06-01 11:00", "Allowed: not before Jun 1, 1950"),
      ("lent", "1950-01-01", "Allowed: after 01/01/1950."),
    ])
  func aDateLimitIsSaidInWords(field: String, text: String, sentence: String) async throws {
    defer { store.close() }
    let before = try await store.cell(field, in: "film")
    let answer = try await Visitor(store).send("\(address)?open=\(field)") {
      try $0.type(text, into: field)
    }
    #expect(answer.code == 422)
    #expect(answer.text.contains(sentence), "\(answer.text)")
    #expect(try await store.cell(field, in: "film") == before)
  }

  @Test(
    "A CHECK limit is shown before anything is entered",
    arguments: [
      ("stars", "1 to 5"), ("price", "more than 0"), ("code", "characters: at most 4"),
    ])
  func aLimitIsToldBefore(field: String, text: String) async throws {
    defer { store.close() }
    let page = try PageReader.page(await Visitor(store).get(address))
    #expect(page.byID("i-\(field)")?["title"] == text)
    #expect(page.all { $0["data-limits"] == text }.count == 1)
  }

  @Test(
    "A day that a CHECK limit allows in part can be chosen in an empty field",
    arguments: [
      ([("~on.seen_at", "2026-04-20"), ("~base.seen_at", "2026-03-10T16:00")], 1_776_699_960),
      ([("~on.seen_at", "2026-03-10"), ("~base.seen_at", "2026-03-10T03:00")], 1_773_130_020),
      ([("~on.seen_at", "2026-04-19"), ("~base.seen_at", "2026-03-10T16:00")], 1_776_614_400),
      (
        [
          ("~month.seen_at", "4"), ("~day.seen_at", "20"), ("~base.seen_at", "2026-03-10T16:00"),
          ("~settle.seen_at", "1"),
        ], 1_776_699_960
      ),
    ])
  func aDayAllowedInPart(inputs: [(String, String)], number: Int) async throws {
    defer { store.close() }
    let file = try OddFile.made(by: CheckedTests.stays)
    let store = try SQLiteStore(path: file.path)
    defer { withExtendedLifetime(file) { store.close() } }
    let answer = await Visitor(store).post("/t/stay/4", inputs + [("~original.seen_at", "n")])
    #expect(answer.code == 303, "\(answer.text)")
    #expect(try await store.cell("seen_at", of: "4", in: "stay") == .integer(Int64(number)))
  }

  @Test("A time that is chosen beyond a CHECK limit is refused in an empty field, too")
  func aTimeBeyondALimit() async throws {
    defer { store.close() }
    let file = try OddFile.made(by: CheckedTests.stays)
    let store = try SQLiteStore(path: file.path)
    defer { withExtendedLifetime(file) { store.close() } }
    let answer = await Visitor(store).post(
      "/t/stay/4",
      [
        ("~on.seen_at", "2026-04-20"), ("~hour.seen_at", "9"),
        ("~base.seen_at", "2026-03-10T16:00"), ("~original.seen_at", "n"),
      ])
    #expect(answer.code == 422)
    #expect(try await store.cell("seen_at", of: "4", in: "stay") == .null)
  }

  @Test("The range of a checked moment is told as dates")
  func aCheckedMomentIsToldAsADate() async throws {
    defer { store.close() }
    let file = try OddFile.made(by: CheckedTests.stays)
    let store = try SQLiteStore(path: file.path)
    defer { withExtendedLifetime(file) { store.close() } }
    let answer = await Visitor(store).post(
      "/t/stay/1", [("seen_at", "2026-04-20 23:00"), ("~original.seen_at", "i:1773130000")])
    #expect(answer.code == 422)
    let text = try PageReader.page(answer).text
    #expect(text.contains("Allowed: Mar 10, 2026 at 8:06:40"))
    #expect(text.contains(" to Apr 20, 2026 at 3:46:40"))
  }
}
