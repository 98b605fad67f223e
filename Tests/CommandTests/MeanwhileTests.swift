import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Disturbances of a served file by other programs or the system. Each is answered with a sentence,
/// nothing is lost, and the program continues.
@Suite(.serialized) struct MeanwhileTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch("company.sqlite")
  }

  private static let mayMount: Bool = {
    let mounting = "mount -t tmpfs -o size=100k tmpfs \"$0\""
    let folder = FileManager.default.temporaryDirectory.path
    let program = try? Program("unshare", ["-m", "sh", "-c", mounting, folder])
    return (try? program?.waitForEnd()) == .exited(0)
  }()

  private let ways = ["text/html", "application/vnd.foldout.batch+json"]

  /// Sends a change of the name Ada, as a page or as its script does.
  private func rename(
    _ server: Server, to name: String, as way: String = "text/html"
  ) throws -> RawResponse {
    try server.client.post(
      "/t/people/1", form: ["name": name, "~original.name": "t:Ada", "from": "x.en"],
      headers: ["Accept": way])
  }

  @Test(
    "Tables altered while being served are read anew, and outdated changes refused", .promise(13))
  func alteredTables() throws {
    let server = try Server(scratch.makeCompany())
    let other = try scratch.other()
    #expect(try server.client.get("/t/people/1").text.contains(">Ada</h1>"))
    try other.run("ALTER TABLE people RENAME COLUMN name TO title")
    #expect(try server.client.get("/t/people").text.contains("Ada"))
    let page = try server.client.get("/t/people/1").text
    #expect(page.contains("name=\"title\"") && !page.contains("name=\"name\""))
    for way in ways {
      let refused = try rename(server, to: "Ida", as: way)
      #expect(refused.status == 422)
      #expect(refused.text.contains("has no field “name”"))
    }
    #expect(try other.text("SELECT title FROM people WHERE id = 1") == "Ada")
    try other.run("DROP TABLE people")
    for path in ["/t/people", "/t/people/1"] {
      let gone = try server.client.get(path)
      #expect(gone.status == 404)
      #expect(gone.text.contains("There is no table “people” in this database."))
      #expect(gone.text.contains("<a href=\"/\">"))
    }
    for way in ways {
      let refused = try rename(server, to: "Ida", as: way)
      #expect(refused.status == 404)
      #expect(refused.text.contains("There is no table “people”"))
    }
    #expect(try server.client.get("/").status == 200)
    #expect(server.program.ending == nil)
  }

  @Test("A change to a record that was removed is answered as gone", .promise(3))
  func aRemovedRecord() throws {
    let server = try Server(scratch.makeCompany())
    let other = try scratch.other()
    try other.run("DELETE FROM people WHERE id = 1")
    for way in ways {
      let gone = try rename(server, to: "Ida & Bo", as: way)
      #expect(gone.status == 410)
      #expect(gone.text.contains("Record 1 of “People” was removed while its page was open"))
      // The script keeps the typed text in its row; a page has to show it.
      if way == "text/html" {
        #expect(gone.text.contains("<a href=\"/t/people\">"))
        #expect(gone.text.contains("Ida &amp; Bo"))
      }
    }
    #expect(try server.client.get("/t/people/1").status == 404)
    #expect(try other.text("SELECT count(*) FROM people") == "1")
  }

  @Test("A file renamed over the served one is read and changed in its place", .promise(13))
  func anotherFileInItsPlace() throws {
    let path = try scratch.makeCompany()
    let server = try Server(path)
    #expect(try rename(server, to: "Ida").status == 303)
    _ = try scratch.makeCompany("other.sqlite")
    let maker = try scratch.other("other.sqlite")
    try maker.run("UPDATE people SET name = 'Eve' WHERE id = 1")
    try maker.close()
    #expect(Foundation.rename(scratch.path("other.sqlite"), path) == 0)
    let conflict = try rename(server, to: "Bo")
    #expect(conflict.status == 409)
    #expect(conflict.text.contains("Eve"))
    let stored = try server.client.post(
      "/t/people/1", form: ["name": "Uma", "~original.name": "t:Eve"])
    #expect(stored.status == 303)
    #expect(try scratch.other().text("SELECT name FROM people WHERE id = 1") == "Uma")
    try FileManager.default.moveItem(atPath: path, toPath: scratch.path("away.sqlite"))
    for way in ways {
      let gone = try rename(server, to: "Nobody", as: way)
      #expect(gone.status == 500)
      #expect(
        gone.text.contains("company.sqlite was removed or moved while it was open; nothing"))
    }
    #expect(try server.client.get("/").text.contains("was removed or moved while it was open"))
    try FileManager.default.moveItem(atPath: scratch.path("away.sqlite"), toPath: path)
    #expect(try server.client.get("/t/people/1").text.contains(">Uma</h1>"))
    #expect(try server.end(by: SIGTERM) == .exited(0))
  }

  /// Each refusal repeats all inputs of the request.
  @Test("A locked file is reported, and then works as before", .promise(3, 12))
  func aLongLock() throws {
    let server = try Server(scratch.makeCompany())
    #expect(try server.client.get("/t/people/1").status == 200)
    let other = try scratch.other()
    try other.run("BEGIN EXCLUSIVE")
    for way in ways {
      let busy = try rename(server, to: "Ida", as: way)
      #expect(busy.status == 503)
      #expect(busy.text.contains("company.sqlite is in use by another program; nothing was"))
      if way == "text/html" {
        #expect(busy.text.contains("name=\"name\" value=\"Ida\""))
        #expect(busy.text.contains("Try again"))
      }
    }
    #expect(try server.client.get("/t/people").status == 503)
    try other.run("ROLLBACK")
    #expect(try rename(server, to: "Ida").status == 303)
    #expect(try other.text("SELECT name FROM people WHERE id = 1") == "Ida")
  }

  /// The system lets no file grow beyond a few pages. Neither the program nor the file is damaged.
  @Test("A write beyond the system's file limit is refused, and later ones work", .promise(12))
  func aLimitOfTheSystem() throws {
    let path = try scratch.makeCompany()
    let limited = "ulimit -f 64; exec \"$0\" open \"$1\" --port 0"
    let server = try Server(Program("sh", ["-c", limited, Foldout.path(), path]))
    let long = String(repeating: "x", count: 500_000)
    for way in ways {
      let refused = try server.client.post(
        "/t/people/1", form: ["note": long, "~original.note": "n"], headers: ["Accept": way])
      #expect([500, 507].contains(refused.status))
      #expect(refused.text.lowercased().contains("nothing was changed"))
    }
    #expect(try rename(server, to: "Ida").status == 303)
    let other = try scratch.other()
    #expect(try other.text("SELECT name || ifnull(note, '-') FROM people WHERE id = 1") == "Ida-")
    #expect(try other.text("PRAGMA integrity_check") == "ok")
    #expect(server.program.ending == nil)
  }

  /// Mounts a small disk and nearly fills it. This needs permission to mount; elsewhere the test
  /// above has to suffice.
  @Test(
    "A full disk refuses what does not fit and stores what does", .promise(12),
    .enabled(if: MeanwhileTests.mayMount, "no disk may be mounted here"))
  func aFullDisk() throws {
    let path = try scratch.makeCompany()
    let mounting = """
      mkdir "$2" && mount -t tmpfs -o size=100k tmpfs "$2" && cp "$1" "$2/company.sqlite" &&
        exec "$0" open "$2/company.sqlite" --port 0
      """
    let disk = scratch.path("disk")
    let program = try Program("unshare", ["-m", "sh", "-c", mounting, Foldout.path(), path, disk])
    let server = try Server(program)
    let long = String(repeating: "x", count: 500_000)
    for way in ways {
      let refused = try server.client.post(
        "/t/people/1", form: ["note": long, "~original.note": "n"], headers: ["Accept": way])
      #expect(refused.status == 507)
      #expect(refused.text.contains("There is no space left to write company.sqlite; nothing was"))
      if way == "text/html" { #expect(refused.text.contains(long)) }
    }
    #expect(try rename(server, to: "Ida").status == 303)
    let page = try server.client.get("/t/people/1").text
    #expect(page.contains(">Ida</h1>") && !page.contains("xxxx"))
    #expect(program.ending == nil)
  }

  /// The folder is remounted read-only before the first change, because permissions do not bind
  /// root.
  @Test(
    "A folder that becomes read-only is reported", .promise(12),
    .enabled(if: MeanwhileTests.mayMount, "nothing may be mounted here"))
  func aFolderThatBecomesReadOnly() throws {
    let path = try scratch.makeCompany()
    let word = scratch.path("word")
    let mounting = """
      mkfifo "$3" && mount --bind "$2" "$2" && {
        "$0" open "$1" --port 0 & read -r _ < "$3"
        mount -o remount,bind,ro "$2" && echo remounted
        wait
      }
      """
    let server = try Server(
      Program(
        "unshare", ["-m", "sh", "-c", mounting, Foldout.path(), path, scratch.path(""), word]))
    #expect(try server.client.get("/t/people/1").text.contains("name=\"name\""))
    try Data("now\n".utf8).write(to: URL(fileURLWithPath: word))
    _ = try server.program.line { $0 == "remounted" }
    for way in ways {
      let refused = try rename(server, to: "Ida", as: way)
      #expect(refused.status == 403)
      #expect(refused.text.contains("“People” is read-only; nothing was changed."))
    }
    #expect(try server.client.get("/t/people/1").text.contains(">Ada</h1>"))
    #expect(server.program.ending == nil)
  }

  /// The answer to a change includes the values that a trigger changed.
  @Test(
    "A trigger's message is shown under the row, and another trigger's changes are shown, too",
    .promise(5))
  func triggers() throws {
    let path = try scratch.makeCompany()
    let other = try scratch.other()
    try other.run(
      """
      CREATE TRIGGER sundays BEFORE UPDATE OF name ON people WHEN new.name = 'Sunday'
        BEGIN SELECT RAISE(ABORT, 'We are closed on <Sundays>'); END;
      CREATE TRIGGER noting AFTER UPDATE OF name ON people
        BEGIN UPDATE people SET note = 'was ' || old.name, hired = '2020-02-29'
          WHERE id = new.id; END
      """)
    let server = try Server(path)
    for way in ways {
      let refused = try rename(server, to: "Sunday", as: way)
      #expect(refused.status == 422)
      #expect(refused.text.contains("We are closed on &lt;Sundays&gt;"))
      #expect(refused.text.contains(way == "text/html" ? "id=\"r-name\"" : "[\"err\",\"r-name\""))
    }
    let from = try server.client.get("/t/people/1").text
      .firstMatch(of: /data-from="([^"]+)"/).map { String($0.1) }
    let stored = try server.client.post(
      "/t/people/1",
      form: ["name": "Ida", "~original.name": "t:Ada", "from": from ?? ""],
      headers: ["Accept": ways[1]])
    #expect(stored.status == 200)
    #expect(stored.text.contains("was Ada"))
    #expect(stored.text.contains("02/29/2020"))
  }
}
