import FoldoutForms
import FoldoutRecords
import Foundation

/// The data kept of a removal: everything that it takes to bring it back.
struct KeptRemoval: Sendable {
  /// A row that triggers changed.
  struct TouchedRow: Sendable {
    /// The row as it was before the removal.
    var before: KeptValues
    /// The columns that are others after it.
    var changed: [String] = []
    /// The trace of the row after it; `nil` where it is not there.
    var trace: Int?
  }

  /// The file, as it was opened.
  let file: UUID
  /// The table.
  let table: String
  /// The record.
  let key: RecordKey
  /// The rows that went, the record first, each before those that went with it; those that triggers
  /// removed come last.
  let rows: [KeptValues]
  /// The rows whose references were set to something else.
  let set: [RemovalWalk.SetRow]
  /// The rows that triggers changed.
  let touched: [TouchedRow]
  /// The columns of the tables of all these rows.
  let columns: [String: [String]]

  /// The bytes that it takes in memory, nearly.
  var bytes: Int {
    rows.reduce(0) { $0 + $1.bytes } + touched.reduce(0) { $0 + $1.before.bytes + 100 }
      + set.reduce(0) { sum, row in
        (row.row.key + row.before + row.left).reduce(sum + 100) { $0 + $1.keptBytes }
      }
  }
}

extension Catalog {
  /// The key that identifies a row.
  func key(of row: KeptValues, _ shapes: Shapes) -> RecordKey {
    let names = self[row.name.table]?.schema.key.columns.map { FoldedName($0) } ?? []
    let declared = shapes[row.name.table]?.key.map { FoldedName($0) } ?? []
    let values = names.compactMap { name in
      declared.firstIndex(of: name).flatMap { row.key.indices.contains($0) ? row.key[$0] : nil }
    }
    guard !values.isEmpty, values.count == names.count else { return RecordKey(row.name.identity) }
    return self[row.name.table]?.marked(values) ?? RecordKey(values)
  }

  /// The secrets of some rows. A table that the catalog does not list shows none.
  func secrets(of rows: [KeptValues], _ shapes: Shapes) -> Set<SecretTokens.Cell> {
    var cells: Set<SecretTokens.Cell> = []
    var schemas: [String: TableSchema] = [:]
    for row in rows {
      let schema = schemas[row.name.table] ?? self[row.name.table]?.schema
      guard let schema else { continue }
      schemas[row.name.table] = schema
      guard schema.columns.contains(where: \.isSecret) else { continue }
      cells.formUnion(schema.secrets(of: key(of: row, shapes)))
    }
    return cells
  }
}
