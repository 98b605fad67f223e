import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Pictures whose path leads to the database. Opening and closing that file would drop the locks by
/// which other programs know that it is in use.
@Suite(.serialized) struct PictureFileTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch("company.sqlite")
  }

  /// Without the locks, another program that closes the file would remove the log as its last user.
  /// Later acknowledged changes would be in a log without a name.
  @Test(
    "Serving a picture whose path leads to the database drops no lock", .promise(2),
    arguments: ["link.png", "data.png", "log.png", "memory.png"])
  func noLockIsDropped(_ picture: String) throws {
    let path = scratch.path("data.png")
    let maker = try scratch.other("data.png")
    try maker.run(
      """
      PRAGMA journal_mode = WAL;
      CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL, photo BLOB);
      INSERT INTO people VALUES (1, 'Ada', '\(picture)');
      """)
    try maker.close()
    let server = try Server(path)
    func rename(_ old: String, to new: String) throws {
      let changed = try server.client.post(
        "/t/people/1", form: ["name": new, "~original.name": "t:\(old)"])
      #expect(changed.status == 303)
    }
    try rename("Ada", to: "Ida")
    for (name, other) in [("", "link.png"), ("-wal", "log.png"), ("-shm", "memory.png")] {
      try FileManager.default.linkItem(atPath: path + name, toPath: scratch.path(other))
    }
    let page = try server.client.get("/t/people/1")
    #expect(page.status == 200 && !page.text.contains("<img"))
    let other = try scratch.other("data.png")
    #expect(try other.text("SELECT name FROM people") == "Ida")
    try other.close()
    #expect(FileManager.default.fileExists(atPath: path + "-wal"))
    try rename("Ida", to: "Uma")
    try rename("Uma", to: "Eve")
    try rename("Eve", to: "Ann")
    server.program.kill(SIGKILL)
    #expect(try server.program.waitForEnd() == .signalled(SIGKILL))
    #expect(try scratch.other("data.png").text("SELECT name FROM people") == "Ann")
  }
}
