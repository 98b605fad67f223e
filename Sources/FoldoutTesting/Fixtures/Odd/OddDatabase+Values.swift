extension OddDatabase {
  /// Values of another type than their column's, odd texts, extreme numbers, and bytes.
  static let values = Group(
    "values",
    """
    CREATE TABLE "wrong types" (id INTEGER PRIMARY KEY, whole INTEGER, number REAL, words TEXT,
      flag BOOLEAN, day DATE, moment DATETIME, hour TIME, free, bytes BLOB);
    INSERT INTO "wrong types" VALUES
      (1, 'seven', 'many', 8, 'perhaps', 'soon', 'later', 'noon', 9, 'not bytes'),
      (2, 1.5, '', x'41', 2, '2024-02-31', 20240506, '25:00', x'00FF41', 12),
      (3, 9007199254740993, 1e300, '', 1, '2024-05-06', '2024-05-06 07:08:09', '07:08', 1.25, x'4142'),
      (4, 4, 2.5, 'x', 0, '2024-05-07', '2024-05-07 07:08:09', '07:09', 'text', x'43'),
      (5, 5, 2.5, 'x', 0, '2024-05-07', '2024-05-07 07:08:09', '07:09', NULL, NULL),
      (6, 5, 2.5, 'x', 0, '2024-05-07', '2024-05-07 07:08:09', '07:09', NULL, NULL),
      (7, 5, 2.5, 'x', 0, '2024-05-07', '2024-05-07 07:08:09', '07:09', NULL, NULL),
      (8, 5, 2.5, 'x', 0, '2024-05-07', '2024-05-07 07:08:09', '07:09', NULL, NULL),
      (9, 5, 2.5, 'x', 0, '2024-05-07', '2024-05-07 07:08:09', '07:09', NULL, NULL),
      (10, 5, 2.5, 'x', 0, '2024-05-07', '2024-05-07 07:08:09', '07:09', NULL, NULL);
    CREATE TABLE "odd texts" (id INTEGER PRIMARY KEY, name TEXT, note TEXT);
    INSERT INTO "odd texts" VALUES (1, 'NUL', CAST(x'610062' AS TEXT)),
      (2, 'no UTF-8', CAST(x'61FF62' AS TEXT)), (3, '<script>alert(1)</script>', '"&amp;<b>'),
      (4, 'مرحبا بالعالم', 'abc مرحبا (1)'), (5, 'two' || char(10) || 'lines', 'a' || char(13, 10) || 'b'),
      (6, ' blanks ', '   '), (7, '', ''), (8, NULL, 'no name'), (9, 'marks' || char(8238) || 'x', char(7)),
      (10, 'long', '\(String(repeating: "Donaudampfschifffahrt ", count: 400))');
    CREATE TABLE "numbers" (id INTEGER PRIMARY KEY, whole INTEGER, number REAL, exact DECIMAL(10,2));
    INSERT INTO "numbers" VALUES (1, 9223372036854775807, 0.1, 1234567.89),
      (2, -9223372036854775808, -0.0, -0.01), (3, 0, 1.7976931348623157e308, 0), (4, 1, 9e999, 5);
    CREATE TABLE "bytes" (id INTEGER PRIMARY KEY, photo BLOB, file BLOB, anything);
    INSERT INTO "bytes" VALUES (1, \(png), \(png), \(png)), (2, x'', zeroblob(1200000), x'00'),
      (3, NULL, NULL, NULL), (4, 'path/to.png', 'text', 'text');
    """)

  /// A PNG of one transparent pixel.
  private static let png = """
    x'89504E470D0A1A0A0000000D49484452000000010000000108060000001F15C4890000000B494441\
    54789C6360000200000500017A5EAB3F0000000049454E44AE426082'
    """
}

extension OddDatabase {
  /// Dates as texts and as numbers, recognisable by type, by name or only by their values.
  static let dates = Group(
    "dates",
    """
    CREATE TABLE "dates" (id INTEGER PRIMARY KEY, day DATE, midnight DATETIME, moment TIMESTAMP,
      letter DATETIME, found TEXT, free, hour TIME, until DATE);
    INSERT INTO "dates" VALUES
      (1, '2002-08-14', '2002-08-14 00:00:00', '2002-08-14 09:30:15', '2002-08-14T09:30:00.250',
        '2002-08-14', '2002-08-14 09:30', '09:30', '9999-01-01'),
      (2, '2016-02-29', '2016-02-29 00:00:00', '2016-02-29 23:59:59', '2016-02-29T00:00:00.001',
        '2016-02-29', '2016-02-29 00:01', '23:59:59', '9999-12-31'),
      (3, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
    CREATE TABLE "moments" (id INTEGER PRIMARY KEY, created_at INTEGER, modified INTEGER,
      seen_ms REAL, last_visit_date REAL, hired DATE, "Sent On" INTEGER, julian_day INTEGER,
      time DATETIME, count INTEGER, ends_at DATETIME);
    INSERT INTO "moments" VALUES
      (1, 1029317415, 1029317415250, 5.5, julianday('2002-08-14 09:30:15'), 1029283200, 1029317415,
        2452501, 1029317415.25, 1029317415, '9999-12-31 23:59:59'),
      (2, 1456790399, 1456790399999, 6.5, julianday('2016-02-29'), 1456704000, 1456790399,
        2457448, 1456790399, 1456790399, '2016-02-29 12:00:00'),
      (3, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
    CREATE TABLE "no dates" (id INTEGER PRIMARY KEY, created_at INTEGER, day INTEGER, on_at REAL,
      born TEXT, phone INTEGER, due DATE);
    INSERT INTO "no dates" VALUES (1, 0, 20020814, 0.5, '14.8.2002', 1029317415, 'never'),
      (2, 1029317415, 20160230, 1.5, '2002-08-14', 1456790399, 7);
    """)
}

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
