import FoldoutForms
import FoldoutRecords
import GRDB

/// A row has NULL in the key that identified rows. SQLite allows NULL in most declared
/// keys, in any number of rows, and any program may insert such a row.
struct MissingKeyError: Error {}

extension CatalogCache {
  /// Runs `body` with a table. If a row turns out to have a NULL key, runs it again with rows
  /// identified by rowid, so `body` must not have written anything by then.
  func answer<T>(
    about name: String, in db: Database, _ body: (CatalogTable, DatedCatalog) throws -> T
  ) throws -> T {
    let catalog = try catalog(in: db)
    do {
      return try body(catalog.table(name), catalog)
    } catch is MissingKeyError {
      noteNullKey(in: name, of: catalog.catalog)
      let renewed = try self.catalog(in: db)
      return try body(renewed.table(name), renewed)
    }
  }
}

extension CatalogTable {
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
}
