import BrowserDriver
import FoldoutForms
import FoldoutRecords
import Foundation
import TestSupport
import Testing

@testable import FoldoutSQLite
@testable import FoldoutApp
@testable import FoldoutWeb

/// Bars, removals and orders in a list's search results, and cancelled searches.
@Suite struct SearchedListTests {
  private let visitor = Visitor(SearchedListTests.store())

  private static func store(_ count: Int64 = 30) -> MemoryStore {
    let columns = [
      ColumnSchema(name: "id", declaredType: "INTEGER"),
      ColumnSchema(name: "name", declaredType: "TEXT"),
    ]
    let table = TableSchema(name: "staff", key: .columns(["id"]), columns: columns)
    let rows = (1...count).map { id in
      DynamicRecord(
        columns: ["id", "name"], values: [.integer(id), .text(id == 7 ? "Zoë" : "Person \(id)")])
    }
    return MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["staff": rows])
  }

  private func press(_ page: String) throws -> String {
    try #require(page.between("name=\"~press.remove\" value=\"", "\""))
  }

  /// The results may come from several steps, so a tap does not search again and changes only its
  /// row.
  @Test(
    "7.9 A tap in a searched list changes its row without searching again",
    arguments: ["?q=person", "?order=-name", "?order=name&q=person"])
  func tapsLookForNothing(_ query: String) async throws {
    let from = "anything.en"
    let batch = try WireBatch(
      await visitor.batch("/t/staff\(query)&tap=12&from=\(from)").body)
    #expect(batch.reset == nil && batch.from == from && batch.to == from)
    #expect(batch.title == nil, "the page alone knows which rows it has")
    #expect(batch.at == "/t/staff\(query)&open=12")
    #expect(batch.ops.contains(.expanded("r-12", true)))
    let inserted = batch.ops.contains { operation in
      if case .insert("d-12", after: "r-12", _) = operation { true } else { false }
    }
    #expect(inserted && !batch.ops.contains(.seek("")))
    let again = try WireBatch(
      await visitor.batch("/t/staff\(query)&open=12&tap=13&from=\(from)").body)
    #expect(again.ops.contains(.delete("d-12")) && again.ops.contains(.expanded("r-12", false)))
    #expect(again.at == "/t/staff\(query)&open=13")
    let page = try PageReader.page(await visitor.get("/t/staff\(query)&open=12"))
    #expect(page.byID("d-12") != nil)
  }

  @Test("7.9 A removed row leaves the search results, and Undo starts the search again")
  func aRemovedRowLeavesTheSearchAndUndoMakesItAnew() async throws {
    let page = await visitor.get("/t/staff?q=zoe&open=7")
    let removed = await visitor.post(
      "/t/staff?q=zoe&open=7", [("~press.remove", try press(page.text)), ("tap", "7")],
      Visitor.script)
    #expect(removed.code == 200)
    let batch = try WireBatch(removed.body)
    #expect(batch.reset == nil && batch.at.hasPrefix("/t/staff?q=zoe&removed="))
    #expect(batch.ops.contains(.delete("r-7")) && batch.ops.contains(.delete("d-7")))
    #expect(batch.ops.last == .seek(""))
    let id = try #require(removed.text.firstMatch(of: /~restore\\" value=\\"([^\\]*)/)).1
    let back = await visitor.post("/t/staff?q=zoe", [("~restore", String(id))], Visitor.script)
    #expect(back.code == 200)
    #expect(try WireBatch(back.body).ops.last == .seek("r-7"))
    #expect(back.text.contains("Zoë was restored"))
  }

  @Test("7.9 Without script the search words stay in the address after a removal")
  func withoutScriptTheWordsStay() async throws {
    let page = await visitor.get("/t/staff?q=zoe&open=7")
    let action = try #require(try PageReader.page(page).byID("f")?["action"])
    #expect(action == "/t/staff?q=zoe&open=7")
    let removed = await visitor.post(action, [("~press.remove", try press(page.text))])
    #expect(removed.code == 303 && removed.location?.hasPrefix("/t/staff?q=zoe&removed=") == true)
    let next = await visitor.get(try #require(removed.location))
    #expect(next.text.contains("No rows contain “zoe”.") && next.text.contains("~restore"))
  }

  @Test("A search result that was removed in the meantime is reported as gone")
  func aRowThatWentMeanwhileIsSaidToBeGone() async throws {
    let value = try press(await visitor.get("/t/staff?q=zoe&open=7").text)
    _ = await visitor.post("/t/staff?open=7", [("~press.remove", value)])
    let tap = await visitor.batch("/t/staff?q=zoe&tap=7&from=x.en")
    #expect(tap.code == 410 && tap.text.contains("7"), "\(tap.text)")
    let press = await visitor.post(
      "/t/staff?q=zoe&open=7", [("~press.remove", value)], Visitor.script)
    #expect(press.code == 410)
    #expect(try WireBatch(press.body).ops.last == .seek(""))
  }

  @Test("5.11 A list of a million records is searched, and records removed, restored and added")
  func million() async throws {
    let file = try OddFile.made(
      by: """
        CREATE TABLE log (id INTEGER PRIMARY KEY, text TEXT);
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000)
        INSERT INTO log SELECT i, iif(i % 100000 = 7, 'needle ', 'straw ') || i FROM n;
        """)
    let store = try SQLiteStore(path: file.path)
    defer { withExtendedLifetime(file) { store.close() } }
    var visitor = Visitor(store)
    visitor.searchTimeouts.firstRows = .zero
    let bar = await visitor.get("/t/log?q=needle+7&open=7")
    #expect(try PageReader.page(bar).all("li").count == 2)
    let removed = try await visitor.send(bar, pressing: "~press.remove")
    #expect(try await store.cell("text", of: "7", in: "log") == nil)
    let page = await visitor.get(try #require(removed.location))
    #expect(try await visitor.send(page, pressing: "~restore").code == 303)
    #expect(try await store.cell("text", of: "7", in: "log") == .text("needle 7"))
    let added = try await visitor.send("/t/log?add", pressing: "~add", "save") {
      try $0.type("thread", into: "text")
    }
    #expect(added.location?.hasPrefix("/t/log/1000001?added=") == true)
  }

  /// After a change of the time zone, the script requests all results again, not only the first
  /// step.
  @Test("A page whose environment changed runs its search again")
  func aPageThatIsSynchronizedIsSearchedAnew() async throws {
    let batch = try WireBatch(await visitor.batch("/t/staff?q=person&from=x.en").body)
    #expect(batch.reset == nil && batch.ops.last == .seek(""))
  }

  @Test("A search matches digits of any script")
  func digitsOfAnyLanguageAreFound() async throws {
    let page = await visitor.get("/t/staff?q=%D9%A1%D9%A2&lang=ar")
    #expect(page.text.contains("Person <mark>12</mark>"))
  }

  @Test(
    "Operators of other search languages are ordinary words",
    arguments: ["%2A", "AND", "%22Person", "Person%22", "%EF%BF%BD"])
  func signsOfOtherSearchesAreWords(_ query: String) async throws {
    let page = await visitor.get("/t/staff?q=\(query)")
    #expect(page.code == 200)
    #expect(try PageReader.page(page).all("li").isEmpty)
  }

  @Test(
    "Search words that are not valid UTF-8 are refused",
    arguments: ["%FF", "%ED%A0%80", "a%C3", "%zz"])
  func bytesThatAreNoTextAreRefused(_ query: String) async throws {
    #expect(await visitor.get("/t/staff?q=\(query)").code == 400)
  }

  @Test("7.7 A list that could not be sorted continues in its key order and says so")
  func anOrderThatTakesTooLongIsGivenUp() async throws {
    let file = try OddFile.made(
      by: """
        CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT);
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
        INSERT INTO t SELECT i, 'name ' || i FROM n;
        """)
    let store = try SQLiteStore(path: file.path, sorting: .zero)
    defer { store.close() }
    let visitor = Visitor(store)
    let page = await visitor.get("/t/t?order=-name")
    #expect(page.text.contains("There are too many rows to sort this way."))
    let links = try PageReader.page(page).all("a")
    let next = try #require(links.first { $0["rel"] == "next" }?["href"])
    #expect(next == "/t/t?after=100")
    #expect(
      await visitor.get("/t/t?order=-name&after=100&at=t%3Aa,i%3A1").text.contains("name 101"))
  }

  /// Closing the connection cancels the search that was running for it.
  @Test("A search ends when the browser closes its connection", .timeLimit(.minutes(5)))
  func aSearchThatIsLeftEnds() async throws {
    let (events, continuation) = AsyncStream<HookedStore.SearchEvent>.makeStream()
    let store = HookedStore.endless(SearchedListTests.store()) { continuation.yield($0) }
    try await Self.serve(store) { port in
      var events = events.makeAsyncIterator()
      var connection: RawConnection? = try RawConnection(port: port)
      let request = "GET /t/staff?q=person HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      try connection?.send(Array(request.utf8))
      #expect(await events.next() == .begun)
      connection = nil
      #expect(await events.next() == .left)
    }
  }

  /// A client that closes its sending side still gets the list if all rows were searched, or if an
  /// index gives the order.
  @Test(
    "A client that stops sending gets the answer if the list is complete or indexed",
    .timeLimit(.minutes(5)), arguments: ["?q=person", "?order=name", "?order=id", "?q="])
  func anAskerThatSendsNoMoreGetsTheWholeAnswer(_ query: String) async throws {
    let file = try OddFile.made(
      by: """
        CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT);
        CREATE INDEX names ON staff (name);
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)
        INSERT INTO staff SELECT i, 'Person ' || i FROM n;
        """)
    let stored = try SQLiteStore(path: file.path)
    defer { stored.close() }
    let endless = HookedStore.endless(SearchedListTests.store(), isCutShort: false)
    let store: any RecordStore = query == "?q=person" ? endless : stored
    try await Self.serve(store) { port in
      let request = "GET /t/staff\(query) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      let answer = try await Self.aside {
        let answer = try RawConnection(port: port).ask(
          bytes: Array(request.utf8), isLast: true)
        return "\(answer.status) \(answer.text)"
      }
      #expect(answer.hasPrefix("200 ") && answer.contains("30"), "\(answer)")
    }
  }

  /// A client that closes its sending side still reads, and must not take a part for the whole.
  @Test(
    "A partial search result is not sent as complete to a client that stopped sending",
    .timeLimit(.minutes(5)))
  func aSearchWhoseAskerSendsNoMoreIsNotTakenForWhole() async throws {
    let store = HookedStore.endless(SearchedListTests.store())
    try await Self.serve(store) { port in
      let request = "GET /t/staff?q=person HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      let answer = try await Self.aside {
        let answer = try RawConnection(port: port).ask(
          bytes: Array(request.utf8), isLast: true)
        return "\(answer.status) \(answer.text)"
      }
      #expect(answer.hasPrefix("400 ") && answer.contains("Send it again"), "\(answer)")
      #expect(answer.contains("because the connection was closed before it ended"))
    }
  }

  /// Records are read while several searches run that end only by cancellation.
  @Test("Endless searches hold up no other request", .timeLimit(.minutes(5)))
  func aSearchHoldsUpNoOtherRequest() async throws {
    let (events, continuation) = AsyncStream<HookedStore.SearchEvent>.makeStream()
    let store = HookedStore.endless(SearchedListTests.store()) { continuation.yield($0) }
    try await Self.serve(store) { port in
      let searches = (1...4).map { _ in
        Thread {
          _ = try? RawConnection(port: port)
            .ask(RawRequest("GET", "/t/staff?q=person"))
        }
      }
      for search in searches { search.start() }
      _ = await events.prefix(4).reduce(0) { count, _ in count + 1 }
      for _ in 1...20 {
        let status = try await Self.aside {
          try RawConnection(port: port).ask(RawRequest("GET", "/t/staff/7"))
            .status
        }
        #expect(status == 200)
      }
    }
  }

  /// Runs blocking work on a thread of its own: the host answers on the cooperative pool, whose
  /// threads other tests may occupy.
  private static func aside<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
    }
  }

  /// Runs a host over a store while a closure sends it requests.
  private static func serve(
    _ store: any RecordStore, _ ask: (Int) async throws -> Void
  ) async throws {
    let host = WebHost(Program(store: store, title: "Left"))
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let run = Task {
      // If the host does not start, nothing waits for its port.
      defer { continuation.finish() }
      try await host.run(port: 0) { line in
        continuation.yield(line.split { !$0.isNumber }.last.flatMap { Int($0) } ?? 0)
      }
    }
    defer { run.cancel() }
    try await ask(try #require(await ports.first { _ in true }))
  }
}
