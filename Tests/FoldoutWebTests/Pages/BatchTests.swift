import TestSupport
import Testing

@testable import FoldoutWeb

/// The batches of a conversation, compared as whole texts.
@Suite struct BatchTests {
  /// A conversation of one page's script with the server.
  private struct Conversation {
    let visitor: Visitor
    var page: ModelPage
    var address: String
    var lines = ""

    init(_ visitor: Visitor, at address: String) async throws {
      self.visitor = visitor
      self.address = address
      page = try ModelPage(await visitor.get(address))
    }

    private mutating func take(_ what: String, _ answer: SiteResponse) throws {
      let batch = try WireBatch(answer.body)
      try page.apply(batch)
      address = batch.at
      lines += "== \(what): \(answer.code)\n"
      lines +=
        answer.text.replacing("><", with: ">\n<")
        .replacing("],[", with: "],\n[") + "\n\n"
    }

    mutating func ask(_ what: String, _ query: String, from: String? = nil) async throws {
      let joint = address.contains("?") ? "&" : "?"
      let answer = await visitor.batch(
        "\(address)\(joint)from=\(from ?? page.fingerprint)\(query)")
      try take(what, answer)
    }

    mutating func change(
      _ what: String, _ name: String, _ text: String, original: String,
      and more: [(String, String)] = []
    ) async throws {
      let pairs =
        [(name, text), ("~original.\(name)", original), ("from", page.fingerprint)] + more
      try take(what, await visitor.post(address, pairs, Visitor.script))
    }
  }

  @Test("The batches of a series of taps match their snapshot")
  func taps() async throws {
    var talk = try await Conversation(Visitor(Company.store()), at: "/t/people/1")
    try await talk.ask("open", "&tap=left")
    try await talk.ask("above", "&tap=hired")
    try await talk.ask("below", "&tap=review")
    try await talk.ask("begin editing a text", "&edit=name")
    try await talk.ask("tap what is not there", "&tap=nothing")
    try await talk.ask("nothing", "")
    try await talk.ask("another page", "&tap=hired", from: "0123456789abcdef")
    try Snapshot.expect(html: talk.lines, is: "batches-taps.txt")
  }

  @Test("The batches of changes, refusals and conflicts match their snapshot")
  func changes() async throws {
    let visitor = Visitor(Company.store())
    var talk = try await Conversation(visitor, at: "/t/people/1?open=hired")
    try await talk.change("change", "hired", "08/15/2002", original: "t:2002-08-14")
    try await talk.change("change of the head", "name", "Ada B.", original: "t:Ada%20Brandt")
    try await talk.change(
      "change and tap in one", "left", "2026-02-28", original: "n", and: [("open", "review")])
    try await talk.change("refusal", "leave", "many", original: "i:25")
    let other = try await visitor.send("/t/people/1") { try $0.type("30", into: "leave") }
    #expect(other.code == 303)
    try await talk.change("conflict", "leave", "26", original: "i:25")
    try await talk.change("the same again", "leave", "30", original: "i:25")
    try Snapshot.expect(html: talk.lines, is: "batches-changes.txt")
  }
}
