/// A database with every oddity that a real file may have, as SQL statements.
///
/// Tests of code that opens files read each of its tables, and change each value and change it
/// back. They run the statements with an SQLite of their own, so that nothing here depends on one.
public enum OddDatabase {
  /// A group of statements, named after its oddity.
  public struct Group: Sendable {
    /// The oddity's name.
    public let name: String
    /// The statements, to be run together.
    public let sql: String
    /// The SQLite module that the statements need; `nil` if any SQLite can run them.
    public let module: String?

    init(_ name: String, module: String? = nil, _ sql: String) {
      self.name = name
      self.sql = sql
      self.module = module
    }
  }

  /// All groups, in the order in which they must be run; the last one writes to `sqlite_schema`.
  public static let groups = [
    keys, names, columns, values, dates, rules, references, views, wide, search, trees, missing,
  ]

  /// The tables whose triggers alter what is written, so that writing the old value again does not
  /// restore the row.
  public static let changedByTriggers: Set<String> = ["triggers that change"]

  /// Returns the statements of a table with that many rows, for occasional tests of large files.
  public static func rows(_ count: Int) -> String {
    """
    CREATE TABLE many (id INTEGER PRIMARY KEY, name TEXT, seen_at INTEGER, day TEXT, note TEXT);
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
    INSERT INTO many
      SELECT i, 'Name ' || i, 1700000000 + i, date('2000-01-01', (i % 9000) || ' days'), NULL FROM n;
    """
  }
}
