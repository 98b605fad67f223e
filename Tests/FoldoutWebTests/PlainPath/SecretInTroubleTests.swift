import FoldoutForms
import FoldoutRecords
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutWeb

/// Secrets among the entries of a form, while the store cannot say which columns are secret.
@Suite struct SecretInTroubleTests {
  private static let busy = StoreError.busy(path: "/data/doors.sqlite")

  /// A table with a secret that its name does not reveal and that has no value.
  private let store = MemoryStore(
    schema: Schema(
      tables: [
        TableSchema(
          name: "doors", key: .columns(["id"]),
          columns: [
            ColumnSchema(name: "id", declaredType: "INTEGER"),
            ColumnSchema(name: "name", declaredType: "TEXT"),
            ColumnSchema(name: "plant", declaredType: "TEXT", isSecret: true),
          ])
      ], isWritable: true),
    records: [
      "doors": [
        DynamicRecord(columns: ["id", "name", "plant"], values: [.integer(1), .null, .null])
      ]
    ])
  private var failing: HookedStore {
    HookedStore(
      store, record: { _, _, _ in .failure(Self.busy) }, schema: { .failure(Self.busy) })
  }
  private let entries = [
    ("name", "North"), ("~original.name", "n"), ("plant", "hunter-2"), ("~original.plant", "n"),
  ]

  @Test("If the table was never read, the answer to a failure contains no entries")
  func neverRead() async {
    let answer = await Visitor(failing).post("/t/doors/1", entries)
    #expect(answer.code == 503 && answer.text.contains("doors.sqlite"))
    #expect(!answer.text.contains("hunter-2") && !answer.text.contains("North"))
  }

  @Test("If the table was read before, the answer omits only its secrets")
  func readBefore() async {
    var visitor = Visitor(store)
    #expect(await visitor.get("/t/doors/1").code == 200)
    visitor.site.store = failing
    let answer = await visitor.post("/t/doors/1", entries)
    #expect(answer.code == 503)
    #expect(!answer.text.contains("hunter-2") && answer.text.contains("North"))
  }

  @Test("A copy of a record with an impossible key is refused without the entries")
  func impossibleKeys() async {
    let answer = await Visitor(store).post("/t/doors?add=~x", entries)
    #expect(answer.code == 404 && !answer.text.contains("hunter-2"))
  }
}
