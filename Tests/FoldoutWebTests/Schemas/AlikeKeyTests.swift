import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import TestSupport
import Testing

@testable import FoldoutWeb

/// Records whose keys are a number and the text of that number, in columns that store both.
@Suite("Keys with the same spelling") struct AlikeKeyTests {
  private static let tables = [
    "(id PRIMARY KEY, name TEXT)", "(id PRIMARY KEY, name TEXT) WITHOUT ROWID",
    "(id, other DEFAULT '1', name TEXT, PRIMARY KEY (id, other))",
    "(id ANY PRIMARY KEY, name TEXT) STRICT, WITHOUT ROWID",
  ]
  private static let rows = [
    ("12", "number 12"), ("'12'", "text 12"), ("1.5", "number 1.5"), ("'1.5'", "text 1.5"),
    ("9e999", "infinity"), ("'inf'", "text inf"), ("'x'", "x"), ("'007'", "text 007"),
    ("7", "seven"),
  ]

  /// Returns a database whose table has a record for each of the keys.
  private func file(_ declaration: String) throws -> OddFile {
    let rows = Self.rows.map { "INSERT INTO t (id, name) VALUES (\($0.0), '\($0.1)');" }
    return try OddFile.made(
      by: "CREATE TABLE t \(declaration);\n\(rows.joined(separator: "\n"))")
  }

  @Test("Each record is opened and changed by its own link", .promise(5), arguments: tables)
  func each(_ declaration: String) async throws {
    let file = try file(declaration)
    let store = try SQLiteStore(path: file.path)
    let visitor = Visitor(store)
    let rows = try PageReader.page(await visitor.get("/t/t")).all("li")
    let links = rows.compactMap { row in
      row.all("a").first.flatMap { link in
        link["href"].map { (name: link.all("bdi").first?.text ?? "", address: $0) }
      }
    }
    #expect(links.map(\.name).sorted() == Self.rows.map(\.1).sorted())
    #expect(Set(links.map(\.address)).count == links.count)
    let ids = rows.compactMap { $0["id"] }
    #expect(Set(ids).count == ids.count)
    for (name, address) in links {
      let page = await visitor.get(address)
      #expect(try PageReader.page(page).all("h1").first?.text == name, "\(address)")
      let saved = try await visitor.send(page) { try $0.type("\(name)!", into: "name") }
      #expect(saved.code == 303, "\(address)")
    }
    let window = try await store.window(WindowRequest(table: "t", anchor: .first, size: 100))
    let names = window.records.compactMap { $0.record["name"].string }
    #expect(names.sorted() == Self.rows.map { $0.1 + "!" }.sorted())
    for (name, address) in links {
      let key = try #require(address.split(separator: "/").last)
      // The page after a record begins with the next record, whichever of two similar keys it has.
      let behind = try PageReader.page(await visitor.get("/t/t?after=\(key)")).all("li")
      let index = try #require(links.firstIndex { $0.name == name })
      #expect(behind.count == links.count - index - 1, "\(address)")
      // The bar under a row belongs to that row.
      let bar = try PageReader.page(await visitor.get("/t/t?open=\(key)"))
      let button = bar.all("button").first { $0["name"] == "~press.remove" }
      let press = try #require(button?["value"])
      #expect(RowPress(press).map { "\($0.key.address)" } == String(key))
    }
  }

  @Test("Saving a page whose record is gone leaves the record with the similar key unchanged")
  func changed() async throws {
    for (address, key) in [("12", "12"), ("~text.12", "'12'")] {
      let file = try OddFile.made(
        by:
          "CREATE TABLE t (id PRIMARY KEY, name TEXT); INSERT INTO t VALUES (12, NULL), ('12', NULL);"
      )
      let store = try SQLiteStore(path: file.path)
      let visitor = Visitor(store)
      let page = await visitor.get("/t/t/\(address)")
      try file.run("DELETE FROM t WHERE id IS \(key)")
      let refused = try await visitor.send(page) { try $0.type("typed", into: "name") }
      #expect(refused.code == 410)
      let rest = try await store.window(WindowRequest(table: "t"))
      #expect(rest.records.map { $0.record["name"] } == [.null])
    }
  }

  @Test("Removing one record leaves the other", .promise(5))
  func removed() async throws {
    for (address, other) in [("12", "'12'"), ("~text.12", "12")] {
      let file = try file(Self.tables[0])
      let store = try SQLiteStore(path: file.path)
      let visitor = Visitor(store)
      let asked = try PageReader.page(await visitor.get("/t/t/\(address)?remove"))
      let button = try #require(asked.all("button").first { $0["name"] == "~remove" })
      let answer = await visitor.post(
        "/t/t/\(address)?remove", [("~remove", button["value"] ?? "")])
      #expect(answer.code == 303)
      let rest = try await store.window(WindowRequest(table: "t", anchor: .first, size: 100))
      let keys = rest.records.map(\.key.values[0])
      #expect(keys.contains(other == "12" ? .integer(12) : .text("12")))
      #expect(!keys.contains(other == "12" ? .text("12") : .integer(12)))
    }
  }

  @Test("A reference leads to the record with exactly its key")
  func references() async throws {
    let file = try OddFile.made(
      by: """
        CREATE TABLE p (id PRIMARY KEY, name TEXT);
        INSERT INTO p VALUES (12, 'the number'), ('12', 'the text');
        CREATE TABLE c (id INTEGER PRIMARY KEY, p REFERENCES p);
        INSERT INTO c VALUES (1, 12), (2, '12');
        """)
    let visitor = Visitor(try SQLiteStore(path: file.path))
    for (id, name) in [(1, "the number"), (2, "the text")] {
      let links = try PageReader.page(await visitor.get("/t/c/\(id)")).all("a")
      let link = try #require(links.compactMap { $0["href"] }.first { $0.hasPrefix("/t/p/") })
      #expect(try PageReader.page(await visitor.get(link)).all("h1").first?.text == name)
    }
  }

  @Test("A store in memory distinguishes them, and texts of a text column have plain addresses")
  func inMemory() async throws {
    for (type, address) in [("", "~text.12"), ("TEXT", "12")] {
      let table = TableSchema(
        name: "t", key: .columns(["id"]), columns: [ColumnSchema(name: "id", declaredType: type)])
      let store = MemoryStore(
        schema: Schema(tables: [table], isWritable: true),
        records: ["t": [DynamicRecord(columns: ["id"], values: [.text("12")])]])
      let window = try await store.window(WindowRequest(table: "t", anchor: .first, size: 1))
      #expect(window.records.first?.key.address == address)
      #expect(await Visitor(store).get("/t/t/\(address)").code == 200)
      // In a column that may also hold numbers, a bare number is not the address of a text.
      #expect(await Visitor(store).get("/t/t/12").code == (type.isEmpty ? 404 : 200))
    }
  }
}
