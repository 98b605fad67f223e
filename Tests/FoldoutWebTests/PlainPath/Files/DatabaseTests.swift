import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import FoldoutWords
import Foundation
import TestSupport
import Testing

@testable import FoldoutWeb

/// Pages over a real database file with odd keys, odd names and HTML in every text.
@Suite struct DatabaseTests {
  private let file: OddFile
  private let store: SQLiteStore
  private let visitor: Visitor

  init() throws {
    file = try OddFile.made(by: "CREATE TABLE other (id INTEGER PRIMARY KEY)")
    store = try SQLiteStore(path: file.path)
    visitor = Visitor(store)
  }

  private var record: DynamicRecord? {
    get async throws { try await store.record(RecordKey([.text("1")]), in: "t")?.record }
  }

  @Test(
    "Records with odd keys are opened and changed under their own address", .promise(5),
    arguments: ["k", "k TEXT", "k BLOB", "k NUMERIC", "k REAL"])
  func eachRecordIsReachedAndChangedByItself(key: String) async throws {
    try file.run(
      """
      CREATE TABLE t (\(key) PRIMARY KEY, v TEXT);
      INSERT INTO t VALUES (NULL, 'null'), ('', 'empty'), ('..', 'dots'), ('a/b,c', 'slash'),
        (x'', 'no bytes'), (x'00FF2C', 'bytes'), ('100%', 'percent'), ('é👩‍👩‍👧‍👦', 'emoji'),
        (7, 'seven'), (1.5, 'real'), (-3, 'minus'), ('~', 'tilde'), ('~null', 'not null');
      """)
    let list = try PageReader.page(await visitor.get("/t/t"))
    let links = list.all("li").flatMap { $0.all("a") }.compactMap { $0["href"] }
    #expect(Set(links).count == 13)
    for link in links {
      let page = await visitor.get(link)
      #expect(page.code == 200, "\(link)")
      let value = try #require(try FilledForm(page).value("v"), "\(link)")
      let changed = try await visitor.send(page) { try $0.type("\(value)!", into: "v") }
      #expect(changed.code == 303, "\(link)")
    }
    let after = links.isEmpty ? [] : try await store.window(WindowRequest(table: "t")).records
    #expect(after.count == 13)
    for row in after { #expect(row.record["v"].string?.hasSuffix("!") == true) }
    #expect(Set(after.map { $0.record["v"] }).count == 13)
  }

  @Test("The page says if a trigger altered a stored value", .promise(5))
  func whatATriggerMakesOfAValueIsTold() async throws {
    try file.run(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, code TEXT, note TEXT);
      INSERT INTO t VALUES (1, 'A1', '');
      CREATE TRIGGER up AFTER UPDATE OF code ON t BEGIN
        UPDATE t SET code = upper(code) WHERE id = new.id; END;
      """)
    let sentence =
      "A rule of the database changed Code to “B2” when it was saved."

    let changed = try await visitor.send("/t/t/1") { try $0.type("b2", into: "code") }
    #expect(changed.code == 303)
    let address = try #require(changed.location)
    #expect(address.contains("&altered=code"))
    let page = try PageReader.page(await visitor.get(address))
    #expect(page.text.contains(sentence))
    // It is a notice: the value is stored, and there is nothing to correct.
    // It is told once, in the row to which the address leads.
    #expect(page.byID("e-code")?["class"] == "error notice")
    #expect(page.byID("e-code")?.text == sentence)
    #expect(page.all("p").filter { $0.text == sentence }.count == 1)
    let problems = page.all { $0["class"]?.hasPrefix("problems") == true }
    #expect(problems.isEmpty)
    #expect(address.hasSuffix("#r-code"))
    let input = try #require(page.all { $0["name"] == "code" }.first)
    #expect(input["aria-invalid"] == nil && input["aria-describedby"] == "e-code")
    #expect(page.all("title").first?.text.hasPrefix("Error") == false)

    let batch = await visitor.post(
      "/t/t/1", [("code", "b2"), ("~original.code", "t:A1")], Visitor.script)
    #expect(batch.code == 409)
    let again = await visitor.post(
      "/t/t/1", [("code", "c3"), ("~original.code", "t:B2")], Visitor.script)
    #expect(again.code == 200)
    #expect(String(decoding: again.body, as: UTF8.self).contains("changed Code to “C3”"))

    let untouched = try await visitor.send("/t/t/1") { try $0.type("x", into: "note") }
    #expect(untouched.location?.contains("altered") == false)
  }

  @Test("A text with blanks that nobody touched is no change", .promise(4))
  func blanksOfOthers() async throws {
    try file.run("CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, note TEXT)")
    try file.run("INSERT INTO t VALUES (1, 'Bo ', '')")
    let page = await visitor.get("/t/t/1")
    for other in ["Bea", "Bo"] {
      try file.run("UPDATE t SET name = '\(other)'")
      let answer = try await visitor.send(page) { try $0.type("x\(other)", into: "note") }
      #expect(answer.location?.contains("trimmed") == false, "\(answer.code)")
      #expect(try await record?["name"] == .text(other))
      try file.run("UPDATE t SET note = ''")
    }
  }

  @Test("Blanks around a text do not make one that is taken another", .promise(3))
  func blanksOfTaken() async throws {
    try file.run("CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT UNIQUE)")
    try file.run("INSERT INTO t VALUES (1, 'Bo'), (2, 'Cy')")
    let refused = try await visitor.send("/t/t/2") { try $0.type("Bo ", into: "name") }
    #expect(refused.code == 422)
    #expect(try FilledForm(refused).value("name") == "Bo ")
    let added = try await visitor.send("/t/t?add=", pressing: "~add") {
      try $0.type("Bo ", into: "name")
    }
    #expect(added.code == 422)
    #expect(try await store.record(RecordKey([.text("3")]), in: "t") == nil)
  }

  @Test("Blanks that a rule of the database wants are stored as typed", .promise(3))
  func blanksByRule() async throws {
    try file.run("CREATE TABLE t (id INTEGER PRIMARY KEY, code TEXT CHECK (length(code) = 5))")
    try file.run("INSERT INTO t VALUES (1, 'ABCDE')")
    let changed = try await visitor.send("/t/t/1") { try $0.type("AB   ", into: "code") }
    #expect(changed.location?.contains("trimmed") == false)
    #expect(try await record?["code"] == .text("AB   "))
    let added = try await visitor.send("/t/t?add=", pressing: "~add") {
      try $0.type("CD   ", into: "code")
    }
    #expect(added.code == 303)
    #expect(
      try await store.record(RecordKey([.text("2")]), in: "t")?.record["code"] == .text("CD   "))
    // A refused text stays as it was typed.
    let refused = try await visitor.send("/t/t/1") { try $0.type("AB ", into: "code") }
    #expect(refused.code == 422)
    #expect(try FilledForm(refused).value("code") == "AB ")
  }

  @Test("1.44 Blanks around a text are taken off and told; typed once more, they are kept")
  func blanks() async throws {
    try file.run("CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT)")
    try file.run("INSERT INTO t VALUES (1, 'A')")
    let changed = try await visitor.send("/t/t/1") { try $0.type("Bo ", into: "name") }
    let address = try #require(changed.location)
    #expect(address.contains("&trimmed=name") && address.hasSuffix("#r-name"))
    let page = try PageReader.page(await visitor.get(address))
    let line = try #require(page.byID("e-name"))
    #expect(line["class"] == "error notice")
    #expect(line.text == "Blanks around Name were taken off. Enter it again to keep them.")
    #expect(try await record?["name"] == .text("Bo"))
    _ = try await visitor.send(address) { try $0.type("Bo ", into: "name") }
    #expect(try await record?["name"] == .text("Bo "))
    // With script a button keeps them.
    let batch = await visitor.post(
      "/t/t/1", [("name", " Cy"), ("~original.name", "t:Bo%20"), ("from", "x")], Visitor.script)
    #expect(batch.code == 200)
    // The stored value has blanks around it, too: they belong to it.
    #expect(try await record?["name"] == .text(" Cy"))
    _ = await visitor.post(
      "/t/t/1", [("name", "Cy"), ("~original.name", "t:%20Cy")], Visitor.script)
    let told = await visitor.post(
      "/t/t/1", [("name", "Cy "), ("~original.name", "t:Cy")], Visitor.script)
    let body = String(decoding: told.body, as: UTF8.self)
    #expect(
      body.contains(#"<button name=\"~set.name\" value=\"Cy \">Keep them"#), "\(body)")
  }

  @Test("A typed number is stored to its last digit or refused", .promise(6))
  func numbersAreStoredAsTheyAreTyped() async throws {
    try file.run(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, d DECIMAL(20,2), n NUMERIC, r REAL);
      INSERT INTO t VALUES (1, 1.5, 1.5, 1.5);
      """)
    // NUMERIC columns keep all digits of a whole number, REAL columns about sixteen.
    for (text, isAccepted, isAcceptedByReal) in [
      ("9007199254740995", true, false), ("-9007199254740993", true, false),
      ("2098151103973700400", true, true), ("2251799813685249.5", true, true),
      ("0.1", true, true), ("1234567.89", true, true),
      ("12345678901234567.89", false, false), ("0.1234567890123456789", false, false),
    ] {
      for column in ["d", "n", "r"] {
        let isAccepted = column == "r" ? isAcceptedByReal : isAccepted
        let before = try FilledForm(await visitor.get("/t/t/1")).value(column)
        let answer = try await visitor.send("/t/t/1") { try $0.type(text, into: column) }
        #expect(answer.code == (isAccepted ? 303 : 422), "\(text) in \(column)")
        let shown = try FilledForm(await visitor.get("/t/t/1")).value(column)
        #expect(shown == (isAccepted ? text : before), "\(text) in \(column)")
      }
    }
    let stored = try await record
    #expect(stored?["r"] == .real(1234567.89))
  }

