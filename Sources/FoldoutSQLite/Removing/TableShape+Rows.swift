import FoldoutForms
import FoldoutRecords
import GRDB

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
