import FoldoutRecords
import GRDB

/// The tables and indices in a file's `sqlite_schema`, by table.
struct SchemaEntries {
  /// A table, or an index of one.
  struct Entry: Sendable {
    /// The declared name.
    var name: String
    /// True for an index.
    var isIndex: Bool
    /// The root page, which distinguishes it from another one with the same declaration.
    var page: Int
    /// The statement that created it; empty for an index of a constraint.
    var sql: String

    /// True if two entries are identical byte by byte. Swift treats names as equal that SQLite
    /// distinguishes.
    func isSame(as other: Entry) -> Bool {
      isIndex == other.isIndex && page == other.page
        && name.utf8.elementsEqual(other.name.utf8) && sql.utf8.elementsEqual(other.sql.utf8)
    }
  }

  private var entries: [FoldedName: [Entry]] = [:]
  /// The declared names of all tables.
  private(set) var tables: [String] = []

  /// Reads the file's list in the transaction under way. Complexity: O(tables + indices).
  init(reading db: Database) throws {
    let found = try Query(
      """
      SELECT name, type = 'index', rootpage, sql, tbl_name FROM sqlite_schema
      WHERE type IN ('table', 'index')
      """, in: db
    ).rows { row in
      (
        table: FoldedName(try row.name(4)),
        entry: Entry(
          name: try row.name(0), isIndex: row.integer(1) != 0, page: row.integer(2),
          sql: row.string(3) ?? "")
      )
    }
    for (table, entry) in found { entries[table, default: []].append(entry) }
    tables = found.map(\.entry).filter { !$0.isIndex }.map(\.name)
  }

  /// The entries of a table and its indices.
  subscript(table: String) -> [Entry] { entries[FoldedName(table)] ?? [] }
}
