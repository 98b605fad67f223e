import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@Suite("Secrets")
struct SecretTests {
  private static let plain = "correct horse battery staple"

  private var store: MemoryStore {
    let table = TableSchema(
      name: "t", key: .rowid,
      columns: [ColumnSchema(name: "login"), ColumnSchema(name: "password")])
    return MemoryStore(
      schema: Schema(tables: [table], isWritable: true),
      records: [
        "t": [
          DynamicRecord(
            columns: ["login", "password"], values: [.text("ada"), .text(SecretTests.plain)])
        ]
      ])
  }

  @Test("Neither a change nor its outcome prints a secret", .promise(7))
  func descriptions() async throws {
    let store = store
    let key = RecordKey([.integer(1)])
    let stored = try #require(try await store.record(key, in: "t"))
    let cell = Change.Cell(
      column: "password", original: Token(stored.record["password"]), new: .text("hunter2"))
    let change = Change(table: "t", key: key, cells: [cell])
    let outcome = try await store.change(change)
    var dumped = ""
    dump(change, to: &dumped)
    dump(outcome, to: &dumped)
    dump(stored, to: &dumped)
    let bytes = "\(Array("hunter2".utf8))".dropFirst().dropLast()
    for text in [
      "\(cell)", "\(change)", "\(outcome)", "\(stored)", String(reflecting: cell),
      String(reflecting: change), String(reflecting: outcome), dumped,
      Token(stored.record["password"]).text,
    ] {
      #expect(!text.contains("hunter2") && !text.contains(bytes), "\(text)")
      #expect(!text.contains(SecretTests.plain), "\(text)")
      #expect(!text.contains("\(Array(SecretTests.plain.utf8).prefix(7))".dropFirst().dropLast()))
    }
    #expect("\(cell)" == "password: a secret → text of 7 bytes")
    let revealed = try await store.revealed(key, in: "t")
    #expect(revealed?["password"] == .text("hunter2"))
  }

  @Test("A redacted value has a token that no other value has")
  func tokens() {
    #expect(Token(.redacted(0x1F)).text == "s:1f")
    let values: [StoredValue] = [
      .null, .text("s:1f"), .text("1f"), .integer(0x1F), .blob([0x1F]), .redacted(0x1E),
    ]
    for value in values { #expect(!Token(.redacted(0x1F)).matches(value)) }
  }

  @Test("A secret key identifies no record", .promise(7))
  func keys() async throws {
    let table = TableSchema(
      name: "t", key: .columns(["secret"]), columns: [ColumnSchema(name: "secret")])
    let store = MemoryStore(
      schema: Schema(tables: [table], isWritable: true),
      records: ["t": [DynamicRecord(columns: ["secret"], values: [.text("hunter2")])]])
    let window = try await store.window(WindowRequest(table: "t"))
    #expect(window.records.map(\.key) == [RecordKey([.integer(1)])])
    let schema = try await store.schema()
    #expect(schema.tables.map(\.key) == [.rowid])
  }

  @Test("A secret is never a record's title", .promise(7))
  func titles() {
    let table = TableSchema(
      name: "t", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(name: "password", declaredType: "TEXT", isUnique: true),
        ColumnSchema(name: "city", declaredType: "TEXT"),
      ])
    let titles = TitleColumns(table, in: Schema(tables: [table], isWritable: true))
    #expect(titles.title == [])
    #expect(titles.columns == ["city"])
  }
}
