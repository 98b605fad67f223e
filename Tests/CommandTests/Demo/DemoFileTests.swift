import BrowserDriver
import Foundation
import GRDB
import TestSupport
import Testing

@testable import FoldoutCommand

/// The demo's file: made once, kept, put aside if outdated, and never in place of a user's file.
@Suite(.serialized) struct DemoFileTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch("company.sqlite")
  }

  @Test("The demo's file is made once and kept with its changes")
  func madeOnceAndKept() throws {
    let data = scratch.path("data")
    let file = data + "/foldout/demo.sqlite"
    let first = try Server(
      Foldout.start("demo", "--port", "0", environment: ["XDG_DATA_HOME": data]))
    #expect(try first.client.get("/t/people/1").text.contains(">Ada Brandt</h1>"))
    let changed = try first.client.post(
      "/t/people/1", form: ["name": "Ada Berg", "~original.name": "t:Ada%20Brandt"])
    #expect(changed.status == 303)
    #expect(try first.end(by: SIGINT) == .exited(0))
    #expect(first.program.errorText == "")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: data + "/foldout") == ["demo.sqlite"])
    let again = try Server(Foldout.start("demo", "--port", "0", "--file", file))
    #expect(try again.client.get("/t/people/1").text.contains(">Ada Berg</h1>"))
  }

  /// The people are made before anything is served. Each tenth of them is reported by a line.
  @Test("The demo makes as many people as asked for, reports progress, and keeps them later")
  func asManyAsAreAskedFor() throws {
    let file = scratch.path("many.sqlite")
    let first = try Server(
      Foldout.start("demo", "--port", "0", "--file", file, "--people", "2500"))
    #expect(try first.client.get("/t/people/2500").status == 200)
    #expect(try first.client.get("/t/people/2501").status == 404)
    #expect(try first.end(by: SIGTERM) == .exited(0))
    #expect(
      first.program.errorText == "Inventing 2500 people: 40 %\nInventing 2500 people: 100 %\n")
    let again = try Server(
      Foldout.start("demo", "--port", "0", "--file", file, "--people", "3000"))
    #expect(
      try again.program.errorLine { _ in true }
        == "\(file) already has 2500 people. For 3000, choose another file with --file.")
    #expect(try again.end(by: SIGTERM) == .exited(0))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).count == 1)
  }

  @Test(
    "A demo that is interrupted while being made leaves nothing behind",
    arguments: Depth.of([SIGTERM], all: [SIGINT, SIGTERM]))
  func interruptedNothingIsLeft(signal: Int32) throws {
    let file = scratch.path("million.sqlite")
    let program = try Foldout.start("demo", "--file", file, "--people", "1000000")
    _ = try program.errorLine { $0.contains(" 0 %") }
    program.kill(signal)
    #expect(try program.waitForEnd() == .exited(128 + signal))
    #expect(
      program.errorText.hasSuffix(
        "foldout: \(file) was not created because the program was interrupted. Nothing is left of it.\n"
      ))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == [])
  }

  @Test(
    "Impossible numbers of people are refused",
    arguments: ["0", "999", "-5", "10000001", "99999999999999999999", "many"])
  func refusesOtherNumbersOfPeople(_ number: String) throws {
    let run = try Foldout.run(
      "demo", "--file", scratch.path("none.sqlite"), "--people=\(number)")
    #expect(run.ending == .exited(64) && run.output == "")
    #expect(run.errors.contains("Error: ") && run.errors.contains(number), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == [])
  }

  @Test("Several first starts at once make one complete demo file")
  func madeByOneOfMany() throws {
    let file = scratch.path("many/demo.sqlite")
    let programs = try (0..<Depth.of(2, all: 4)).map { _ in
      try Foldout.start("demo", "--port", "0", "--file", file)
    }
    for program in programs {
      let server = try Server(program)
      #expect(try server.client.get("/t/people/1000").status == 200)
      #expect(try server.end(by: SIGTERM) == .exited(0))
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path("many")) == ["demo.sqlite"])
  }

  /// Makes a demo file of the first version, with a change by its user.
  private func makeOlder(_ name: String) throws {
    let maker = try scratch.other(name)
    try maker.run(
      """
      CREATE TABLE people (
        id INTEGER PRIMARY KEY,
        first_name TEXT NOT NULL,
        last_name TEXT NOT NULL,
        position TEXT,
        email TEXT,
        birth_date DATE,
        started_work DATE NOT NULL,
        ended_work DATE,
        days_of_leave INTEGER NOT NULL DEFAULT 25,
        hourly_rate DECIMAL(8,2),
        works_from_home BOOLEAN NOT NULL DEFAULT 0
      );
      INSERT INTO people (id, first_name, last_name, started_work)
        VALUES (1, 'Ada', 'Berg', '2005-06-12');
      """)
    try maker.close()
  }

  @Test("An older demo file is put aside and a new one made")
  func anOlderOneIsPutAside() throws {
    for old in ["demo-old.sqlite", "demo-old-2.sqlite"] {
      try? FileManager.default.removeItem(atPath: scratch.path("demo.sqlite"))
      try makeOlder("demo.sqlite")
      let server = try Server(
        Foldout.start("demo", "--port", "0", "--file", scratch.path("demo.sqlite")))
      #expect(try server.client.get("/t/people/1").text.contains(">Ada Brandt</h1>"))
      #expect(
        server.program.errorText == """
          \(scratch.path("demo.sqlite")) was an older demo. It was kept as \(scratch.path(old)), \
          and a new one was created.

          """)
      #expect(try scratch.other(old).text("SELECT last_name FROM people") == "Berg")
      #expect(try server.end(by: SIGTERM) == .exited(0))
    }
  }

  /// Nothing else is put aside.
  @Test("Several starts over an older demo file put it aside once")
  func anOlderOneIsPutAsideByOneOfMany() throws {
    try makeOlder("demo.sqlite")
    let programs = try (0..<Depth.of(2, all: 4)).map { _ in
      try Foldout.start("demo", "--port", "0", "--file", scratch.path("demo.sqlite"))
    }
    for program in programs {
      let server = try Server(program)
      #expect(try server.client.get("/t/people/1000").status == 200)
      #expect(try server.end(by: SIGTERM) == .exited(0))
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted()
        == ["demo-old.sqlite", "demo.sqlite"])
  }

  @Test("A database of the user's own is not replaced by the demo")
  func somebodysOwnIsLeftAlone() throws {
    let path = try scratch.makeCompany()
    let before = try scratch.files()
    let run = try Foldout.run("demo", "--file", path)
    #expect(run.ending == .exited(65))
    #expect(run.output == "")
    #expect(
      run.errors == """
        foldout: \(path) is another database, not the demo; it was left unchanged. \
        To open it: foldout open \(path)

        """)
    #expect(try scratch.files() == before)
  }

  @Test("A file that is not a database is refused by demo as by open")
  func whatIsNoDatabaseIsSaidAsByOpen() throws {
    let path = scratch.path("notes.txt")
    try Data("Not a database at all, but long enough to have the head of one, if it were.".utf8)
      .write(to: URL(fileURLWithPath: path))
    let before = try scratch.files()
    let (demo, open) = (try Foldout.run("demo", "--file", path), try Foldout.run("open", path))
    #expect(demo.ending == .exited(65))
    #expect(demo.errors == open.errors)
    #expect(try scratch.files() == before)
  }
}
