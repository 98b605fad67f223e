import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Guesses at secrets that are linked to other records by foreign keys, through a running program.
@Suite struct SecretGuessTests {
  private static let script: RawHeaders = ["Accept": "application/vnd.foldout.batch+json"]

  private func makeFile(_ scratch: Scratch) throws -> String {
    let maker = try scratch.other()
    try maker.run(
      """
      CREATE TABLE accounts (id INTEGER PRIMARY KEY, name TEXT, passcode TEXT UNIQUE);
      INSERT INTO accounts VALUES (1, 'Ada', 'kestrel'), (2, 'Bo', 'lapwing');
      CREATE TABLE sessions (id INTEGER PRIMARY KEY, day TEXT,
        owner TEXT REFERENCES accounts(passcode));
      INSERT INTO sessions VALUES (1, 'today', 'kestrel');
      CREATE TABLE names (passcode TEXT PRIMARY KEY, day TEXT);
      INSERT INTO names VALUES ('kestrel', 'today');
      CREATE TABLE uses (id INTEGER PRIMARY KEY, name TEXT REFERENCES names);
      """)
    try maker.close()
    return scratch.path()
  }

  /// Returns a hidden value of a page.
  private func value(of name: String, in page: String) -> String {
    let start = page.firstRange(of: "name=\"\(name)\" value=\"")?.upperBound
    return start.map { String(page[$0...].prefix { $0 != "\"" }) } ?? ""
  }

  /// Returns all answers to a guess at any position, with the guess itself masked.
  private func answers(to guess: String, from server: Server) throws -> [String] {
    var requests: [RawRequest] = []
    for table in ["accounts", "sessions", "names", "uses"] {
      for place in ["/t/\(table)", "/t/\(table)/1"] {
        for query in [
          "find=GUESS", "order=passcode", "order=owner", "open=owner&find=GUESS",
          "open=passcode&~find.passcode=GUESS", "tap=owner&find=GUESS", "add&passcode=GUESS",
          "after=GUESS", "undo=passcode&was=t:GUESS&now=n",
        ] {
          let path = "\(place)?\(query.replacing("GUESS", with: guess))"
          requests.append(RawRequest("GET", path))
          requests.append(RawRequest("GET", path, headers: SecretGuessTests.script))
        }
      }
      requests.append(RawRequest("GET", "/t/\(table)/\(guess)"))
      requests.append(RawRequest("GET", "/t/\(table)/\(guess)?remove"))
    }
    for (record, field) in [
      ("/t/accounts/1", "passcode"), ("/t/accounts/2", "passcode"), ("/t/sessions/1", "owner"),
      ("/t/names/1", "passcode"), ("/t/accounts/99", "passcode"),
    ] {
      let token = value(of: "~original.\(field)", in: try server.client.get(record).text)
      for original in [token, "s:1f", "n", "t:\(guess)"] {
        for headers in [[:], SecretGuessTests.script] as [RawHeaders] {
          for name in [field, "~set.\(field)", "~use.\(field)", "~check.\(field)"] {
            requests.append(
              RawRequest(
                form: [name: guess, "~original.\(field)": original], to: record, headers: headers))
          }
        }
      }
    }
    for (table, field) in [
      ("accounts", "passcode"), ("sessions", "owner"), ("names", "passcode"), ("uses", "name"),
    ] {
      requests.append(RawRequest(form: [field: guess, "~add": "save"], to: "/t/\(table)?add"))
    }
    return try requests.map { request in
      let answer = try server.client.ask(request)
      let headers = answer.headers.lines.filter { $0.name != "Date" && $0.name != "Content-Length" }
        .map { "\($0.name): \($0.value)" }.joined(separator: "\n")
      let whole = "\(request.method) \(request.path)\n\(answer.status)\n\(headers)\n\(answer.text)"
      return whole.replacing(guess, with: "GUESS")
        // Mask the page's digest, which covers the guess, and the ticket of each add.
        .replacing(/data-from="[^"]*"/, with: "FROM")
        .replacing(/"(?:from|to)":"[^"]*"/, with: "FROM")
        .replacing(/name="~ticket" value="[^"]*"/, with: "TICKET")
        .replacing(/[0-9a-f]{16,}/, with: "HASH")
    }
  }

  @Test("A right guess of a linked secret is answered like a wrong one", .promise(7))
  func aRightGuessIsAnsweredAsAWrongOne() throws {
    let scratch = try Scratch("company.sqlite")
    let server = try Server(makeFile(scratch))
    let right = try answers(to: "kestrel", from: server)
    let wrong = try answers(to: "bustard", from: server)
    #expect(right.count > 150 && right.count == wrong.count)
    for (mine, other) in zip(right, wrong) where mine != other {
      let lines = zip(mine.split(separator: "\n"), other.split(separator: "\n"))
      let first = lines.first { $0 != $1 }
      Issue.record(
        """
        \(mine.prefix { $0 != "\n" })
        \(first.map { "\($0.0.suffix(300))\n\($0.1.suffix(300))" } ?? "")
        """)
    }
    let other = try scratch.other()
    #expect(try other.text("SELECT group_concat(passcode) FROM accounts") == "kestrel,lapwing")
    #expect(try other.text("SELECT group_concat(owner) FROM sessions") == "kestrel")
    #expect(try other.text("SELECT count(*) FROM uses") == "0")
  }
}
