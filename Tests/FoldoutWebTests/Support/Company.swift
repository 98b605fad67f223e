import FoldoutForms
import FoldoutRecords

/// A small store whose table has a column of every common kind, for tests that read its pages.
enum Company {
  static let people = TableSchema(
    name: "people", key: .columns(["id"]),
    columns: [
      ColumnSchema(name: "id", declaredType: "INTEGER"),
      ColumnSchema(name: "name", declaredType: "TEXT", isNotNull: true),
      ColumnSchema(name: "note", declaredType: "TEXT"),
      ColumnSchema(name: "hired", declaredType: "DATE", isNotNull: true, dateForm: .day),
      ColumnSchema(name: "left", declaredType: "DATE", dateForm: .day),
      ColumnSchema(
        name: "review", declaredType: "DATETIME", dateForm: .dayAndTime(separator: .blank, .seconds)
      ),
      ColumnSchema(name: "leave", declaredType: "INTEGER", isNotNull: true),
      ColumnSchema(name: "rate", declaredType: "DECIMAL(8,2)"),
      ColumnSchema(name: "remote", declaredType: "BOOLEAN", isNotNull: true),
      ColumnSchema(name: "photo", declaredType: "BLOB"),
    ])

  static func row(
    _ id: Int64, _ name: String, note: StoredValue = .null, left: StoredValue = .null
  ) -> DynamicRecord {
    DynamicRecord(
      columns: people.columns.map(\.name),
      values: [
        .integer(id), .text(name), note, .text("2002-08-14"), left,
        .text("2026-04-01 09:30:00"), .integer(25), .real(31.5), .integer(1), .blob([1, 2, 3]),
      ])
  }

  static let ada = row(1, "Ada Brandt", note: .text("Likes <b>bold</b> & “quotes”"))

  static func store(
    _ records: [DynamicRecord] = [ada, row(2, "Björn Åkesson"), row(3, "ليلى منصور")],
    isWritable: Bool = true
  ) -> MemoryStore {
    MemoryStore(
      schema: Schema(tables: [people], isWritable: isWritable), records: ["people": records])
  }

  /// Returns a store of one table with these columns and one record.
  static func store(of columns: [(ColumnSchema, StoredValue)]) -> MemoryStore {
    let table = TableSchema(name: "t", key: .rowid, columns: columns.map(\.0))
    let record = DynamicRecord(columns: columns.map(\.0.name), values: columns.map(\.1))
    return MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["t": [record]])
  }
}

extension RecordStore {
  /// Returns the stored value of a record's cell.
  func cell(_ column: String, of key: String = "1", in table: String = "people") async throws
    -> StoredValue?
  {
    try await record(RecordKey([.text(key)]), in: table)?.record[column]
  }
}
