import FoldoutForms
import FoldoutRecords
import Testing

@Suite("What a record is called")
struct RecordTitleTests {
  private func table(_ columns: [(String, String)], unique: Set<String> = []) -> TableSchema {
    TableSchema(
      name: "t", key: .columns(["id"]),
      columns: columns.map {
        ColumnSchema(name: $0.0, declaredType: $0.1, isUnique: unique.contains($0.0))
      })
  }

  @Test("the first rule that fits wins, and people come first")
  func rules() {
    let text = "NVARCHAR(20)"
    let cases: [([(String, String)], Set<String>, [String])] = [
      (
        [("id", "INTEGER"), ("Title", text), ("LastName", text), ("FirstName", text)], [],
        ["FirstName", "LastName"]
      ),
      ([("id", "INTEGER"), ("code", text), ("title", text)], [], ["title"]),
      ([("id", "INTEGER"), ("name", "INTEGER"), ("label", text)], [], ["label"]),
      ([("id", "INTEGER"), ("code", text), ("file_name", text)], [], ["file_name"]),
      ([("id", "INTEGER"), ("a", text), ("b", text)], ["b"], ["b"]),
      ([("id", "INTEGER"), ("a", text), ("username", text)], [], []),
      ([("id", "INTEGER")], [], []),
    ]
    for (columns, unique, expected) in cases {
      #expect(RecordTitle(table(columns, unique: unique)).title == expected)
    }
  }

  @Test("a title is what the columns say, or else the key")
  func texts() {
    let naming = RecordTitle(
      table([("id", "INTEGER"), ("first_name", "TEXT"), ("last_name", "TEXT")]))
    func title(_ first: StoredValue, _ last: StoredValue) -> String {
      naming.title(
        of: StoredRecord(
          key: RecordKey([.integer(7)]),
          record: DynamicRecord(columns: ["first_name", "last_name"], values: [first, last])))
    }
    #expect(title(.text("Ada"), .text("Brandt")) == "Ada Brandt")
    #expect(title(.text("Ada"), .null) == "Ada")
    #expect(title(.null, .text("")) == "7")
    #expect(title(.text(" "), .text("\u{200F}\u{200E}")) == "7")
  }
}
