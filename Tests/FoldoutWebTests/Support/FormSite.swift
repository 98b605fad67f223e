import FoldoutForms
import FoldoutRecords

@testable import FoldoutApp
@testable import FoldoutWeb

/// A site with one record of a table, shown in a program's form.
struct FormSite {
  let table: String
  let store: MemoryStore
  var visitor: Visitor
  /// The address of the record.
  var path: String { "/t/\(table)/1" }

  /// - Parameters:
  ///   - others: The table's further records.
  ///   - unique: The columns in which no value stands twice.
  init<Value: Sendable>(
    _ table: String, _ form: Form<Value>, _ value: Value, others: [DynamicRecord] = [],
    unique: Set<String> = []
  ) {
    let record = form.columns(of: value)
    let columns = record.columns.map { name in
      ColumnSchema(
        name: name, isUnique: unique.contains(name),
        isSecret: form.field(FieldID(name))?.kind == .secret)
    }
    let schema = Schema(
      tables: [TableSchema(name: table, key: .rowid, columns: columns)], isWritable: true)
    let store = MemoryStore(schema: schema, records: [table: [record] + others])
    self.table = table
    self.store = store
    visitor = Visitor(store, forms: [table: form.byColumns(template: value)])
    if columns.contains(where: \.isSecret) {
      visitor.revealed = { try? await store.revealed($0, in: $1) }
    }
  }

  /// The stored record.
  var record: DynamicRecord? {
    get async throws {
      try await store.record(RecordKey([.integer(1)]), in: table, limits: nil)?.record
    }
  }

  func cell(_ column: String) async throws -> StoredValue? { try await record?[column] }
}
