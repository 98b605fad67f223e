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
