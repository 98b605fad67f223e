import FoldoutForms
import FoldoutRecords
import GRDB

/// A row was met that has no value in the key that was held to name each row. SQLite lets most
/// declared keys be NULL, in any number of rows, and any program may put such a row in.
struct MissingKeyError: Error {}

extension CatalogCache {
  /// Does something with a table, and again from the start where a row turns out to be without its
  /// key: then rows are known by their rowids. Nothing may have been written by then.
  func answer<T>(
    about name: String, in db: Database, _ body: (CatalogTable, DatedCatalog) throws -> T
  ) throws -> T {
    let catalog = try catalog(in: db)
    do {
      return try body(catalog.table(name), catalog)
    } catch is MissingKeyError {
      note(rowWithoutKeyIn: name, in: catalog.catalog)
      let renewed = try self.catalog(in: db)
      return try body(renewed.table(name), renewed)
    }
  }
}

extension CatalogTable {
  /// A row that its key names; throws for one that has none.
  func named(_ row: FoundRow) throws -> FoundRow {
    if isWithoutKey(row) { throw MissingKeyError() }
    return row
  }

  /// True where a row has no value in the declared key, so that others may have the same.
  func isWithoutKey(_ row: FoundRow) -> Bool { isWithoutKey(row.stored.key) }

  /// The same of what stands in the key.
  func isWithoutKey(_ key: RecordKey) -> Bool {
    schema.keyBasis == .declared && key.values.contains(.null)
  }
}
