import FoldoutForms
import FoldoutRecords
import FoldoutTesting
import TestSupport
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Laws of addresses: each leads back to the name or key that it was made from.
@Suite struct AddressLaws {
  private static let names = [
    "people", "Order Details", "a/b", "a,b", "100%", "%41", "..", ".", "", "~", "~.", "~null",
    "~blob.1", "é", "👩‍👩‍👧‍👦", "مرحبا", "a?b", "a#b", "a+b", "a&b=c", "a\\b", "\"<'>", " ", "\n", "\u{0}",
    ";", "_", "t", "%2E%2E", "x'); DROP TABLE t; --",
  ]

  private static let values: [StoredValue] =
    names.map { StoredValue.text($0) } + [.null, .blob([]), .blob([0, 255, 44]), .blob([46, 46])]

  /// Returns the path as a browser sends it: segments of dots, also percent-encoded, are resolved.
  private func sent(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      switch part.lowercased().replacing("%2e", with: ".") {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  @Test("The address of a table leads back to that table, whatever its name")
  func tablesRoundTrip() throws {
    for name in AddressLaws.names {
      let path = Address.table(name).path
      #expect(path.utf8.allSatisfy { $0 > 32 && $0 < 127 })
      #expect(Address(path: sent(path)) == .table(name), "\(path)")
    }
  }

  @Test("The address of a record leads back to its key, whatever its values")
  func keysRoundTrip() throws {
    var random = SeededGenerator(seed: 7)
    var keys = AddressLaws.values.map { RecordKey([$0]) }
    for count in [2, 3] {
      for _ in 0..<Depth.of(100, all: 400) {
        keys.append(
          RecordKey(
            (0..<count).compactMap { _ in AddressLaws.values.randomElement(using: &random) }))
      }
    }
    for key in keys {
      let table = AddressLaws.names.randomElement(using: &random) ?? ""
      let path = Address.record(table: table, key: key).path
      #expect(Address(path: sent(path)) == .record(table: table, key: key), "\(path)")
      #expect(RecordKey(address: key.address) == key)
    }
    let numbers = RecordKey([.integer(-12), .real(1.5)])
    #expect(RecordKey(address: numbers.address) == RecordKey([.text("-12"), .text("1.5")]))
  }

  @Test("Every record is found under its link in the list")
  func eachRecordIsFound() async throws {
    for name in AddressLaws.names {
      let table = TableSchema(
        name: name, key: .columns(["k"]),
        columns: [ColumnSchema(name: "k"), ColumnSchema(name: "v", declaredType: "TEXT")])
      let store = MemoryStore(
        schema: Schema(tables: [table], isWritable: true),
        records: [
          name: AddressLaws.values.map {
            DynamicRecord(columns: ["k", "v"], values: [$0, .text("of \($0)")])
          }
        ])
      let visitor = Visitor(store)
      let list = try PageReader.page(await visitor.get(sent(Address.table(name).path)))
      let links = list.all("li").flatMap { $0.all("a") }.compactMap { $0["href"] }
      #expect(links.count == AddressLaws.values.count)
      for link in links {
        let page = await visitor.get(sent(link))
        #expect(page.code == 200, "\(link)")
        #expect(try FilledForm(page).value("v")?.hasPrefix("of ") == true)
      }
    }
  }

  @Test("A path from a request never begins with two slashes, which would name a host")
  func pathsOfThisHost() {
    for (path, own) in [
      ("/", "/"), ("/t/people", "/t/people"), ("//pickers", "/pickers"), ("///", "/"),
      ("//evil.example//t/", "/evil.example//t/"), ("/t//people", "/t//people"),
    ] {
      #expect(PathPart.ofThisHost(path) == own)
    }
  }

  @Test(
    "Malformed and unknown addresses are answered with 404 or 400, and harmless ones are served")
  func addressesThatLeadNowhere() async throws {
    let visitor = Visitor(Company.store())
    let long = String(repeating: "x", count: 70_000)
    for (address, status) in [
      ("/t/People", 404), ("/t/people/0", 404), ("/t/people/1/2", 404), ("/t/people/1,2", 404),
      ("/t/people/", 200), ("//t//people", 200), ("/t/%70eople", 200), ("/t/people%00", 404),
      ("/t/people/%00", 404), ("/t/people/1%00", 404), ("/t/%zz", 404), ("/t/people/%", 404),
      ("/t/%FF", 404), ("/t/people/%FF", 404), ("/../etc/passwd", 404),
      ("/_/../WebHost.swift", 404),
      ("/_/foldout.js", 404), ("/_/", 404), ("/favicon.ico", 404), ("/\(long)", 404),
      ("/t/\(long)", 404), ("/t/people/\(long)", 404), ("/t/people/1?open=\(long)", 200),
      ("/t/people/1?open=nothing", 200), ("/t/people/1?open=name", 200), ("/t/people/1?open", 200),
      ("/t/people/1?open=left&open=hired", 200), ("/t/people/1?%zz", 400),
      ("/t/people/1?a=%FF", 400),
      ("/t/people?after=%zz", 400), ("/t/people?after=%25zz", 200), ("/t/people?after=1,2", 404),
      ("/t/people?before=nothing", 200), ("/t/people/1?lang=xx&zone=nowhere", 200),
      ("/t/people/1?lang=../../etc&zone=../../etc/passwd", 200), ("/?&&==&", 200),
    ] {
      let answer = await visitor.get(address)
      #expect(answer.code == status, "\(address.prefix(80))")
      _ = try PageReader.page(answer)
      if status != 200 { #expect(answer.body.count < 3000, "\(address.prefix(80))") }
    }
    let last = try PageReader.page(await visitor.get("/t/people/1?open=left&open=hired"))
    #expect(last.all { $0["class"] == "drawer" }.map { $0["id"] } == ["d-hired"])
  }

  @Test("A change is read in the language and time zone that its page was shown in")
  func theLanguageOfTheAddressIsKept() async throws {
    let store = Company.store()
    let answer = try await Visitor(store).send("/t/people/1?open=left&lang=de-DE&zone=Asia%2FTokyo")
    {
      try $0.type("3.4.2026", into: "left")
      try $0.type("1.234,5", into: "rate")
    }
    #expect(answer.code == 303)
    let location = try #require(answer.location)
    #expect(location.hasPrefix("/t/people/1?open=left&lang=de-DE&zone=Asia%2FTokyo&undo=left"))
    #expect(location.hasSuffix("#r-left"))
    #expect(try await store.cell("left") == .text("2026-04-03"))
    #expect(try await store.cell("rate") == .real(1234.5))
  }
}
