import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Foundation
import TestSupport
import Testing

@testable import FoldoutWeb

/// Pages of a file that was served earlier at the same address, such as last year's copy.
@Suite("Pages of another file") struct OtherFileTests {
  private static let sql = """
    CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO people VALUES (1, 'Ada');
    """

  @Test(
    "A change from a page of another file is refused, and the served file stays as it was",
    .promise(13))
  func refused() async throws {
    let files = [try OddFile.made(by: Self.sql), try OddFile.made(by: Self.sql)]
    let visitors = try files.map { Visitor(try SQLiteStore(path: $0.path)) }
    let page = await visitors[0].get("/t/people/1")
    var form = try FilledForm(page)
    try form.type("Ida", into: "name")
    let pairs = try form.pairs()
    #expect(pairs.contains { $0.0 == "from" })
    let refused = await visitors[1].post("/t/people/1", pairs)
    #expect(refused.code == 422)
    #expect(refused.text.contains("This page belongs to another file"))
    #expect(refused.text.contains("Ida"))
    #expect(await visitors[1].get("/t/people/1").text.contains(">Ada</h1>"))
    // A client without a page, such as a script of the user, need not send `from`.
    let plain = pairs.filter { $0.0 != "from" }
    #expect(await visitors[1].post("/t/people/1", plain).code == 303)
    #expect(await visitors[0].post("/t/people/1", pairs).code == 303)
    withExtendedLifetime(files) {}
  }

  @Test("A program that keeps its records itself takes nothing that was meant for a file")
  func records() async throws {
    let file = try OddFile.made(by: Self.sql)
    let store = Company.store([Company.row(1, "Ada")])
    let visitors = [Visitor(try SQLiteStore(path: file.path)), Visitor(store)]
    let page = await visitors[0].get("/t/people/1")
    #expect(try await visitors[1].send(page) { try $0.type("Ida", into: "name") }.code == 422)
    #expect(await visitors[1].get("/t/people/1").text.contains(">Ada</h1>"))
    #expect(try await visitors[0].send(page) { try $0.type("Ida", into: "name") }.code == 303)
    let own = await visitors[1].get("/t/people/1")
    #expect(try await visitors[1].send(own) { try $0.type("Ida", into: "name") }.code == 303)
  }

  @Test(
    "A press in a list of one file is refused by the copy, which keeps its record", .promise(13))
  func lists() async throws {
    let files = [try OddFile.made(by: Self.sql), try OddFile.made(by: Self.sql)]
    let stores = try files.map { try SQLiteStore(path: $0.path) }
    let visitors = stores.map { Visitor($0) }
    let page = await visitors[0].get("/t/people?open=1")
    let pairs = try FilledForm(page).pairs(pressing: "~press.remove")
    let refused = await visitors[1].post("/t/people?open=1", pairs)
    #expect(refused.code == 422)
    #expect(refused.text.contains("This page belongs to another file"))
    #expect(try await stores[1].cell("name") == .text("Ada"))
    #expect(await visitors[0].post("/t/people?open=1", pairs).code == 303)
    #expect(try await stores[0].cell("name") == nil)
    withExtendedLifetime(files) {}
  }

  @Test("A page stays valid when its file is served through a symbolic link", .promise(13))
  func links() async throws {
    let file = try OddFile.made(by: Self.sql)
    let link = file.folder.appendingPathComponent("link.sqlite").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file.path)
    let page = await Visitor(try SQLiteStore(path: file.path)).get("/t/people/1")
    let linked = Visitor(try SQLiteStore(path: link))
    #expect(try await linked.send(page) { try $0.type("Ida", into: "name") }.code == 303)
  }
}
