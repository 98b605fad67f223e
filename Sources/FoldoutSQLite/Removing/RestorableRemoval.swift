import FoldoutForms
import FoldoutRecords
import Foundation

/// The data that are needed to restore a removal.
struct RestorableRemoval: Sendable {
  /// A row that triggers changed.
  struct TouchedRow: Sendable {
    /// The row before the removal.
    var before: RowSnapshot
    /// The columns that differ after the removal.
    var changed: [String] = []
    /// The trace of the row after the removal; `nil` if the row is gone.
    var trace: Int?
  }

  /// Identifies the opened file.
  let file: UUID
  /// The record's table.
  let table: String
  /// The record's key.
  let key: RecordKey
  /// The removed rows: the record first, and each before those removed with it. Rows removed by
  /// triggers come last.
  let rows: [RowSnapshot]
  /// The rows whose foreign keys were set to NULL or to their default.
  let set: [RemovalWalk.SetRow]
  /// The rows that triggers changed.
  let touched: [TouchedRow]
  /// The columns of the tables of all these rows.
  let columns: [String: [String]]

  /// An estimate of the bytes that it takes in memory.
  var bytes: Int {
    rows.reduce(0) { $0 + $1.bytes } + touched.reduce(0) { $0 + $1.before.bytes + 100 }
      + set.reduce(0) { sum, row in
        (row.row.key + row.before + row.after).reduce(sum + 100) { $0 + $1.keptBytes }
      }
  }
}

extension Catalog {
  /// Returns the key that identifies a row.
  func key(of row: RowSnapshot, _ shapes: Shapes) -> RecordKey {
    let names = self[row.name.table]?.schema.key.columns.map { FoldedName($0) } ?? []
    let declared = shapes[row.name.table]?.key.map { FoldedName($0) } ?? []
    let values = names.compactMap { name in
      declared.firstIndex(of: name).flatMap { row.key.indices.contains($0) ? row.key[$0] : nil }
    }
    guard !values.isEmpty, values.count == names.count else { return RecordKey(row.name.identity) }
    return self[row.name.table]?.marked(values) ?? RecordKey(values)
  }

  /// Returns the secret cells of some rows; none for a table that is not in the catalog.
  func secrets(of rows: [RowSnapshot], _ shapes: Shapes) -> Set<SecretTokens.Cell> {
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
