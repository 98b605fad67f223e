/// A database of every oddity that a file of somebody's own may have, as statements of SQL.
///
/// Whatever opens files proves itself on it: each table is read, and each value changed and changed
/// back. It is made by the test, with any SQLite, so that nothing here depends on one.
public enum OddDatabase {
  /// One group of statements, under what is odd about them.
  public struct Aspect: Sendable {
    /// The oddity's name.
    public let name: String
    /// The statements, which are run together.
    public let sql: String
    /// The module that the statements need; `nil` where any SQLite can run them.
    public let module: String?

    init(_ name: String, module: String? = nil, _ sql: String) {
      self.name = name
      self.sql = sql
      self.module = module
    }
  }

  /// All groups in the order in which they have to be run; the last one writes to the schema
  /// itself.
  public static let aspects = [
    keys, names, columns, values, dates, rules, references, views, wide, search, trees, missing,
  ]

  /// The tables whose rows a trigger makes something else of, so that a change cannot be taken back
  /// by its opposite.
  public static let changedByTriggers: Set<String> = ["triggers that change"]

  /// A table of so many rows, which no test of every day needs.
  public static func rows(_ count: Int) -> String {
    """
    CREATE TABLE many (id INTEGER PRIMARY KEY, name TEXT, seen_at INTEGER, day TEXT, note TEXT);
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
    INSERT INTO many
      SELECT i, 'Name ' || i, 1700000000 + i, date('2000-01-01', (i % 9000) || ' days'), NULL FROM n;
    """
  }
}