  /// A floating-point number has about sixteen digits. A number with more is refused with the value
  /// that would be stored instead, whichever parameter sends it.
  @Test("A number that a column would round is refused with the rounded value", .promise(6))
  func whatAColumnWouldRoundIsRefused() async throws {
    try file.run(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, r REAL, f DOUBLE PRECISION, i INTEGER, d DATE);
      INSERT INTO t VALUES (1, 1.5, 1.5, 2.5, 'never');
      """)
    let before = try await record
    let number = "9007199254740993"
    for (column, text, kept) in [
      ("r", number, "9007199254740992"), ("f", number, "9007199254740992"),
      ("i", "\(number).5", "9007199254740994"), ("d", "\(number).5", "9007199254740994"),
    ] {
      let typed = try await visitor.send("/t/t/1") { try $0.type(text, into: column) }
      #expect(typed.code == 422, "\(column)")
      #expect(typed.text.contains("value=\"\(text)\""), "\(column)")
      #expect(typed.text.contains(kept), "\(column)")
      let seen = Token(before?[column] ?? .null).text
      for (way, value) in [("set", text), ("undo", "i:\(number)"), ("redo", "i:\(number)")]
      where way == "set" || ["r", "f"].contains(column) {
        let answer = await visitor.post(
          "/t/t/1",
          [
            ("~original.\(column)", seen), ("~theirs.\(column)", seen),
            ("~\(way).\(column)", value),
          ])
        #expect(answer.code == 422, "\(column) by \(way)")
        #expect(answer.text.contains(kept), "\(column) by \(way)")
      }
    }
    #expect(try await record == before)
  }

  /// In a title, Enter stores the text and adds no line. A description has several lines, and so
  /// has the editor of any text that already contains a line break or is hard to edit in one line.
  @Test(
    "A short text has one line, and a long one or one with line breaks has several", .promise(6))
  func aTitleHasOneLineAndADescriptionSeveral() async throws {
    try file.run(
      """
      CREATE TABLE t (
        id INTEGER PRIMARY KEY, title VARCHAR(255), remark VARCHAR(40), description TEXT);
      INSERT INTO t VALUES (1, 'Tea', 'short', NULL), (2, 'Tea' || char(10) || 'pot', '', ''),
        (3, printf('%200s', 'x'), '', ''), (4, printf('%201s', 'x'), '', '');
      WITH RECURSIVE n (i) AS (SELECT 5 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
        INSERT INTO t SELECT i, 'Title', 'a', 'b' FROM n;
      """)
    for (record, isLong) in [("1", false), ("2", true), ("3", false), ("4", true)] {
      let page = try PageReader.page(await visitor.get("/t/t/\(record)"))
      let areas = page.all("textarea").compactMap { $0["id"] }
      #expect(areas == (isLong ? ["i-title", "i-description"] : ["i-description"]), "\(record)")
    }
  }

  /// A text that may be empty also accepts blanks.
  @Test("A required text that consists of blanks is refused", arguments: ["", "\u{A0} ", "\r\n"])
  func aRequiredTextOfBlanksIsRefused(blanks: String) async throws {
    try file.run(
      """
      CREATE TABLE t (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL, notes TEXT NOT NULL, email TEXT NOT NULL,
        count INTEGER NOT NULL, free TEXT NOT NULL DEFAULT '');
      INSERT INTO t VALUES (1, 'Ada', 'a' || char(10) || 'b', 'a@b.example', 4, 'x');
      """)
    let before = try await record
    for column in ["name", "notes", "email", "count"] {
      let typed = try await visitor.send("/t/t/1") { try $0.type(blanks, into: column) }
      #expect(typed.code == 422, "\(column)")
      #expect(typed.text.contains("needs a value."), "\(column)")
      let seen = Token(before?[column] ?? .null).text
      let wire = "t:\(PercentCoding.encode(blanks))"
      for (way, value) in [("set", blanks), ("undo", wire)] {
        let answer = await visitor.post(
          "/t/t/1", [("~theirs.\(column)", seen), ("~\(way).\(column)", value)])
        #expect(answer.code == 422, "\(column) by \(way)")
      }
    }
    #expect(try await record == before)
    let free = try await visitor.send("/t/t/1") { try $0.type("\u{A0}", into: "free") }
    #expect(free.code == 303)
    #expect(try await record?["free"] == .text("\u{A0}"))
  }

  /// People should learn why nothing in the list can be tapped.
  @Test("A list that cannot be changed says why, and so do the pages of its records")
  func aListThatCannotBeChangedSaysWhy() async throws {
    try file.run(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10050)
        INSERT INTO t SELECT i, 'Row ' || i FROM n;
      CREATE VIEW v AS SELECT name FROM t;
      CREATE VIRTUAL TABLE f USING fts5(title);
      INSERT INTO f VALUES ('Tea');
      CREATE TABLE k (rowid TEXT, _rowid_ TEXT, oid TEXT);
      INSERT INTO k VALUES ('a', 'b', 'c');
      """)
    func notes(_ address: String) async throws -> [String] {
      try PageReader.page(await visitor.get(address)).all("p")
        .filter { $0["class"] == "note" }.map(\.text)
    }
    let view = """
      This is a view: its rows are computed from other tables, so they can be read but not changed.
      """
    let keyless = """
      This table has no key that identifies a row for good, so its rows can be read but not changed.
      """
    #expect(try await notes("/t/v") == [view])
    #expect(
      try await notes("/t/v?last=1") == [view, "Only the first 10000 rows are listed."])
    #expect(
      try await notes("/t/f") == ["This is a virtual table: its rows can be read but not changed."])
    #expect(try await notes("/t/k") == [keyless])
    for address in ["/t/t", "/t/t?last=1", "/t/t/1"] { #expect(try await notes(address) == []) }
    // A record's page gives the reason of its list.
    #expect(try await notes("/t/v/1") == [view])
    #expect(try await notes("/t/k/1") == [keyless])
    #expect(try await notes("/t/f/1?lang=de") == [Words.german.lists.virtual])
  }

  @Test("HTML in names and values is shown as text", .promise(9))
  func htmlIsShownAsText() async throws {
    let bad = "<img src=x onerror=alert(1)>\"'&amp;</title></textarea></script>"
    let quoted = bad.replacing("'", with: "''")
    let name = "\"" + bad.replacing("\"", with: "\"\"") + "\""
    try file.run(
      """
      CREATE TABLE \(name) (id INTEGER PRIMARY KEY, name TEXT, \(name) TEXT, day DATE, long TEXT);
      INSERT INTO \(name) VALUES (1, '\(quoted)', '\(quoted)', '2020-01-01', '\(quoted)\n\(quoted)');
      """)
    let visitor = Visitor(store, title: bad)
    let record = Address.record(table: bad, key: RecordKey([.integer(1)])).path
    for address in [
      "/", Address.table(bad).path, record, record + "?open=day", "/\(bad)", "/t/\(bad)",
      "\(Address.table(bad).path)/9",
    ] {
      let page = try PageReader.page(await visitor.get(address))
      #expect(page.all("img").isEmpty)
      #expect(page.all("script").count == 1)
      #expect(page.text.contains("<img src=x onerror=alert(1)>") || address.contains("9"))
    }
    let refused = try await visitor.send(record + "?open=day") { try $0.type(bad, into: "day") }
    #expect(refused.code == 422)
    #expect(try PageReader.page(refused).all("img").isEmpty)
    #expect(try FilledForm(refused).value("day") == bad)
  }
}
