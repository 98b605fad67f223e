import BrowserDriver
import Foundation
import GRDB
import TestSupport
import Testing

/// Runs the README's second program over a file of its own.
@Suite("A program over a file")
struct NotesTests {
  @Test("The Notes example lists the file's records, edits one and adds by its own action")
  func notes() throws {
    let folder = try ScratchFolder.make(named: "foldout-notes")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/notes.sqlite"
    try DatabaseQueue(path: path).write { db in
      try db.execute(
        sql: """
          CREATE TABLE notes (
            id INTEGER PRIMARY KEY, title TEXT NOT NULL, due DATE, done BOOLEAN DEFAULT 0);
          INSERT INTO notes (title, due) VALUES ('Paint', '2026-03-09');
          """)
    }
    let example = try Example("Notes", [path])
    defer { example.stop() }
    let client = example.client
    let start = try client.get("/").text
    #expect(start.contains("notes.sqlite") && start.contains("href=\"/notes\""))
    let list = try client.get("/notes?open=1").text
    #expect(list.contains("Paint") && list.contains("03/09/2026") && list.contains("Next week"))
    let page = try client.get("/note/1?open=due").text
    #expect(page.contains("id=\"d-due\""))
    let changed = try client.post(
      "/note/1", form: ["title": "Paint the door", "~original.title": "t:Paint"])
    #expect(changed.status == 303)
    #expect(try client.get("/notes").text.contains("Paint the door"))
  }
}
