import FoldoutForms
import FoldoutRecords
import GRDB

/// A table or view, with the facts that SQL on it needs.
struct CatalogTable: Sendable {
  /// One part of the key that orders and finds rows.
  struct KeyPart: Hashable, Sendable {
    /// The column or the rowid as SQL, with the collation of its index: another collation would
    /// find other rows, and not use the index.
    var expression: String
    /// The SQL that reads the value: NULL for a text that cannot be compared with what is read of
    /// it, as in UTF-16 a half of a surrogate pair. Such a row is identified by its rowid, like one
    /// without a key.
    var selection: String
    /// True if rows can have NULL here: SQLite allows it in most declared keys.
    var isNullable: Bool
    /// The conversion by the column's type, which decides if '12' and 12 are the same value.
    var conversion: RecordKey.Conversion
  }

  /// The schema for a host, without inferences from the rows.
  var schema: TableSchema
  /// The parts of the key, in order; empty if rows are identified by row number only.
  var key: [KeyPart]
  /// A name of the rowid that no column uses; `nil` if there is none, or the rows have no rowid.
  var rowid: String?
  /// True if the key is a column that is an alias of the rowid, so that writing it changes the
  /// rowid.
  var isKeyRowid: Bool
  /// True if incremental blob I/O can open the table's cells. It works in ordinary tables only, and
  /// after a generated column that is not stored it opens the neighbouring cell.
  var supportsBlobIO: Bool
  /// The names of the columns whose types convert no values.
  var columnsWithoutConversion: Set<String>
  /// For each part of the declared key, true if its index is descending; empty if the key has no
  /// index.
  var keyDirections: [Bool] = []
  /// The orders that indices provide beside the key's, by their first columns.
  var orders: [String: DeclaredOrder] = [:]

  /// The entries of the file's schema from which it was read: its own and those of its indices.
  var entries: [SchemaEntries.Entry] = []
  /// Inferences from the table's rows, shared with later catalogs that keep the table.
  let inferences = InferenceCache()

  /// The table's name as SQL.
  var source: String { "\(Identifier(schema.name))" }

  /// The names of all columns.
  var columns: [String] { schema.columns.map(\.name) }
}

extension CatalogTable {
  /// Returns the reader of the table's rows in a database.
  func reader(in db: Database) -> RowReader { RowReader(table: self, db: db) }

  /// The number of values in a key.
  var keyCount: Int { max(1, key.count) }

  /// Returns the row if its key identifies it; throws ``MissingKeyError`` if the key contains NULL.
  func named(_ row: FoundRow) throws -> FoundRow {
    if hasNullKey(row) { throw MissingKeyError() }
    return row
  }

  /// True if a row has NULL in the declared key, which other rows may have, too.
  func hasNullKey(_ row: FoundRow) -> Bool { hasNullKey(row.stored.key) }

  /// True if a key has NULL in a column of the declared key.
  func hasNullKey(_ key: RecordKey) -> Bool {
    schema.keyBasis == .declared && key.values.contains(.null)
  }

  /// Returns the number of a row by its key. A key that is no whole number comes after all rows, as
  /// SQLite sorts it, so that its window is empty and says so.
  static func rowNumber(_ key: RecordKey) -> Int {
    guard let value = key.values.first, key.values.count == 1,
      case .integer(let number) = value.parsedNumber ?? value
    else { return .max }
    return Int(clamping: number)
  }

  /// Returns the selection that reads rows: the rowid or NULL, the key, and some expressions.
  func selection(of expressions: [String]) -> String {
    ([rowid ?? "NULL"] + key.map(\.selection) + expressions).joined(separator: ", ")
  }

  /// Returns the key with some values, marked so that an address distinguishes their types.
  func marked(_ values: [StoredValue]) -> RecordKey {
    RecordKey(values).marked(key.map(\.conversion))
  }

  /// Makes a row from the columns of ``selection(of:)``.
  func found(_ row: QueryRow, _ record: DynamicRecord) -> FoundRow {
    FoundRow(
      stored: StoredRecord(key: marked(row.values(1..<1 + key.count)), record: record),
      rowid: rowid == nil ? nil : row.value(0))
  }

  /// Returns the condition that finds a row again, by its rowid or else its key.
  func address(of row: FoundRow) -> (condition: String, values: [StoredValue]) {
    if let rowid, let number = row.rowid { return ("\(rowid) IS ?", [number]) }
    return (
      key.map { "\($0.expression) IS ?" }.joined(separator: " AND "), row.stored.key.values
    )
  }

  /// True if the table's declaration is unchanged since it was read, so that it need not be read
  /// again.
  ///
  /// Always false for a view, whose columns change with other tables; for a virtual table, whose
  /// columns its module decides; and after rows with a NULL key were found, which may be gone by
  /// now.
  func isUnchanged(from traits: TableTraits) -> Bool {
    schema.kind == .table && traits.kind == .table && schema.fault == nil
      && schema.keyBasis != .missingInRows && !traits.hasNullKey
      && entries.count == traits.entries.count
      && zip(entries, traits.entries).allSatisfy { $0.isSame(as: $1) }
  }
}

extension CatalogTable {
  /// Returns the result of `read`; throws `unavailable` with the reason if the table's own
  /// declaration makes it fail.
  ///
  /// Only when compiling a statement does SQLite report that a view refers to something missing, or
  /// that this program lacks a function or collation; only when computing a value, that it is too
  /// long.
  func reading<T>(_ read: () throws -> T) throws -> T {
    if let fault = schema.fault { throw StoreError.unavailable(table: schema.name, detail: fault) }
    do {
      return try read()
    } catch let error as DatabaseError
      where [.SQLITE_ERROR, .SQLITE_TOOBIG].contains(error.resultCode)
    {
      throw StoreError.unavailable(
        table: schema.name, detail: error.message ?? "\(error.resultCode)")
    }
  }

  /// The error for a row that is not found again by its number, as in a virtual table whose module
  /// renumbers its rows on each read.
  var lostRow: StoreError {
    .unavailable(table: schema.name, detail: "it does not find a row again that it has just given")
  }

  /// Throws if removing a row, or previewing it, would reveal whether a secret refers to it.
  func refuseRemovalThatRevealsSecrets() throws(StoreError) {
    guard schema.isTargetOfSecrets else { return }
    throw .refused(rule: .linkedSecret, column: nil, table: schema.name)
  }
}
