import TestSupport
import Testing

@testable import FoldoutWeb

/// Undo of several changes, the last first.
extension UndoTests {
  private func offered(_ page: SiteResponse) throws -> [String] {
    try #require(try PageReader.page(page).byID("undo")).all("button").compactMap { $0["name"] }
  }

  @Test("0.22 Changes are undone one by one, the last first, also of one field")
  func oneByOne() async throws {
    var address = try await location(after: "/t/people/1") { try $0.type("Ada B.", into: "name") }
    address = try await location(after: address) { try $0.type("3", into: "leave") }
    address = try await location(after: address) { try $0.type("Ada C.", into: "name") }
    let steps: [(String, [String], String, Int64)] = [
      ("~undo.name", ["~redo.name", "~undo.leave"], "Ada B.", 3),
      ("~undo.leave", ["~redo.leave", "~undo.name"], "Ada B.", 25),
      ("~undo.name", ["~redo.name"], "Ada Brandt", 25),
    ]
    for (press, left, name, leave) in steps {
      let back = try await visitor.send(await visitor.get(address), pressing: press)
      #expect(back.code == 303, "\(back.text)")
      address = try #require(back.location)
      #expect(try offered(await visitor.get(address)) == left)
      #expect(try await store.cell("name") == .text(name))
      #expect(try await store.cell("leave") == .integer(leave))
    }
  }

  @Test(
    "0.22 An overwritten change is not offered for Undo, and changes of other fields are"
  )
  func between() async throws {
    var address = try await location(after: "/t/people/1") { try $0.type("3", into: "leave") }
    address = try await location(after: address) { try $0.type("Ada B.", into: "name") }
    let page = await visitor.get(address)
    _ = try await location(after: "/t/people/1") { try $0.type("Theirs", into: "name") }
    let refused = try await visitor.send(page, pressing: "~undo.name")
    #expect(refused.code == 409)
    #expect(try await store.cell("name") == .text("Theirs"))
    #expect(try offered(await visitor.get(address)) == ["~undo.leave"])
  }

  @Test("0.22 Twenty changes are offered for Undo, as far as an address has room")
  func most() async throws {
    var address = "/t/people/1"
    for number in 1...30 {
      address = try await location(after: address) { try $0.type("\(number)", into: "leave") }
    }
    #expect(
      address.split(separator: "&").count { $0.hasPrefix("undo=") || $0.contains("?undo=") } == 20)
    var steps = 0
    while true {
      let page = await visitor.get(address)
      guard try offered(page).contains("~undo.leave") else { break }
      address = try #require(try await visitor.send(page, pressing: "~undo.leave").location)
      steps += 1
    }
    #expect(steps == 20)
    #expect(try await store.cell("leave") == .integer(10))
    let long = String(repeating: "ü", count: 300)
    for number in 1...9 {
      address = try await location(after: address) { try $0.type("\(number)\(long)", into: "name") }
    }
    #expect(address.utf8.count < 10_000)
    #expect(try offered(await visitor.get(address)) == ["~undo.name"])
  }
}
