import FoldoutForms
import FoldoutRecords
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutSQLite
@testable import FoldoutWeb

/// Added records in a file that stay although the person presses Undo.
@Suite struct StayingAddTests {
  private let file: OddFile
  private let store: SQLiteStore

  init() throws {
    file = try OddFile.made(
      by: """
        CREATE TABLE invoices (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
        CREATE TABLE accounts (id INTEGER PRIMARY KEY, name TEXT NOT NULL, password TEXT);
        """)
    store = try SQLiteStore(path: file.path, removals: SharedRemovals())
  }

  /// Adds a record. Returns the record's path, and the add's name in the address.
  private func add(
    _ visitor: Visitor, to table: String = "invoices"
  ) async throws -> (path: String, name: String) {
    let answer = try await visitor.send("/t/\(table)?add", pressing: "~add", "save") {
      try $0.type("Bo", into: "name")
      if table == "accounts" { try $0.type("hunter2", into: "password") }
    }
    let halves = try #require(answer.location).split(separator: "?added=")
    return (String(halves[0]), String(try #require(halves.last)))
  }

  /// Returns the page's sentence about why the record was not removed.
  private func reason(_ answer: SiteResponse) throws -> String {
    try PageReader.page(answer).all("p").map(\.text).first { $0.contains("wasn’t removed") } ?? ""
  }

  @Test(
    "8.4 The reason why an added record stays leaves out what removing it would cause",
    arguments: ["CASCADE", "SET NULL", "SET DEFAULT", "RESTRICT", "NO ACTION"])
  func consequence(_ rule: String) async throws {
    defer { store.close() }
    let visitor = Visitor(store)
    try file.run(
      """
      CREATE TABLE lines (
        id INTEGER PRIMARY KEY, invoice INTEGER REFERENCES invoices ON DELETE \(rule));
      """)
    let (path, name) = try await add(visitor)
    try file.run("INSERT INTO lines (invoice) VALUES (1), (1), (1)")
    let answer = await visitor.post(path, [("~unadd", name)])
    #expect(answer.code == 409)
    #expect(
      try reason(answer) == """
        It wasn’t removed because other records refer to it now. 3 records of Lines refer to it.
        """)
    #expect(await visitor.get(path).code == 200)
  }

  @Test(
    "8.4 Undo of an add removes no records that came to refer to it",
    arguments: ["CASCADE", "SET NULL", "SET DEFAULT", "RESTRICT", "NO ACTION"])
  func race(_ rule: String) async throws {
    defer { store.close() }
    try file.run(
      """
      CREATE TABLE lines (
        id INTEGER PRIMARY KEY, invoice INTEGER REFERENCES invoices ON DELETE \(rule));
      """)
    let visitor = Visitor(meanwhile(store))
    let (path, name) = try await add(visitor)
    let answer = await visitor.post(path, [("~unadd", name)])
    #expect(answer.code == 409)
    #expect(
      try reason(answer) == """
        It wasn’t removed because other records refer to it now. A record of Lines refers to it.
        """)
    #expect(await visitor.get(path).code == 200)
    let line = try await store.record(RecordKey([.integer(7)]), in: "lines")
    #expect(line?.record["invoice"] == .integer(1))
  }

  @Test("8.4 If references are uncertain, Undo of an add is refused for that reason only")
  func unsure() async throws {
    defer { store.close() }
    let visitor = Visitor(withUnsurePreview(store))
    let (path, name) = try await add(visitor)
    let answer = await visitor.post(path, [("~unadd", name)])
    #expect(answer.code == 409)
    #expect(
      try reason(answer) == """
        It wasn’t removed because other records may refer to it. \
        There may be references from Lines.
        """)
    #expect(await visitor.get(path).code == 200)
  }

  @Test("8.4 A record with a secret that the list restored does not count as changed")
  func secret() async throws {
    defer { store.close() }
    let visitor = Visitor(store)
    let (path, name) = try await add(visitor, to: "accounts")
    let removed = await visitor.post(path, [("~unadd", name)])
    _ = try await visitor.send(try #require(removed.location), pressing: "~restore")
    let page = await visitor.get("\(path)?added=\(name)")
    #expect(page.code == 200 && !page.text.contains("\"~unadd\""))
    let answer = await visitor.post(path, [("~unadd", name)])
    #expect(answer.code == 410 && !answer.text.contains("was changed since"))
    #expect(answer.text.contains("can no longer be undone. The record is still there."))
    #expect(
      try await store.verify(
        "hunter2", column: "password", of: RecordKey([.integer(1)]), in: "accounts"))
  }

  @Test("8.5 A record that somebody removed is not reported as present")
  func removedByOthers() async throws {
    defer { store.close() }
    let first = Visitor(store)
    func press(_ meanwhile: String) async throws -> String {
      let answer = try await first.send("/t/invoices?add", pressing: "~add", "another") {
        try $0.type("Bo", into: "name")
      }
      let page = await first.get(try #require(answer.location))
      try file.run(meanwhile)
      // This is another process, which does not know the add.
      let form = try FilledForm(page)
      let name = try #require(form.pairs(pressing: "~unadd").last)
      let undone = await Visitor(store).post(form.action, [name])
      #expect(undone.code == 200)
      return try #require(PageReader.page(undone).byID("added")).text
    }
    #expect(
      try await press("SELECT 1").hasPrefix(
        "Adding this can no longer be undone. The record is still there."))
    #expect(
      try await press("DELETE FROM invoices")
        == "This was already added and has since been removed.")
  }
}

/// Returns a store in which somebody adds a line just after each preview of an invoice's removal.
private func meanwhile(_ store: SQLiteStore) -> HookedStore {
  HookedStore(
    store,
    removal: { key, table in
      do throws(StoreError) {
        let preview = try await store.removal(of: key, in: table)
        // On the second preview the line already exists.
        _ = try? await store.insert(
          Insertion(
            table: "lines",
            cells: [
              .init(column: "id", new: .integer(7)), .init(column: "invoice", new: .integer(1)),
            ]))
        return .success(preview)
      } catch {
        return .failure(error)
      }
    })
}

/// Returns a store that cannot find out in time if lines refer to its records.
private func withUnsurePreview(_ store: SQLiteStore) -> HookedStore {
  HookedStore(
    store,
    removal: { key, table in
      do throws(StoreError) {
        var preview = try await store.removal(of: key, in: table)
        preview?.dependents = [
          Dependents(
            table: "lines", columns: ["invoice"], count: 0, hasMore: true, isIncomplete: true,
            rule: .cascade)
        ]
        return .success(preview)
      } catch {
        return .failure(error)
      }
    })
}
