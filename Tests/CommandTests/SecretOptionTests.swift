import BrowserDriver
import Foundation
import TestSupport
import Testing

/// The options `--secret` and `--not-secret`, for columns that names do not classify correctly.
@Suite struct SecretOptionTests {
  private func makeFile(_ scratch: Scratch) throws -> String {
    let maker = try scratch.other()
    try maker.run(
      """
      CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT, note TEXT, pin TEXT);
      INSERT INTO people VALUES (1, 'Ada', 'kestrel', 'lapwing');
      CREATE TABLE "odd.name" ("a.b" TEXT);
      INSERT INTO "odd.name" VALUES ('plover');
      """)
    try maker.close()
    return scratch.path()
  }

  @Test("The options --secret and --not-secret decide which columns are secret", .promise(7))
  func theySettleIt() throws {
    let scratch = try Scratch("company.sqlite")
    let path = try makeFile(scratch)
    let plain = try Server(path)
    let before = try plain.client.get("/t/people/1").text
    #expect(before.contains("kestrel") && !before.contains("lapwing"))
    #expect(try plain.end(by: SIGTERM) == .exited(0))
    let server = try Server(
      path, "--secret", "People.NOTE", "--secret", "odd.name.a.b", "--not-secret", "people.pin")
    for address in ["/t/people", "/t/people/1", "/t/people?find=kestrel", "/t/odd.name"] {
      let page = try server.client.get(address).text
      #expect(!page.contains(">kestrel") && !page.contains("plover"), "\(address)")
      if address.hasSuffix("/1") { #expect(page.contains("lapwing")) }
    }
    #expect(try server.end(by: SIGTERM) == .exited(0))
    let (output, errors, ending) = try Foldout.run(
      "schema", path, "--secret", "people.note", "--not-secret", "people.pin")
    #expect(ending == .exited(0) && errors == "")
    #expect(output.contains("    note: secret (--secret); secret, never shown\n"))
    #expect(output.contains("    pin: text (declared TEXT)\n"))
  }

  @Test("Options that name a missing table or column are refused with the existing ones")
  func whatIsNotThereIsRefused() throws {
    let scratch = try Scratch("company.sqlite")
    let path = try makeFile(scratch)
    for (arguments, reason) in [
      (
        ["--secret", "peple.note"],
        "foldout: There is no table “peple”. The tables are “odd.name”, people.\n"
      ),
      (
        ["--not-secret", "people.pine"],
        "foldout: There is no column “pine” in “people”. Its columns are id, name, note, pin.\n"
      ),
      (
        ["--secret", "people.id"],
        """
        foldout: “id” of “people” is the table’s row number, which is part of its records’ addresses. \
        It can’t be a secret.\n
        """
      ),
      (
        ["--secret", "people.note", "--not-secret", "People.Note"],
        """
        foldout: “People.Note” can’t be both secret and readable. Give either --secret or \
        --not-secret for it.\n
        """
      ),
    ] {
      for command in ["open", "schema"] {
        let program = try Program(Foldout.path(), [command, path] + arguments)
        #expect(try program.waitForEnd() == .exited(64), "\(arguments)")
        #expect(program.errorText == reason)
        #expect(program.outputText == "")
      }
    }
    let (_, errors, ending) = try Foldout.run("open", path, "--secret", "people")
    #expect(ending == .exited(64))
    #expect(errors.contains("“people” isn’t a column. Write TABLE.COLUMN, such as people.note."))
  }
}
