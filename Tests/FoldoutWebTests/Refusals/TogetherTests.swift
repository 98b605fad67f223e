import FoldoutForms
import FoldoutSQLite
import Testing

@testable import FoldoutWeb

/// Rules over several columns of an existing database, met by a script that sends one entry after
/// the other.
@Suite struct TogetherTests {
  private let file: OddFile
  private let store: SQLiteStore
  private let visitor: Visitor

  init() throws {
    file = try OddFile.made(
      by: """
        CREATE TABLE depot (land TEXT, number TEXT, name TEXT, PRIMARY KEY (land, number));
        INSERT INTO depot VALUES ('NL', '1', 'Delft'), ('BE', '2', 'Ghent');
        CREATE TABLE parcel (
          id INTEGER PRIMARY KEY, land TEXT NOT NULL, number TEXT NOT NULL, out DATE, back DATE,
          ours INTEGER, theirs INTEGER, CHECK (ours + theirs = 100),
          CHECK ((out IS NULL) = (back IS NULL)),
          FOREIGN KEY (land, number) REFERENCES depot (land, number));
        INSERT INTO parcel VALUES (1, 'NL', '1', NULL, NULL, 50, 50);
        """)
    store = try SQLiteStore(path: file.path)
    visitor = Visitor(store)
  }

  /// Sends entries by field as the script does, with the tokens of the values that are shown.
  private func send(_ pairs: [(String, String)]) async throws -> WireBatch {
    let page = try PageReader.page(await visitor.get("/t/parcel/1"))
    let tokens = pairs.compactMap { name, _ -> (String, String)? in
      let field = name.split(separator: ".").last.map(String.init) ?? name
      let token = page.first { $0["name"] == "~original.\(field)" }?["value"]
      return token.map { ("~original.\(field)", $0) }
    }
    return try WireBatch(
      await visitor.post("/t/parcel/1", pairs + tokens, Visitor.script).body)
  }

  /// The entry that a batch shows as standing below a row, as a parameter; `nil` if none stands.
  private func standing(_ batch: WireBatch) throws -> (String, String)? {
    for case .error(_, let html) in batch.ops where !html.isEmpty {
      let line = try PageReader.element(html)
      #expect(line["class"] == "error standing", "\(html)")
      guard let input = line.all("input").first else { continue }
      return (input["name"] ?? "", input["value"] ?? "")
    }
    return nil
  }

  @Test(
    "Entries that a rule refuses one by one are stored together",
    arguments: [
      ("land", "BE", "number", "2"), ("ours", "30", "theirs", "70"),
      ("out", "2026-03-01", "back", "2026-03-02"),
    ])
  func together(_ first: String, _ one: String, _ second: String, _ other: String) async throws {
    let before = try await store.cell(first, in: "parcel")
    let refused = try await send([(first, one)])
    let stands = try #require(try standing(refused))
    #expect(stands.0 == "~set.\(first)")
    #expect(try await store.cell(first, in: "parcel") == before)
    // Alone the other one is refused, too.
    #expect(try standing(await send([(second, other)]))?.0 == "~set.\(second)")
    let stored = try await send([(second, other), stands])
    #expect(try standing(stored) == nil)
    // Fields of numbers hold numbers.
    for (field, text) in [(first, one), (second, other)] {
      let value = try await store.cell(field, in: "parcel")
      #expect(value == .text(text) || value == Int64(text).map { .integer($0) })
    }
  }
}
