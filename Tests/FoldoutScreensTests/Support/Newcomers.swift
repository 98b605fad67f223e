import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting

/// A new record of a small table, with a store that records insertions and fills in its defaults.
final class Newcomers {
  static let table: TableSchema = {
    var status = ColumnSchema(name: "status", declaredType: "TEXT")
    status.constraints.options = [.text("guest"), .text("member")]
    return TableSchema(
      name: "people", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER", isNotNull: true, isUnique: true),
        ColumnSchema(name: "note", declaredType: "TEXT"),
        ColumnSchema(name: "name", declaredType: "TEXT", isNotNull: true),
        ColumnSchema(name: "born", declaredType: "DATE", dateForm: .day),
        ColumnSchema(
          name: "joined", declaredType: "DATE", isNotNull: true, defaultText: "CURRENT_DATE",
          dateForm: .day),
        ColumnSchema(
          name: "leave", declaredType: "INTEGER", isNotNull: true, defaultText: "25"),
        ColumnSchema(
          name: "code", declaredType: "TEXT", isNotNull: true, defaultText: "hex(randomblob(8))",
          isUnique: true),
        status,
        ColumnSchema(name: "remote", declaredType: "BOOLEAN", isNotNull: true),
        ColumnSchema(name: "twice", declaredType: "INTEGER", isGenerated: true),
        ColumnSchema(name: "password", declaredType: "TEXT"),
      ])
  }()

  let form = Newcomers.table.newRecordForm()
  /// The insertions that were sent to the store.
  private(set) var requestedInsertions: [Insertion] = []
  /// Answers to return instead of the store's, in order.
  var planned: [InsertionAnswer] = []

  /// Returns the screen of a new record; `values` are those of a copied record.
  func screen(_ values: [String: StoredValue] = [:], open: [String] = []) throws -> ShownRecord {
    var base = Newcomers.table.newRecord(of: form)
    for (column, value) in values { base[column] = value }
    return ShownRecord(
      RecordReading(StoredRecord(key: RecordKey([]), record: base)), form: form,
      layout: try RecordLayout(form),
      target: RecordTarget(
        table: "people", key: RecordKey([]), title: "People", fallbackTitle: "New record",
        scope: "/p",
        uniqueColumns: ["id", "code"], addition: Addition(base: base, to: Newcomers.table)),
      open: open.map { .field(FieldID($0)) }, environment: Stay.environment)
  }

  func host(open: [String] = []) throws -> TextHost {
    TextHost(
      try screen(open: open), read: { nil }, insert: { self.insert($0) },
      store: { _ in .gone })
  }

  func insert(_ insertion: Insertion) -> InsertionAnswer {
    requestedInsertions.append(insertion)
    if !planned.isEmpty { return planned.removeFirst() }
    var record = DynamicRecord(
      columns: Newcomers.table.columns.map(\.name),
      values: Newcomers.table.columns.map { column in
        if case .value(let value) = column.defaultValue { value } else { .null }
      })
    for cell in insertion.cells { record[cell.column] = cell.new }
    record["id"] = .integer(7)
    let stored = StoredRecord(key: RecordKey([.integer(7)]), record: record)
    return .stored(
      RecordReading(stored), altered: [], alsoWritten: ["id", "leave"],
      addID: "seven")
  }

  /// The values of the last insertion, by column.
  var cells: [String: StoredValue] {
    Dictionary(
      (requestedInsertions.last?.cells ?? []).map { ($0.column, $0.new) }, uniquingKeysWith: { $1 })
  }
}
