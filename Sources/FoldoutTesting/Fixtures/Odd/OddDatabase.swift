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

extension OddDatabase {
  /// Tables with unusual primary keys, or without one.
  static let keys = Group(
    "keys",
    """
    CREATE TABLE "composite key" (region TEXT, number INTEGER, label TEXT, note TEXT,
      PRIMARY KEY (region, number));
    INSERT INTO "composite key" VALUES ('a,b', 1, 'comma', NULL), ('a', 12, 'plain', 'x'),
      ('', -3, 'empty', 'y');
    CREATE TABLE "no key" (name TEXT, amount REAL);
    INSERT INTO "no key" VALUES ('one', 1.5), ('one', 1.5), (NULL, NULL);
    CREATE TABLE "key without values" (code TEXT PRIMARY KEY, label TEXT);
    INSERT INTO "key without values" VALUES (NULL, 'first'), (NULL, 'second'), ('c', 'third');
    CREATE TABLE "without rowid" (code TEXT, place INTEGER, label TEXT,
      PRIMARY KEY (code, place)) WITHOUT ROWID;
    INSERT INTO "without rowid" VALUES ('x', 1, 'ex'), ('y', 2, 'why');
    CREATE TABLE "downwards" (id INTEGER PRIMARY KEY DESC, label TEXT);
    INSERT INTO "downwards" VALUES (3, 'three'), (2, 'two');
    CREATE TABLE "nocase key" (name TEXT COLLATE NOCASE PRIMARY KEY, value TEXT COLLATE NOCASE);
    INSERT INTO "nocase key" VALUES ('Ada', 'Yes'), ('bo', 'no');
    CREATE TABLE "rtrim key" (name TEXT COLLATE RTRIM PRIMARY KEY, value TEXT COLLATE RTRIM);
    INSERT INTO "rtrim key" VALUES ('Ada  ', 'Yes '), ('bo', 'no');
    CREATE TABLE "key of anything" (k PRIMARY KEY, v);
    INSERT INTO "key of anything" VALUES (7, 'integer'), ('7', 'text'), (x'37', 'bytes'),
      (7.5, 'real'), ('a/b', 'slash'), ('..', 'dots'), ('~null', 'tilde');
    CREATE TABLE "names of rowid" (rowid TEXT, oid TEXT, name TEXT);
    INSERT INTO "names of rowid" VALUES ('a', 'b', 'c');
    CREATE TABLE "rowid unreachable" (rowid TEXT, oid TEXT, _rowid_ TEXT);
    INSERT INTO "rowid unreachable" VALUES ('a', 'b', 'c');
    CREATE TABLE "secret key" (password TEXT PRIMARY KEY, login TEXT);
    INSERT INTO "secret key" VALUES ('hunter2', 'ada');
    CREATE TABLE "large key" (id INTEGER PRIMARY KEY, label TEXT);
    INSERT INTO "large key" VALUES (-9223372036854775808, 'least'), (9223372036854775807, 'most');
    CREATE TABLE "no rows" (id INTEGER PRIMARY KEY, name TEXT, at DATETIME, total REAL);
    """)
}

extension OddDatabase {
  /// Table names that have a meaning in SQL, HTML, addresses or forms.
  private static let tables = [
    "", " ", "a b", "a  b", "a\"b", "it's", "a`b", "[a]", "a/b", "a\\b", "100%", "%41", "..", ".",
    "~", "t", "_", "record", "?open=x", "#r", "a,b", "a.b", "a;b", "emoji 👩‍👩‍👧‍👦", "مرحبا", "Ünïcode",
    "select", "<script>alert(1)</script>", "--", "/* */", "x'); DROP TABLE t; --", "USING fts5",
  ]

  /// Column names that have a meaning in SQL, HTML, addresses or forms.
  private static let columnNames = [
    "", " ", "a b", "a\"b", "it's", "[a]", "a/b", "100%", "..", "~original.x", "open", "edit",
    "tap",
    "from", "lang", "id", "action", "querySelector", "emoji 👩‍👩‍👧‍👦", "مرحبا", "<b>bold</b>", "&amp;",
    "é", "É", "select", "a=b&c=d", "--", "?", ":name", "@x", "$y", "1",
  ]

