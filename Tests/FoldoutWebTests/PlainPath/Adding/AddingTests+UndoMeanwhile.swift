import FoldoutForms
import FoldoutRecords
import FoldoutTesting
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutSQLite
@testable import FoldoutApp
@testable import FoldoutWeb

/// Undo of an added record, to which others refer or which they change meanwhile.
extension AddingTests {
  /// The answers do not depend on the rule, so two of the five stand for all.
  private static let rules =
    ["CASCADE", "RESTRICT"] + Depth.of([], all: ["SET NULL", "SET DEFAULT", "NO ACTION"])

  @Test(
    "8.4 Undo of an add removes no records that came to refer to it, whatever it would cause",
    arguments: rules, [false, true])
  func others(rule: String, isMeanwhile: Bool) async throws {
    let file = try OddFile.made(
      by: """
        CREATE TABLE invoices (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
        CREATE TABLE lines (
          id INTEGER PRIMARY KEY, invoice INTEGER REFERENCES invoices ON DELETE \(rule));
        """)
    let store = try SQLiteStore(path: file.path)
    defer { store.close() }
    let visitor = Visitor(isMeanwhile ? meanwhile(store) : store)
    let (path, name) = try await addInvoice(visitor)
    if !isMeanwhile { try file.run("INSERT INTO lines (invoice) VALUES (1), (1), (1)") }
    let answer = await visitor.post(path, [("~unadd", name)])
    #expect(answer.code == 409)
    let count =
      isMeanwhile ? "A record of Lines refers to it." : "3 records of Lines refer to it."
    #expect(
      try reason(answer) == "It wasn’t removed because other records refer to it now. \(count)")
    #expect(await visitor.get(path).code == 200)
    let lines = try await store.window(WindowRequest(table: "lines")).records
    #expect(lines.allSatisfy { $0.record["invoice"] == .integer(1) })
    #expect(lines.count == (isMeanwhile ? 1 : 3))
  }

  /// Returns the page's sentence about why the record was not removed.
  private func reason(_ answer: SiteResponse) throws -> String {
    try PageReader.page(answer).all("p").map(\.text).first { $0.contains("wasn’t removed") } ?? ""
  }

  @Test("8.4 If references are uncertain, Undo of an add is refused for that reason only")
  func unsure() async throws {
    let visitor = Visitor(withUnsurePreview(store))
    let (path, name) = try await addInvoice(visitor)
    let answer = await visitor.post(path, [("~unadd", name)])
    #expect(answer.code == 409)
    #expect(
      try reason(answer) == """
        It wasn’t removed because other records may refer to it. \
        There may be references from Lines.
        """)
    #expect(await isThere(path))
  }

  @Test("8.4 A record with a secret that the list restored does not count as changed")
  func restoredSecret() async throws {
    let file = try OddFile.made(
      by: "CREATE TABLE accounts (id INTEGER PRIMARY KEY, name TEXT NOT NULL, password TEXT)")
    let store = try SQLiteStore(path: file.path, removals: SharedRemovals())
    defer { store.close() }
    let visitor = Visitor(store)
    let (path, name) = try await visitor.add(
      ["name": "Bo", "password": "hunter2"], to: "accounts")
    let removed = await visitor.post(path, [("~unadd", name)])
    _ = try await visitor.send(try #require(removed.location), pressing: "~restore")
    let page = await visitor.get("\(path)?added=\(name)")
    #expect(page.code == 200 && !page.text.contains("\"~unadd\""))
    let answer = await visitor.post(path, [("~unadd", name)])
    #expect(answer.code == 410 && !answer.text.contains("was changed since"))
    #expect(answer.text.contains("can no longer be undone. The record is still there."))
    let key = RecordKey([.integer(1)])
    #expect(try await store.verify("hunter2", column: "password", of: key, in: "accounts"))
  }

  @Test("8.5 A record that somebody removed is not reported as present")
  func removedByOthers() async throws {
    func sentence(removing isRemoved: Bool) async throws -> String {
      let answer = try await visitor.send("/t/invoices?add", pressing: "~add", "another") {
        try $0.type("Bo", into: "name")
      }
      let page = await visitor.get(try #require(answer.location))
      if isRemoved {
        let list = await visitor.get("/t/invoices?open=2")
        _ = try await visitor.send(list, pressing: "~press.remove")
      }
      // This is another process, which does not know the add.
      let undone = try await Visitor(store).send(page, pressing: "~unadd")
      #expect(undone.code == 200)
      return try #require(PageReader.page(undone).byID("added")).text
    }
    #expect(
      try await sentence(removing: false).hasPrefix(
        "Adding this can no longer be undone. The record is still there."))
    #expect(
      try await sentence(removing: true) == "This was already added and has since been removed.")
  }

  @Test("Eight people add and remove at once: nothing is lost or doubled", .promise(2))
  func eight() async throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("Eight people who add and remove: FOLDOUT_SEED=\(seed)")
    let file = try OddFile.made(
      by: "CREATE TABLE notes (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL)")
    let visitor = Visitor(try SQLiteStore(path: file.path))
    let rounds = Depth.of(3, all: 12)
    var left: Set<String> = []
    try await withThrowingTaskGroup(of: Set<String>.self) { group in
      for person in 0..<8 {
        group.addTask {
          var random = SeededGenerator(seed: seed &+ UInt64(person))
          return try await visitor.work(person, rounds: rounds, &random)
        }
      }
      for try await names in group { left.formUnion(names) }
    }
    let window = try await visitor.store.window(
      WindowRequest(table: "notes", size: 8 * rounds + 1))
    let names = window.records.compactMap { $0.record["name"].string }
    #expect(Set(names) == left && names.count == left.count, "seed \(seed)")
    #expect(Set(window.records.map(\.key)).count == names.count)
  }
}

