import BrowserDriver
import FoldoutTesting
import Foundation
import TestSupport
import Testing

/// The command `foldout schema`, which describes a file as one text.
@Suite struct SchemaTests {
  /// Returns the program's description of a file, and checks that the file is unchanged.
  private func schemaText(of path: String, in scratch: Scratch) throws -> String {
    let before = try scratch.files()
    let (output, errors, ending) = try Foldout.run("schema", path)
    #expect(ending == .exited(0))
    #expect(errors == "")
    #expect(try scratch.files() == before)
    return output
  }

  @Test("The schema command describes every odd table")
  func ofEveryOddity() throws {
    let scratch = try Scratch("company.sqlite")
    let maker = try scratch.other()
    for group in OddDatabase.groups
    where try group.module.map({
      try maker.text("SELECT name FROM pragma_module_list WHERE name = '\($0)'") != nil
    }) ?? true {
      try maker.run(group.sql)
    }
    try maker.close()
    try Snapshot.expect(schemaText(of: scratch.path(), in: scratch), is: "schema-odd.txt")
  }

  @Test(
    "The schema command describes the Chinook database",
    .enabled(if: Chinook.isThere))
  func ofChinook() throws {
    let scratch = try Scratch("company.sqlite")
    try Data(contentsOf: Chinook.file).write(to: URL(fileURLWithPath: scratch.path()))
    try Snapshot.expect(schemaText(of: scratch.path(), in: scratch), is: "schema-chinook.txt")
  }

  /// The file's texts cannot add lines or send control characters to the terminal.
  @Test("The schema command escapes everything that it quotes from the file", .promise(7))
  func nothingOfTheFileIsSaidRaw() throws {
    let scratch = try Scratch("company.sqlite")
    let maker = try scratch.other()
    try maker.run(
      """
      CREATE TABLE users (
        id INTEGER PRIMARY KEY, username TEXT UNIQUE, dept TEXT DEFAULT 'a\nb', day DATE,
        password TEXT DEFAULT 'hunter2', odd "we\u{1B}[31mird\u{7}");
      CREATE INDEX depts ON users (dept, username);
      CREATE INDEX days ON users (day);
      CREATE TABLE "lo\u{1B}st" (x);
      CREATE VIEW broken AS SELECT x FROM "lo\u{1B}st";
      DROP TABLE "lo\u{1B}st";
      PRAGMA writable_schema = ON;
      INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql) VALUES ('table', 'maps',
        'maps', 0, 'CREATE VIRTUAL TABLE maps USING "no\u{1B}such"(place)');
      """)
    try maker.close()
    let text = try schemaText(of: scratch.path(), in: scratch)
    #expect(!text.contains("hunter2"))
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    #expect(text.contains(#"default 'a\u{A}b'"#))
    #expect(text.contains(#"declared we\u{1B}[31mird\u{7}"#))
    #expect(text.contains("  also by: day\n"), "\(text)")
  }

  /// It names the rule that applies, or says that none does.
  @Test("The schema command says why a text has several lines")
  func whyATextHasSeveralLines() throws {
    let scratch = try Scratch("company.sqlite")
    let maker = try scratch.other()
    try maker.run(
      """
      CREATE TABLE t (
        id INTEGER PRIMARY KEY, title VARCHAR(255), terms CLOB, description TEXT, diary TEXT);
      INSERT INTO t VALUES (1, 'Tea', NULL, NULL, 'a' || char(10) || 'b');
      """)
    try maker.close()
    let text = try schemaText(of: scratch.path(), in: scratch)
    for line in [
      "title: text (declared VARCHAR(255))", "terms: long text (declared CLOB)",
      "description: long text (declared TEXT, and its name)",
      "diary: long text (declared TEXT, and its values)",
    ] {
      #expect(text.contains("    \(line)\n"), "\(text)")
    }
  }

  @Test("The schema command says what values tell about columns, and why nothing can be added")
  func whatTheValuesTell() throws {
    let scratch = try Scratch("company.sqlite")
    let maker = try scratch.other()
    try maker.run(
      """
      CREATE TABLE t (
        guid GUID PRIMARY KEY NOT NULL, rating, is_on INTEGER, nick TEXT NOT NULL,
        link TEXT NOT NULL DEFAULT "");
      INSERT INTO t VALUES (x'01', 1.0, 0, '', ''), (x'02', 2.0, 1, 'b', '');
      """)
    try maker.close()
    let text = try schemaText(of: scratch.path(), in: scratch)
    for line in [
      "  no new records: guid needs bytes, which nobody can enter",
      "    guid: bytes (declared GUID, and its values); required; unique; read-only: part of the key",
      "    rating: text (no declared type); an empty cell gets a number, like most",
      "    is_on: switch (declared INTEGER, its name, and values 0 and 1); on, off or no value",
      "    nick: text (declared TEXT); never NULL; empty in some rows",
      "    link: text (declared TEXT); never NULL; empty in some rows; default \"\"",
    ] {
      #expect(text.contains("\(line)\n"), "\(text)")
    }
  }

  @Test("The schema command says what cannot be written, and why")
  func whatCannotBeWritten() throws {
    let scratch = try Scratch("company.sqlite")
    let maker = try scratch.other()
    try maker.run(
      """
      CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT, sort TEXT);
      CREATE TRIGGER a AFTER UPDATE OF title ON books BEGIN SELECT title_sort(new.title); END;
      CREATE TRIGGER b AFTER INSERT ON books BEGIN SELECT title_sort(new.title); END;
      CREATE TABLE files (id INTEGER PRIMARY KEY, name TEXT);
      CREATE TRIGGER c AFTER DELETE ON files BEGIN SELECT before_delete(old.name); END;
      CREATE TABLE options (id INTEGER PRIMARY KEY, option_name TEXT UNIQUE, option_value TEXT);
      """)
    try maker.close()
    let text = try schemaText(of: scratch.path(), in: scratch)
    let rule = "a trigger, an index or a rule needs the function"
    for line in [
      "  adding: not offered: \(rule) title_sort of the file's program",
      "  removing: cannot be undone: \(rule) title_sort of the file's program",
      """
          title: text (declared TEXT); read-only: \(rule) title_sort of the file's program
      """,
      "    sort: text (declared TEXT)",
      "  removing: not offered: \(rule) before_delete of the file's program",
      "  hidden in lists: option_value where option_name is the name of a secret",
    ] {
      #expect(text.contains("\(line)\n"), "\(line) in \(text)")
    }
  }

  @Test("The schema command says that a database has no tables")
  func ofATableWithoutTables() throws {
    let scratch = try Scratch("company.sqlite")
    let maker = try scratch.other()
    try maker.run("CREATE TABLE t (x); DROP TABLE t")
    try maker.close()
    #expect(
      try schemaText(of: scratch.path(), in: scratch)
        == "There are no tables in this database yet.\n")
  }

  @Test(
    "The schema command fails like open does",
    arguments: [("missing.sqlite", 66), ("text.txt", 65)])
  func reasonsAreThoseOfOpening(name: String, code: Int32) throws {
    let scratch = try Scratch("company.sqlite")
    try Data(String(repeating: "no database at all, ", count: 40).utf8)
      .write(to: URL(fileURLWithPath: scratch.path("text.txt")))
    let (output, errors, ending) = try Foldout.run("schema", scratch.path(name))
    #expect(ending == .exited(code))
    #expect(output == "" && errors.hasPrefix("foldout: "))
  }
}
