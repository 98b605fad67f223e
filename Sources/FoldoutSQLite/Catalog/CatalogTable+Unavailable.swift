import FoldoutRecords
import GRDB

extension CatalogTable {
  /// Reads from the table; where its own declaration prevents it, throws that as a reason.
  ///
  /// SQLite finds only when a statement is compiled that a view refers to what is not there, or
  /// that a function or collation is another program's.
  func reading<T>(_ read: () throws -> T) throws -> T {
    if let fault = schema.fault { throw StoreError.unavailable(table: schema.name, detail: fault) }
    do {
      return try read()
    } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
      throw StoreError.unavailable(
        table: schema.name, detail: error.message ?? "\(error.resultCode)")
    }
  }
}