extension Visitor {
  /// Adds, removes and restores notes. Returns the names of this person's remaining records.
  fileprivate func work(
    _ person: Int, rounds: Int, _ random: inout SeededGenerator
  ) async throws -> Set<String> {
    var left: Set<String> = []
    for round in 0..<rounds {
      let name = "\(person)-\(round)"
      let page = await get("/t/notes?add")
      let answer = try await send(page, pressing: "~add", "save") {
        try $0.type(name, into: "name")
      }
      #expect(answer.code == 303, "\(name): \(answer.code)")
      let parts = try #require(answer.location).split(separator: "?added=").map(String.init)
      // The same add sent twice adds nothing.
      if Bool.random(using: &random) {
        let again = try await send(page, pressing: "~add", "save") {
          try $0.type(name, into: "name")
        }
        #expect(again.location?.hasSuffix("?added=again") == true, "\(name)")
      }
      left.insert(name)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: continue
      case 1:
        #expect(await post(parts[0], [("~unadd", parts[1])]).code == 303, "\(name)")
        left.remove(name)
      default:
        let key = parts[0].split(separator: "/").last ?? ""
        let removed = try await send("/t/notes?open=\(key)", pressing: "~press.remove")
        #expect(removed.code == 303, "\(name)")
        left.remove(name)
        guard Bool.random(using: &random) else { continue }
        let back = try await send(try #require(removed.location), pressing: "~restore")
        #expect(back.code == 303, "\(name)")
        left.insert(name)
      }
    }
    return left
  }
}

/// Returns a store in which somebody adds a line just after each preview of an invoice's removal.
private func meanwhile(_ store: any RecordStore) -> HookedStore {
  changing(store) { _ in
    // On the second preview the line already exists.
    let (id, invoice) = (StoredValue.integer(7), StoredValue.integer(1))
    _ = try? await store.insert(
      Insertion(
        table: "lines",
        cells: [.init(column: "id", new: id), .init(column: "invoice", new: invoice)]))
  }
}

/// Returns a store that cannot find out in time if lines refer to its records.
private func withUnsurePreview(_ store: any RecordStore) -> HookedStore {
  changing(store) { preview in
    preview?.dependents = [
      Dependents(
        table: "lines", columns: ["invoice"], count: 0, hasMore: true, isIncomplete: true,
        rule: .cascade)
    ]
  }
}

/// Returns a store with which something happens after each preview of a removal.
private func changing(
  _ store: any RecordStore, _ happen: @escaping @Sendable (inout RemovalPreview?) async -> Void
) -> HookedStore {
  HookedStore(
    store,
    removal: { key, table in
      do throws(StoreError) {
        var preview = try await store.removal(of: key, in: table)
        await happen(&preview)
        return .success(preview)
      } catch {
        return .failure(error)
      }
    })
}
