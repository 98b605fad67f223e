extension OddDatabase {
  /// Virtual tables for full-text search, among them tables that store no text of their own.
  static let search = Group(
    "search", module: "fts5",
    """
    CREATE VIRTUAL TABLE "articles" USING fts5(title, body);
    INSERT INTO "articles" VALUES ('One', 'of many words'), ('Two', 'with “quotes”');
    CREATE TABLE "letters" (id INTEGER PRIMARY KEY, subject TEXT, body TEXT);
    INSERT INTO "letters" VALUES (1, 'Hello', 'Some text');
    CREATE VIRTUAL TABLE "letters search" USING fts5(
      subject, body, content='letters', content_rowid='id');
    INSERT INTO "letters search" ("letters search") VALUES ('rebuild');
    CREATE VIRTUAL TABLE "words only" USING fts5(words, content='');
    INSERT INTO "words only" (rowid, words) VALUES (1, 'forgotten at once');
    """)

  /// A virtual table of rectangles (R*Tree).
  static let trees = Group(
    "trees", module: "rtree",
    """
    CREATE VIRTUAL TABLE "places" USING rtree(id, west, east, south, north);
    INSERT INTO "places" VALUES (1, 13.0, 13.8, 52.3, 52.7), (2, 4.7, 5.1, 52.3, 52.4);
    """)

  /// A virtual table of an unknown module, and an index with an unknown collation.
  static let missing = Group(
    "missing",
    """
    CREATE TABLE "sorted elsewhere" (name TEXT PRIMARY KEY, label TEXT);
    INSERT INTO "sorted elsewhere" VALUES ('a', 'first'), ('b', 'second');
    PRAGMA writable_schema = ON;
    INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql) VALUES ('table', 'maps', 'maps',
      0, 'CREATE VIRTUAL TABLE maps USING no_such_module(place, box)');
    UPDATE sqlite_schema SET sql = replace(sql, 'name TEXT', 'name TEXT COLLATE elsewhere')
      WHERE name = 'sorted elsewhere';
    PRAGMA writable_schema = OFF;
    """)
}
