import FoldoutForms
import FoldoutRecords
import GRDB

/// The rows of a table, read to be kept, to be named, or to be told from others.
extension TableShape {
  /// The columns that are selected to keep a row: its number, where no column is that, and all its
  /// values. None is selected twice: a table can have as many as SQLite selects.
  func selection(_ alias: String = "") -> String {
    (number + columns.map { "\(Identifier($0))" }).map { alias + $0 }.joined(separator: ", ")
  }

  /// A row of that selection.
  func row(_ row: QueryRow) -> KeptValues {
    let start = number.count
    let values = row.values(start..<start + columns.count)
    let key = columnIndices(of: key)?.map { values[$0] } ?? []
    let identity = start > 0 ? [row.value(0)] : key
    return KeptValues(name: RowName(table: name, identity: identity), key: key, values: values)
  }

  /// The number of a row that none of its columns is.
  private var number: [String] {
    rowidColumn == nil ? rowid.map { [$0] } ?? [] : []
  }

  /// The columns that are selected to name a row, and some more of it.
  func naming(_ alias: String = "", and more: [String] = []) -> String {
    (identity + (key + more).map { "\(Identifier($0))" }).map { alias + $0 }
      .joined(separator: ", ")
  }

  /// The expression of a row's bytes, nearly: SQLite reads no bytes to tell their number.
  func size(_ alias: String = "") -> String {
    // In parts: SQLite takes no sum of more than a thousand.
    let lengths = columns.map { "coalesce(length(\(alias)\(Identifier($0))), 0)" }
    let sums = stride(from: 0, to: lengths.count, by: 100).map { start in
      "(\(lengths[start...].prefix(100).joined(separator: " + ")))"
    }
    return (["100"] + sums).joined(separator: " + ")
  }

  /// A row of that selection, without its values.
  func name(_ row: QueryRow) -> KeptValues {
    let count = identity.count
    return KeptValues(
      name: RowName(table: name, identity: row.values(0..<count)),
      key: row.values(count..<count + key.count), values: [])
  }

  /// The name of the row that a condition finds; no other value of it is read.
  func identity(
    at address: (condition: String, values: [StoredValue]), in db: Database
  ) throws -> RowName? {
    guard !identity.isEmpty else { return nil }
    return try Query(
      "SELECT \(naming()) FROM \(source) WHERE \(address.condition) LIMIT 1", in: db
    ).rows(address.values) { name($0).name }.first
  }

  /// The row that a condition finds.
  func row(
    at address: (condition: String, values: [StoredValue]), in db: Database
  ) throws -> KeptValues? {
    guard !identity.isEmpty else { return nil }
    return try Query(
      "SELECT \(selection()) FROM \(source) WHERE \(address.condition) LIMIT 1", in: db
    ).rows(address.values) { row($0) }.first
  }

  /// True if a row has an identity.
  func has(_ identity: [StoredValue], in db: Database) throws -> Bool {
    try Query("SELECT 1 FROM \(source) WHERE \(condition()) LIMIT 1", in: db).hasRows(identity)
  }

  /// The name of the row that a condition finds, and its bytes.
  func named(
    at address: (condition: String, values: [StoredValue]), in db: Database
  ) throws -> (row: KeptValues, bytes: Int)? {
    guard !identity.isEmpty else { return nil }
    return try Query(
      "SELECT \(naming()), \(size()) FROM \(source) WHERE \(address.condition) LIMIT 1", in: db
    ).rows(address.values) { (name($0), $0.integer(identity.count + key.count)) }.first
  }

  /// The same row with its values, where they have no more bytes than may be kept.
  func row(
    at address: (condition: String, values: [StoredValue]), ofAtMost maxBytes: Int, in db: Database
  ) throws -> (row: KeptValues, bytes: Int)? {
    guard var found = try named(at: address, in: db) else { return nil }
    if found.bytes <= maxBytes, let row = try row(at: address, in: db) {
      found = (row, row.bytes)
    }
    return found
  }

  /// The address where a row is looked for later: its key where that lasts, or else its number.
  func lastingAddress(of row: KeptValues) -> (condition: String, values: [StoredValue]) {
    guard keyLasts, !row.key.contains(.null) else { return (condition(), row.name.identity) }
    return (key.map { "\(Identifier($0)) IS ?" }.joined(separator: " AND "), row.key)
  }

  /// A hash of all of a row's values in some columns, of bytes their number only: it tells the row
  /// from another that has got its place. `nil` where there is none.
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
