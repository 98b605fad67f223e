import FoldoutForms
import FoldoutRecords
import Testing

@Suite("Forms and values of new records")
struct NewRecordTests {
  @Test(
    "A default is read as the column stores it",
    arguments: [
      ("", nil, ColumnDefault.value(.null)), ("TEXT", "NULL", .value(.null)),
      ("INTEGER", "25", .value(.integer(25))), ("TEXT", "5", .value(.text("5"))),
      ("REAL", "5", .value(.real(5))), ("INTEGER", "'7'", .value(.integer(7))),
      ("TEXT", "'it''s'", .value(.text("it's"))), ("TEXT", "\"open\"", .value(.text("open"))),
      ("DECIMAL(8,2)", "-1.5", .value(.real(-1.5))), ("BOOLEAN", "TRUE", .value(.integer(1))),
      ("DATE", "CURRENT_DATE", .moment(.date)), ("TIME", "current_time", .moment(.time)),
      ("DATETIME", "CURRENT_TIMESTAMP", .moment(.dateAndTime)),
      ("TEXT", "hex(randomblob(8))", .expression), ("TEXT", "'a' || 'b'", .expression),
      ("BLOB", "x'00'", .expression), ("TEXT", "", .expression),
    ] as [(String, String?, ColumnDefault)])
  func defaults(_ type: String, _ text: String?, _ expected: ColumnDefault) {
    let column = ColumnSchema(name: "c", declaredType: type, defaultText: text)
    #expect(column.defaultValue == expected)
  }

  @Test("A key that the store does not generate is asked for")
  func keys() {
    func fields(_ key: TableSchema.Key, _ type: String) -> [FieldID] {
      TableSchema(
        name: "t", key: key,
        columns: [
          ColumnSchema(name: "note", declaredType: "TEXT"),
          ColumnSchema(name: "a", declaredType: type), ColumnSchema(name: "b"),
          ColumnSchema(name: "sum", isGenerated: true),
          ColumnSchema(name: "bytes", declaredType: "BLOB"),
        ]
      ).newRecordForm().fields.map(\.id)
    }
    #expect(fields(.columns(["a"]), "INTEGER") == ["note", "b"])
    #expect(fields(.columns(["a"]), "TEXT") == ["a", "note", "b"])
    #expect(fields(.columns(["b", "a"]), "INTEGER") == ["a", "b", "note"])
    #expect(fields(.rowid, "INTEGER") == ["note", "a", "b"])
    var table = TableSchema(
      name: "t", key: .columns(["a"]), columns: [ColumnSchema(name: "a", declaredType: "INTEGER")])
    table.generatedKey = nil
    #expect(table.newRecordForm().fields.map(\.id) == ["a"])
    #expect(table.newRecordForm().fields.first?.isRequired == true)
  }

  @Test("A copy leaves out keys, secrets and unique values")
  func copies() {
    var table = TableSchema(
      name: "t", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(name: "code", isUnique: true), ColumnSchema(name: "pin", isSecret: true),
        ColumnSchema(name: "year"), ColumnSchema(name: "number", isNotNull: true),
        ColumnSchema(name: "a", isNotNull: true), ColumnSchema(name: "b", isNotNull: true),
      ])
    #expect(table.columnsNotToCopy == ["id", "code", "pin"])
    table.uniqueIndexes = [["year", "number"], ["a", "b"], ["code", "a"]].map {
      UniqueIndex(columns: $0)
    }
    #expect(table.columnsNotToCopy == ["id", "code", "pin", "year", "b"])
  }

  @Test("A column with a default is not required, and a switch begins off")
  func needs() {
    let table = TableSchema(
      name: "t", key: .rowid,
      columns: [
        ColumnSchema(name: "code", isNotNull: true, defaultText: "hex(randomblob(8))"),
        ColumnSchema(name: "on", declaredType: "BOOLEAN", isNotNull: true),
        ColumnSchema(name: "leave", declaredType: "INTEGER", isNotNull: true, defaultText: "25"),
        ColumnSchema(name: "name", declaredType: "TEXT", isNotNull: true),
      ])
    let form = table.newRecordForm()
    #expect(form.fields.map(\.id) == ["name", "code", "on", "leave"])
    #expect(form.field("code")?.isRequired == false && form.field("name")?.isRequired == true)
    #expect(
      table.newRecord(of: form).values == [.null, .integer(0), .integer(25), .null])
  }
}
