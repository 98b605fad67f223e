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
