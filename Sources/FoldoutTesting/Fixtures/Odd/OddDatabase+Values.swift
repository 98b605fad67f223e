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
