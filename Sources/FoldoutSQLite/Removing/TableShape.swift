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

/// Reading rows to keep, identify or compare them.
extension TableShape {
  /// Returns the selection of a whole row: its rowid, unless a column is an alias of it, and all
  /// columns. None is selected twice, because a table can have as many columns as SQLite can
  /// select.
  func selection(_ alias: String = "") -> String {
    (number + columns.map { "\(Identifier($0))" }).map { alias + $0 }.joined(separator: ", ")
  }

  /// Makes a row from the columns of ``selection(_:)``.
  func row(_ row: QueryRow) -> RowSnapshot {
    let start = number.count
    let values = row.values(start..<start + columns.count)
    let key = columnIndices(of: key)?.map { values[$0] } ?? []
    let identity = start > 0 ? [row.value(0)] : key
    return RowSnapshot(name: RowIdentity(table: name, identity: identity), key: key, values: values)
  }

  /// The rowid, unless one of the columns is an alias of it.
  private var number: [String] {
    rowidColumn == nil ? rowid.map { [$0] } ?? [] : []
  }

  /// Returns the selection of a row's identity and key, and some more columns.
  func naming(_ alias: String = "", and more: [String] = []) -> String {
    (identity + (key + more).map { "\(Identifier($0))" }).map { alias + $0 }
      .joined(separator: ", ")
  }

  /// Returns an expression that estimates a row's size in bytes. SQLite computes it without reading
  /// the values of blobs.
  func size(_ alias: String = "") -> String {
    // In parts, because the depth of an SQL expression is limited to 1,000.
    let lengths = columns.map { "coalesce(length(\(alias)\(Identifier($0))), 0)" }
    let sums = stride(from: 0, to: lengths.count, by: 100).map { start in
      "(\(lengths[start...].prefix(100).joined(separator: " + ")))"
    }
    return (["100"] + sums).joined(separator: " + ")
  }

  /// Makes a row without its values from the columns of ``naming(_:and:)``.
  func name(_ row: QueryRow) -> RowSnapshot {
    let count = identity.count
    return RowSnapshot(
      name: RowIdentity(table: name, identity: row.values(0..<count)),
      key: row.values(count..<count + key.count), values: [])
  }

  /// Returns the name of the row that a condition finds, without reading its other values.
  func identity(
    at address: (condition: String, values: [StoredValue]), in db: Database
  ) throws -> RowIdentity? {
    guard !identity.isEmpty else { return nil }
    return try Query(
      "SELECT \(naming()) FROM \(source) WHERE \(address.condition) LIMIT 1", in: db
    ).rows(address.values) { name($0).name }.first
  }

  /// Returns the row that a condition finds.
  func row(
    at address: (condition: String, values: [StoredValue]), in db: Database
  ) throws -> RowSnapshot? {
    guard !identity.isEmpty else { return nil }
    return try Query(
      "SELECT \(selection()) FROM \(source) WHERE \(address.condition) LIMIT 1", in: db
    ).rows(address.values) { row($0) }.first
  }

  /// True if a row with the identity exists.
  func has(_ identity: [StoredValue], in db: Database) throws -> Bool {
    try Query("SELECT 1 FROM \(source) WHERE \(condition()) LIMIT 1", in: db).hasRows(identity)
  }

  /// Returns the row that a condition finds, without its values, and its size in bytes.
  func named(
    at address: (condition: String, values: [StoredValue]), in db: Database
  ) throws -> (row: RowSnapshot, bytes: Int)? {
    guard !identity.isEmpty else { return nil }
    return try Query(
      "SELECT \(naming()), \(size()) FROM \(source) WHERE \(address.condition) LIMIT 1", in: db
    ).rows(address.values) { (name($0), $0.integer(identity.count + key.count)) }.first
  }

  /// Returns the row that a condition finds, with its values if they are at most `maxBytes`, and
  /// its size.
  func row(
    at address: (condition: String, values: [StoredValue]), ofAtMost maxBytes: Int, in db: Database
  ) throws -> (row: RowSnapshot, bytes: Int)? {
    guard var found = try named(at: address, in: db) else { return nil }
    if found.bytes <= maxBytes, let row = try row(at: address, in: db) {
      found = (row, row.bytes)
    }
    return found
  }

  /// Returns the condition that finds a row later: its key if that lasts, or else its rowid.
  func lastingAddress(of row: RowSnapshot) -> (condition: String, values: [StoredValue]) {
    guard isKeyPermanent, !row.key.contains(.null) else { return (condition(), row.name.identity) }
    return (key.map { "\(Identifier($0)) IS ?" }.joined(separator: " AND "), row.key)
  }

  /// Returns a hash of a row's values in some columns, with only the length of each blob. It
  /// distinguishes the row from another that has got its rowid; `nil` if there is no row.
  func trace(
    _ columns: [String], at address: (condition: String, values: [StoredValue]), in db: Database
  ) throws -> Int? {
    let values = columns.map { column in
      let name = Identifier(column)
      return "CASE typeof(\(name)) WHEN 'blob' THEN length(\(name)) ELSE \(name) END"
    }
    return try Query(
      """
      SELECT \(values.joined(separator: ", ")) FROM \(source) WHERE \(address.condition) LIMIT 1
      """, in: db
    ).rows(address.values) { row in
      var hasher = Hasher()
      for value in row.values(0..<columns.count) { hasher.combine(Token(value)) }
      return hasher.finalize()
    }.first
  }
}
