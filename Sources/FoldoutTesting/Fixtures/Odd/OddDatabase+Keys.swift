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