  /// Tables with hostile names and hostile columns.
  static let names = Group(
    "names",
    tables.map { name in
      """
      CREATE TABLE \(quoted(name)) (id INTEGER PRIMARY KEY, \(quoted("name of \(name)")) TEXT);
      INSERT INTO \(quoted(name)) VALUES (1, '\(name.replacing("'", with: "''"))');
      """
    }.joined(separator: "\n") + """

      CREATE TABLE "names of columns" (key INTEGER PRIMARY KEY, \(columnNames.map { "\(quoted($0)) TEXT" }.joined(separator: ", ")));
      INSERT INTO "names of columns" VALUES (1, \(columnNames.indices.map { "'value \($0)'" }.joined(separator: ", ")));
      CREATE TABLE "composed" (id INTEGER PRIMARY KEY, "caf\u{E9}" TEXT, "cafe\u{301}" TEXT);
      INSERT INTO "composed" VALUES (1, 'one character', 'two characters');
      """)

  /// Quotes a name for SQL.
  private static func quoted(_ name: String) -> String {
    "\"\(name.replacing("\"", with: "\"\""))\""
  }
}

extension OddDatabase {
  /// Columns that are computed, checked, strict or have a default.
  static let columns = Group(
    "columns",
    """
    CREATE TABLE "generated" (id INTEGER PRIMARY KEY, net REAL, rate REAL,
      gross REAL GENERATED ALWAYS AS (net * (1 + rate)) STORED,
      shown TEXT AS (net || ' net') VIRTUAL);
    INSERT INTO "generated" (id, net, rate) VALUES (1, 10.0, 0.5), (2, NULL, NULL);
    CREATE TABLE "strict" (id INTEGER PRIMARY KEY, whole INT, number REAL, words TEXT NOT NULL,
      bytes BLOB, anything ANY) STRICT;
    INSERT INTO "strict" VALUES (1, 5, 1.5, 'text', x'00FF', 7), (2, NULL, NULL, '', NULL, '7'),
      (3, -1, -0.25, 'x', x'', 2.5);
    CREATE TABLE "checked" (id INTEGER PRIMARY KEY, size TEXT CHECK (size IN ('S', 'M', 'L')),
      amount INTEGER CHECK (amount BETWEEN 1 AND 10), label TEXT NOT NULL DEFAULT 'none' UNIQUE,
      made TEXT DEFAULT CURRENT_TIMESTAMP, CONSTRAINT "amount's rule" CHECK (amount <> 5));
    INSERT INTO "checked" VALUES (1, 'S', 4, 'first', '2024-05-06 07:08:09'),
      (2, NULL, 9, 'second', NULL);
    CREATE TABLE "types of no database" (id INTEGER PRIMARY KEY, a STRING, b VARCHAR2(20),
      c UNSIGNED BIG INT, d "DOUBLE PRECISION", e DECIMAL(10, 5), f BOOL, g "LONG TEXT", h JSON,
      i UUID, j MONEY, k CLOB, l NCHAR(3), m FLOATING POINT);
    INSERT INTO "types of no database" VALUES (1, 'abc', 'def', 18, 2.5, 3.25, 1, 'long', '{"a": 1}',
      'c0ffee', 9.75, 'clob', 'xyz', 4), (2, 5, 6, 'x', 'y', 'z', 'maybe', 7, 8, 9, 10, 11, 12, 13);
    """)

  /// A table with 200 columns, more than a screen has lines.
  static let wide = Group(
    "wide",
    """
    CREATE TABLE "wide" (id INTEGER PRIMARY KEY,
      \((1...199).map { "c\($0) \(["TEXT", "INTEGER", "REAL", "DATE"][$0 % 4])" }.joined(separator: ", ")));
    INSERT INTO "wide" VALUES (1,
      \((1...199).map { ["'text \($0)'", "\($0)", "\($0).5", "'2024-01-\($0 % 28 + 1 < 10 ? "0" : "")\($0 % 28 + 1)'"][$0 % 4] }.joined(separator: ", ")));
    """)
}
