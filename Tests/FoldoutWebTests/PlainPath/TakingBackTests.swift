import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutWeb

/// A record that was added and is taken back by its page.
@Suite struct TakingBackTests {
  private let store: MemoryStore
  private let visitor: Visitor

  init() {
    let invoices = TableSchema(
      name: "invoices", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(name: "name", declaredType: "TEXT", isNotNull: true),
      ])
    let lines = TableSchema(
      name: "lines", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(
          name: "invoice", declaredType: "INTEGER",
          reference: .init(table: "invoices", column: "id")),
      ])
    store = MemoryStore(
      schema: Schema(tables: [invoices, lines], isWritable: true),
      records: ["invoices": [], "lines": []])
    visitor = Visitor(store)
  }

  /// Adds an invoice and gives the address that Save leads to.
  private func add(_ visitor: Visitor? = nil) async throws -> (path: String, name: String) {
    let answer = try await (visitor ?? self.visitor).send(
      "/t/invoices?add", pressing: "~add", "save"
    ) { try $0.type("Bo", into: "name") }
    let halves = try #require(answer.location).split(separator: "?added=")
    return (String(halves[0]), String(try #require(halves.last)))
  }

  private func isThere(_ path: String) async -> Bool { await visitor.get(path).code == 200 }

  @Test("8.4 Undo of an add removes the record, and the list can bring it back")
  func removes() async throws {
    let (path, name) = try await add()
    let page = try PageReader.page(await visitor.get("\(path)?added=\(name)"))
    #expect(page.byID("undo")?.text.contains("Added") == true)
    let answer = await visitor.post(path, [("~unadd", name)])
    let list = try #require(answer.location)
    #expect(answer.code == 303 && list.hasPrefix("/t/invoices?removed="))
    #expect(!(await isThere(path)))
    let shown = await visitor.get(list)
    #expect(shown.text.contains("Bo was removed"))
    _ = try await visitor.send(shown, pressing: "~restore")
    #expect(await isThere(path))
  }

  @Test("8.4 It never takes other people's records along, and says how many there are")
  func refers() async throws {
    let (path, name) = try await add()
    for _ in 0..<3 {
      _ = try await store.insert(
        Insertion(table: "lines", cells: [.init(column: "invoice", new: .integer(1))]))
    }
    let answer = await visitor.post(path, [("~unadd", name)])
    #expect(answer.code == 409)
    #expect(answer.text.contains("because other records refer to it now"))
    #expect(answer.text.contains("References from Lines: 3."))
    #expect(await isThere(path))
  }

  @Test("8.4 What somebody changed since stays")
  func changed() async throws {
    let (path, name) = try await add()
    _ = try await visitor.send(path) { try $0.type("B", into: "name") }
    let answer = await visitor.post(path, [("~unadd", name)])
    #expect(answer.code == 409 && answer.text.contains("was changed since it was added"))
    #expect(await isThere(path))
  }

  @Test("Nobody takes back what was not added through a page of this process")
  func foreign() async throws {
    let (path, name) = try await add()
    let second = try await add()
    let stored = try #require(try await store.record(RecordKey([.integer(1)]), in: "invoices"))
    let digest = RowDigest(of: stored.record).text
    for wrong in [digest, second.name, "", "again", "x"] {
      let answer = await visitor.post(path, [("~unadd", wrong)])
      #expect(answer.code == 410 && answer.text.contains("cannot be undone any more"), "\(wrong)")
      let page = await visitor.get("\(path)?added=\(PercentCoding.encode(wrong))").text
      #expect(!page.contains("~unadd"))
    }
    #expect(await Visitor(store).post(path, [("~unadd", name)]).code == 410, "another process")
    #expect(await isThere(path))
    let screen = Screen.record(
      { _ in "One" }, of: "invoices", key: RecordKey([.integer(1)]), at: "/one",
      form: { _ in Form<Named>("One") { Section("") { TextField("Name", \.name) } } },
      blank: Named())
    let alone = Visitor(store, screens: [screen])
    #expect(await alone.post("/one", [("~unadd", digest)]).code == 410)
    #expect(await isThere(path))
  }

  @Test("What is gone already is said to be gone")
  func gone() async throws {
    let (path, name) = try await add()
    #expect(await visitor.post(path, [("~unadd", name)]).code == 303)
    #expect(await visitor.post(path, [("~unadd", name)]).code == 410)
  }
}

/// A record with a name.
private struct Named: Sendable {
  var name = ""
}
