import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Files of the shapes that other programs write, each made by a text of SQL: every page answers,
/// and looking at them changes no byte.
@Suite struct CasesTests {
  /// The texts of this package.
  private static let own = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("Cases")
  /// Further ones, which are not part of the package, but may be in a folder beside it.
  private static let shared = Chinook.file.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("cases")

  private static func names(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".sql") }.map { String($0.dropLast(4)) }.sorted()
  }

  /// The texts whose pages are opened.
  private static let opened = names(in: shared).isEmpty ? own : shared

  /// The parts of the description of each of this package's files.
  private static let known: [String: [String]] = [
    "apple-epoch-core-data": [
      "ZCOOKED: day and time (declared TIMESTAMP, in a table of Core Data, counted in seconds since",
      "ZPLANNED: day and time (declared TIMESTAMP, in a table of Core Data, counted in seconds since",
      "title: ZNAME (", "adding: not offered: Core Data numbers its records itself",
    ],
    "decimals-only-where-needed": [
      "written as 2002-08-14 09:30:00 or 2002-08-14 09:30:00.500000); required",
      "written as 2002-08-14 09:30:00 or 2002-08-14 09:30:00.5); required", "title: code (",
    ],
    "default-empty-in-double-quotes": [
      "url: web address (declared TEXT, and its name); never NULL; empty in some rows; default \"\"",
      "plain: text (declared TEXT); never NULL; empty in some rows; default ''",
    ],
    "default-text-in-milliseconds": [
      "written: day and time (declared DATETIME, counted in milliseconds since 1970); required; "
        + "default CURRENT_TIMESTAMP; shown in UTC"
    ],
    "finer-units": [
      "counted in nanoseconds since 2001", "written as 20020814)",
      "counted in microseconds since 1970", "counted in microseconds since 1601",
    ],
    "keys-of-bytes": ["no new records: Id needs bytes, which nobody can enter"],
    "names-that-values-confirm": [
      "creation_utc: day and time (its name, and values that all fit, counted in microseconds since "
        + "1601); shown in UTC",
      "LastWriteTime: day and time (its name, and values that all fit, counted in tenths of "
        + "microseconds since 1601 (FILETIME)); shown in UTC",
      "crt: day and time (its name, and values that all fit, counted in seconds since 1970)",
      "made: day and time (declared DATETIME, written as 2002-08-14 09:30:00.000000 UTC); shown in "
        + "UTC",
      "seen_at: day and time (values that all are dates, written as 2002-08-14 09:30:00 +0000 UTC)",
      "starred: switch (declared INTEGER, its name, and values 0 and 1); required; default 0",
      "reset_password: switch (declared INTEGER, its name, and values 0 and 1); on, off or no",
      "ZISPINNED: switch (declared INTEGER, its name, and values 0 and 1); on, off or no value",
    ],
    "never-is-zero": [
      "never is '0000-00-00 00:00:00'", "never is ''", "shown in UTC; never is 0",
    ],
    "null-in-first-rows": ["closed_at: day and time (values that all are dates"],
    "required-texts-that-are-empty": [
      "surname: text (declared varchar(50)); never NULL; empty in some rows",
      "login: text (declared varchar(50)); required",
    ],
    "rule-over-two-references": ["land: text", "ours: whole number"],
    "secret-in-a-named-row": [
      "hidden in lists: option_value where option_name is the name of a secret"
    ],
    "secret-that-is-a-switch": [
      "show_password: switch (declared BOOLEAN); required", "password: secret (its name)",
      "must_change_password: switch (declared INTEGER, its name, and values 0 and 1); required",
    ],
    "title-of-an-empty-column": ["title: sender ("],
    "trigger-needs-owners-function": [
      "read-only: a trigger, an index or a rule needs the function own_sort of the file's program"
    ],
    "untyped-number-becomes-text": [
      "stars: text (no declared type); an empty cell gets a number, like most"
    ],
    "zone-utc-offset": [
      "published: day and time (declared TIMESTAMP, written as 2002-08-14 09:30:00+00:00); shown in "
        + "UTC"
    ],
  ]

  /// Makes a file by a text of SQL.
  private func make(_ name: String, from folder: URL, in scratch: Scratch) throws -> String {
    let sql = try String(
      contentsOf: folder.appendingPathComponent("\(name).sql"), encoding: .utf8)
    let maker = try scratch.other()
    try maker.run(sql)
    try maker.close()
    return scratch.path()
  }

  @Test("The schema command says of each shape what is known of it", arguments: names(in: own))
  func facts(_ name: String) throws {
    let scratch = try Scratch("\(name).sqlite")
    let path = try make(name, from: Self.own, in: scratch)
    let before = try scratch.files()
    let (output, errors, ending) = try Foldout.run("schema", path)
    #expect(ending == .exited(0) && errors == "")
    for fact in Self.known[name] ?? [] { #expect(output.contains(fact), "\(output)") }
    #expect(try scratch.files() == before)
  }

  @Test("Every page of a file answers, and looking changes no byte", arguments: names(in: opened))
  func pages(_ name: String) throws {
    let scratch = try Scratch("\(name).sqlite")
    let path = try make(name, from: Self.opened, in: scratch)
    let before = try scratch.files()
    let (_, errors, ending) = try Foldout.run("schema", path)
    #expect(ending == .exited(0) && errors == "")
    let server = try Server(path)
    func links(of address: String) throws -> [String] {
      let answer = try server.client.get(address)
      #expect(answer.status < 500, "\(address): \(answer.status) \(answer.text)")
      return answer.text.components(after: "href=\"").map { String($0.prefix { $0 != "\"" }) }
    }
    let lists = try links(of: "/").filter { $0.hasPrefix("/t/") }
    #expect(!lists.isEmpty)
    for list in lists {
      let found = try links(of: list)
      let records = Set(found.filter { $0.hasPrefix("\(list)/") })
      for address in records.sorted() + ["\(list)?add"] { _ = try links(of: address) }
    }
    #expect(try server.end(by: SIGTERM) == .exited(0))
    #expect(try scratch.files() == before)
  }
}
