import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutSQLite
@testable import FoldoutWeb

/// Removals that are too large to keep for Undo, so the page asks for consent first.
@Suite struct ConsentTests {
  /// An invoice with more bytes than a process keeps for all removals together, and a small one.
  private static let invoices = """
    PRAGMA foreign_keys = ON;
    CREATE TABLE invoices (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE scans (
      id INTEGER PRIMARY KEY, invoice INTEGER REFERENCES invoices ON DELETE CASCADE, bytes BLOB);
    INSERT INTO invoices VALUES (1, 'Large'), (2, 'Small');
    INSERT INTO scans VALUES (1, 1, zeroblob(9000000)), (2, 1, zeroblob(9000000)), (3, 2, x'00');
    """

  /// Returns the numbers of stored invoices and scans.
  private func counts(_ store: SQLiteStore) async throws -> [Int] {
    var counts: [Int] = []
    for table in ["invoices", "scans"] {
      counts.append(
        try await store.window(WindowRequest(table: table, columns: ["id"])).records.count)
    }
    return counts
  }

  /// Returns the value of the button with this name and title.
  private func value(of name: String, titled title: String, on page: SiteResponse) throws -> String
  {
    let buttons = try PageReader.page(page).all("button")
    let button = buttons.first { $0["name"] == name && $0.text.hasPrefix(title) }
    let value = button?["value"]
    return try #require(value, "\(title)")
  }

  @Test("A removal from a list asks before it deletes permanently, and then offers no Undo")
  func onAList() async throws {
    let file = try OddFile.made(by: Self.invoices)
    let store = try SQLiteStore(path: file.path, removals: SharedRemovals())
    defer { store.close() }
    let visitor = Visitor(store)
    let page = await visitor.get("/t/invoices?open=1")
    let press = try value(of: "~press.remove", titled: "Remove", on: page)
    let asked = await visitor.post("/t/invoices?open=1", [("~press.remove", press)])
    #expect(asked.code == 422)
    #expect(try await counts(store) == [2, 3])
    let confirmed = try value(of: "~press.remove", titled: "Remove permanently", on: asked)
    #expect(confirmed == press + "~sure")
    let gone = await visitor.post("/t/invoices?open=1", [("~press.remove", confirmed)])
    #expect(gone.code == 303)
    #expect(try await counts(store) == [1, 1])
    let list = await visitor.get(try #require(gone.location))
    #expect(list.text.contains("Large was removed") && list.text.contains("This can’t be undone."))
    #expect(!list.text.contains("~restore"))
    // A removal that can be kept needs no consent.
    let other = await visitor.get("/t/invoices?open=2")
    let small = try value(of: "~press.remove", titled: "Remove", on: other)
    let kept = await visitor.post("/t/invoices?open=2", [("~press.remove", small)])
    #expect(kept.code == 303)
    let offered = await visitor.get(try #require(kept.location))
    #expect(offered.text.contains("~restore"))
  }

  @Test("A removal from a record's page asks, and with script the question is a batch")
  func onARecord() async throws {
    let file = try OddFile.made(by: Self.invoices)
    let store = try SQLiteStore(path: file.path, removals: SharedRemovals())
    defer { store.close() }
    let visitor = Visitor(store)
    let bar = await visitor.get("/t/invoices?open=1")
    let press = try value(of: "~press.remove", titled: "Remove", on: bar)
    let batch = await visitor.post(
      "/t/invoices?open=1", [("~press.remove", press)], Visitor.script)
    #expect(batch.code == 422 && batch.text.contains("Remove permanently"))
    let page = await visitor.get("/t/invoices/1?remove")
    let digest = try value(of: "~remove", titled: "Remove", on: page)
    let asked = await visitor.post("/t/invoices/1", [("~remove", digest)])
    #expect(asked.code == 422)
    #expect(try await counts(store) == [2, 3])
    let confirmed = try value(of: "~remove", titled: "Remove permanently", on: asked)
    let gone = await visitor.post("/t/invoices/1", [("~remove", confirmed)])
    #expect(gone.code == 303)
    #expect(try await counts(store) == [1, 1])
    let list = await visitor.get(try #require(gone.location))
    #expect(list.text.contains("This can’t be undone.") && !list.text.contains("~restore"))
  }
}
