import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import TestSupport
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Removals and their Undo in a database with triggers.
@Suite struct ListTriggerTests {
  private func visitor(_ triggers: String) throws -> (file: OddFile, Visitor) {
    let file = try OddFile.made(
      by: """
        CREATE TABLE owners (id INTEGER PRIMARY KEY, name TEXT, stamp TEXT);
        CREATE TABLE pets (id INTEGER PRIMARY KEY, name TEXT,
          owner INT REFERENCES owners ON DELETE SET NULL);
        INSERT INTO owners VALUES (1, 'Ada', 'old'), (2, 'Bo', 'old');
        INSERT INTO pets VALUES (7, 'Rex', 1), (8, 'Pip', 1);
        \(triggers)
        """)
    return (file, Visitor(try SQLiteStore(path: file.path)))
  }

  /// Presses Remove in the bar of the first owner.
  private func remove(_ visitor: Visitor) async throws -> SiteResponse {
    let page = await visitor.get("/t/owners?open=1")
    let value = try #require(page.text.between("~press.remove\" value=\"", "\""))
    return await visitor.post("/t/owners?open=1", [("~press.remove", String(value))])
  }

  /// Undoes a removal, and returns the sentence of the bar of Undo.
  private func undo(_ removed: SiteResponse, _ visitor: Visitor) async throws -> String {
    let page = await visitor.get(try #require(removed.location))
    let value = try #require(page.text.between("\"~restore\" value=\"", "\""))
    let back = await visitor.post("/t/owners", [("~restore", String(value))])
    #expect(back.code == 303, "\(back.text)")
    let bar = try PageReader.page(await visitor.get(try #require(back.location))).byID("undo")
    return try #require(bar).all("span").map(\.text).joined()
  }

  @Test("Columns that triggers altered in a restored record are named")
  func altered() async throws {
    let (file, visitor) = try visitor(
      """
      CREATE TRIGGER stamped AFTER INSERT ON owners BEGIN
        UPDATE owners SET stamp = 'new' WHERE id = new.id; END;
      """)
    let sentence = try await undo(try await remove(visitor), visitor)
    #expect(sentence == "Ada was restored. Changed by a trigger: Owners (Stamp)")
    #expect(try await visitor.store.cell("stamp", in: "owners") == .text("new"))
    withExtendedLifetime(file) {}
  }

  @Test("References that somebody changed in the meantime stay, and the page says so")
  func left() async throws {
    let (file, visitor) = try visitor("")
    let removed = try await remove(visitor)
    try file.run("UPDATE pets SET owner = 2 WHERE id = 8")
    let sentence = try await undo(removed, visitor)
    #expect(
      sentence == """
        Ada was restored. References changed in the meantime and left as they are: Pets (Owner)
        """)
    #expect(
      try await visitor.store.cell("owner", of: "7", in: "pets") == .integer(1))
    #expect(
      try await visitor.store.cell("owner", of: "8", in: "pets") == .integer(2))
  }

  @Test(
    "A removal that a trigger forbids or prevents is refused with a sentence",
    arguments: [
      ("RAISE(ABORT, 'Ada stays.')", "Ada stays."),
      ("RAISE(IGNORE)", "A trigger prevents removing this record"),
    ])
  func kept(_ deed: String, _ sentence: String) async throws {
    let (file, visitor) = try visitor(
      "CREATE TRIGGER kept BEFORE DELETE ON owners BEGIN SELECT \(deed); END;")
    let answer = try await remove(visitor)
    #expect(answer.code == 422)
    let row = try PageReader.page(answer).byID("e-1")
    #expect(row?.text.contains(sentence) == true, "\(answer.text)")
    #expect(
      try await visitor.store.cell("owner", of: "7", in: "pets") == .integer(1))
    withExtendedLifetime(file) {}
  }
}
