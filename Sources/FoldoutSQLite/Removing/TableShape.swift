import FoldoutForms
import FoldoutRecords
import GRDB

/// A table as its rows are kept and put back: all columns, whatever they are called, and what finds
/// one row again.
struct TableShape: Sendable {
  /// The name, as it was declared.
  let name: String
  /// All columns, with those that are computed.
  let columns: [String]
  /// The columns that are computed.
  let generated: Set<Int>
  /// The columns of the primary key, in its order.
  let key: [String]
  /// True if rows have no number of their own.
  let hasNoRowid: Bool
  /// A name of the rowid that no column has taken.
  let rowid: String?
  /// The column that is the rowid under another name.
  let rowidColumn: String?

  /// True for `AUTOINCREMENT`: no row ever gets the number of another.
  var countsOn = false

  /// The names of a row's number, where no column has taken them.
  static let rowids = ["rowid", "_rowid_", "oid"]

  /// The name as SQL.
  var source: String { "\(Identifier(name))" }

  /// The name as SQLite compares it.
  var folded: FoldedName { FoldedName(name) }

  /// True if a row's identity is the number that SQLite reports when the row is written.
  var isKnownByNumber: Bool { rowid != nil || rowidColumn != nil }

  /// The names under which the number can be written.
  var namesOfNumber: Set<FoldedName> {
    let taken = Set(columns.map { FoldedName($0) })
    return Set(TableShape.rowids.map { FoldedName($0) }).subtracting(taken)
      .union(rowidColumn.map { [FoldedName($0)] } ?? [])
  }

  /// True if the declared key is the same row's for good: a number that SQLite may give to
  /// another row once it is free is not.
  var keyLasts: Bool { !key.isEmpty && (rowidColumn == nil || countsOn) }

  /// The columns that find a row again: its number, or else its key; empty if none do.
  var identity: [String] {
    if let rowid { return [rowid] }
    if let rowidColumn { return ["\(Identifier(rowidColumn))"] }
    return key.map { "\(Identifier($0))" }
  }

  /// The condition that a row of an alias is the one of its identity.
  func condition(_ alias: String = "") -> String {
    identity.map { "\(alias)\($0) IS ?" }.joined(separator: " AND ")
  }

  /// The indices of some columns among all; `nil` where one is not there.
  func columnIndices(of names: [String]) -> [Int]? {
    let columnIndices = names.compactMap { columnIndex(of: $0) }
    return columnIndices.count == names.count ? columnIndices : nil
  }

  /// The index of a column; `nil` where it is not there. Complexity: O(1) where it is the index at
  /// which it was, O(columns) else.
  func columnIndex(of name: String, formerly index: Int = 0) -> Int? {
    if columns.indices.contains(index), columns[index].utf8.elementsEqual(name.utf8) {
      return index
    }
    return columns.firstIndex { $0.utf8.elementsEqual(name.utf8) }
      ?? columns.firstIndex { FoldedName($0) == FoldedName(name) }
  }
}

/// The name that tells one row of the file from all others.
struct RowName: Hashable, Sendable {
  /// The table.
  var table: String
  /// The values of its identity.
  var identity: [StoredValue]

  /// True if other rows may have the same name: a key of a table with rowids may have no value
  /// in any number of rows.
  var isShared: Bool { identity.contains(.null) }
}

/// A row as it is kept.
struct KeptValues: Sendable {
  var name: RowName
  /// The values of its declared key.
  var key: [StoredValue]
  /// In the order of the table's columns; empty if it has more bytes than are kept.
  var values: [StoredValue]

  /// The bytes that the values take in memory, nearly.
  var bytes: Int { values.reduce(100) { $0 + $1.keptBytes } }
}

/// A foreign key, from the side of the table that is referred to.
struct Referrer: Hashable, Sendable {
  /// The table that refers.
  var child: String
  /// The columns there.
  var columns: [String]
  /// The columns that they refer to.
  var targets: [String]
  /// The treatment of rows that refer to a removed one.
  var rule: ForeignKeyRule
  /// True if an index finds the rows that refer.
  var isIndexed: Bool

  /// The condition that a row of `c` refers to one of `p`. The target comes first: a foreign key is
  /// compared by its collation.
  var condition: String {
    zip(targets, columns).map { "p.\(Identifier($0)) = c.\(Identifier($1))" }
      .joined(separator: " AND ")
  }
}
