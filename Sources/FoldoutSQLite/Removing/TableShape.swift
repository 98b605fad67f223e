import FoldoutForms
import FoldoutRecords
import GRDB

/// A table as it is needed to keep its rows and put them back: all columns, whatever their names,
/// and the identity of rows.
struct TableShape: Sendable {
  /// The declared name.
  let name: String
  /// All columns, including computed ones.
  let columns: [String]
  /// The indices of the computed columns.
  let generated: Set<Int>
  /// The columns of the primary key, in its order.
  let key: [String]
  /// True if rows have no rowid.
  let hasNoRowid: Bool
  /// A name of the rowid that no column uses.
  let rowid: String?
  /// The column that is an alias of the rowid.
  let rowidColumn: String?

  /// True for `AUTOINCREMENT`: SQLite never gives a row's rowid to another one.
  var isAutoincrement = false

  /// The names of the rowid, unless columns use them.
  static let rowids = ["rowid", "_rowid_", "oid"]

  /// The name as SQL.
  var source: String { "\(Identifier(name))" }

  /// The name as SQLite compares it.
  var folded: FoldedName { FoldedName(name) }

  /// True if a row's identity is the rowid that SQLite reports when it writes the row.
  var isIdentifiedByRowid: Bool { rowid != nil || rowidColumn != nil }

  /// The names under which the rowid can be written.
  var namesOfRowid: Set<FoldedName> {
    let taken = Set(columns.map { FoldedName($0) })
    return Set(TableShape.rowids.map { FoldedName($0) }).subtracting(taken)
      .union(rowidColumn.map { [FoldedName($0)] } ?? [])
  }

  /// True if the declared key belongs to the same row for good. A rowid does not if SQLite may give
  /// it to another row once it is free.
  var isKeyPermanent: Bool { !key.isEmpty && (rowidColumn == nil || isAutoincrement) }

  /// The columns that find a row again: its rowid, or else its key; empty if there is neither.
  var identity: [String] {
    if let rowid { return [rowid] }
    if let rowidColumn { return ["\(Identifier(rowidColumn))"] }
    return key.map { "\(Identifier($0))" }
  }

  /// Returns the condition that a row, under an alias, has an identity.
  func condition(_ alias: String = "") -> String {
    identity.map { "\(alias)\($0) IS ?" }.joined(separator: " AND ")
  }

  /// Returns the indices of some columns; `nil` if one does not exist.
  func columnIndices(of names: [String]) -> [Int]? {
    let columnIndices = names.compactMap { columnIndex(of: $0) }
    return columnIndices.count == names.count ? columnIndices : nil
  }

  /// Returns the index of a column; `nil` if it does not exist. Complexity: O(1) if it is still at
  /// its former index, O(columns) otherwise.
  func columnIndex(of name: String, formerly index: Int = 0) -> Int? {
    if columns.indices.contains(index), columns[index].utf8.elementsEqual(name.utf8) {
      return index
    }
    return columns.firstIndex { $0.utf8.elementsEqual(name.utf8) }
      ?? columns.firstIndex { FoldedName($0) == FoldedName(name) }
  }
}

/// The identity of a row among all rows of the file.
struct RowIdentity: Hashable, Sendable {
  /// The table.
  var table: String
  /// The values of its identity.
  var identity: [StoredValue]

  /// True if other rows may have the same name: any number of rows can have NULL in the key of a
  /// table with rowids.
  var isShared: Bool { identity.contains(.null) }
}

/// A row that is kept in memory.
struct RowSnapshot: Sendable {
  var name: RowIdentity
  /// The values of its declared key.
  var key: [StoredValue]
  /// The values in the order of the table's columns; empty if they have more bytes than are kept.
  var values: [StoredValue]

  /// An estimate of the bytes that the values take in memory.
  var bytes: Int { values.reduce(100) { $0 + $1.keptBytes } }
}

/// A foreign key, seen from the table to which it refers.
struct Referrer: Hashable, Sendable {
  /// The referring table.
  var child: String
  /// The referring columns.
  var columns: [String]
  /// The columns that they refer to.
  var targets: [String]
  /// The action on rows that refer to a removed row.
  var rule: ForeignKeyRule
  /// True if an index finds the referring rows.
  var isIndexed: Bool

  /// The condition that a row of `c` refers to one of `p`. The target is on the left, because its
  /// collation decides for a foreign key.
  var condition: String {
    zip(targets, columns).map { "p.\(Identifier($0)) = c.\(Identifier($1))" }
      .joined(separator: " AND ")
  }
}
