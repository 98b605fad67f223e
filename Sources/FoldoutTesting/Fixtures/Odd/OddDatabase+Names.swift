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
