import FoldoutRecords
import GRDB

/// The tables and indices of a file as its own list has them, by the tables that they belong to.
struct SchemaEntries {
  /// A table, or an index of one.
  struct Entry: Sendable {
    /// The name, as it was declared.
    var name: String
    /// True for an index.
    var isIndex: Bool
    /// The first page of its rows, which tells it from another of the same declaration.
    var page: Int
    /// The statement that made it; empty for an index that a constraint made.
    var sql: String

    /// True for two entries alike to the byte. Swift holds names for one that SQLite does not.
    func isSame(as other: Entry) -> Bool {
      isIndex == other.isIndex && page == other.page
        && name.utf8.elementsEqual(other.name.utf8) && sql.utf8.elementsEqual(other.sql.utf8)
    }
  }

  private var entries: [FoldedName: [Entry]] = [:]
  /// The names of all tables, as they were declared.
  private(set) var tables: [String] = []

  /// Reads the list in the transaction under way. Complexity: O(tables and indices).
  init(reading db: Database) throws {
    let found = try Query(
      """
      SELECT name, type = 'index', rootpage, sql, tbl_name FROM sqlite_schema
      WHERE type IN ('table', 'index')
      """, in: db
    ).rows { row in
      (
        table: FoldedName(row.string(4) ?? ""),
        entry: Entry(
          name: row.string(0) ?? "", isIndex: row.integer(1) != 0, page: row.integer(2),
          sql: row.string(3) ?? "")
      )
    }
    for (table, entry) in found { entries[table, default: []].append(entry) }
    tables = found.map(\.entry).filter { !$0.isIndex }.map(\.name)
  }

  /// The entries of a table: its own, and those of its indices.
  subscript(table: String) -> [Entry] { entries[FoldedName(table)] ?? [] }
}

extension CatalogTable {
  /// True where the table is declared as it was when it was read, so that nothing of it is read
  /// anew.
  ///
  /// A view has other columns where something else is altered; a virtual table is its module's
  /// matter; and where rows have stood in the way of a key, they may be gone by now.
  func isStill(_ traits: TableTraits) -> Bool {
    schema.kind == .table && traits.kind == .table && schema.fault == nil
      && schema.keyBasis != .missingInRows && !traits.isWithoutKey
      && entries.count == traits.entries.count
      && zip(entries, traits.entries).allSatisfy { $0.isSame(as: $1) }
  }
}
