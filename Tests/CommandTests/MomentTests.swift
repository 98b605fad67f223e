import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Columns of dates as numbers, which the next start must recognise as dates again.
@Suite(.serialized) struct MomentTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch("company.sqlite")
  }

  @Test("A date entered in a numeric column is still recognised at the next start", .promise(6))
  func whatIsEnteredKeepsItsColumnOneOfDates() throws {
    let other = try scratch.other()
    try other.run(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, created_at INTEGER);
      INSERT INTO t VALUES (1, 1029317415), (2, 1029317415)
      """)
    var server = try Server(scratch.path())
    for (entered, stored) in [
      ("1969-12-31 23:59:59", nil), ("1973-03-03 12:00", nil), ("2100-01-01 00:00", nil),
      ("1973-03-04 00:00", "100051200"), ("2099-12-31 23:59:59", "4102444799"),
      ("9999-12-31 23:59:59", "253402300799"), ("never", "253402300799"),
      ("2002-08-14 09:30:15", "1029317415"),
    ] as [(String, String?)] {
      let original = try other.text("SELECT created_at FROM t WHERE id = 1") ?? ""
      let answer = try server.client.post(
        "/t/t/1", form: ["created_at": entered, "~original.created_at": "i:\(original)"])
      #expect(answer.status == (stored == nil ? 422 : 303), "\(entered): \(answer.text)")
      #expect(try other.text("SELECT created_at FROM t WHERE id = 1") == stored ?? original)
      guard stored != nil else { continue }
      _ = try server.end(by: SIGKILL)
      server = try Server(scratch.path())
      #expect(try server.client.get("/t/t/1").text.contains("Created at (UTC)"), "\(entered)")
    }
  }
}
