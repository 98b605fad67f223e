import FoldoutForms
import FoldoutRecords
import HTTPTypes
import Testing

@testable import FoldoutWeb

/// Offered options that are longer than the limit for options in requests.
@Suite struct LongOptionTests {
  @Test("An offered option of 5,000 bytes can be chosen, with script and without")
  func offered() async throws {
    for more in [[:], Visitor.script] {
      let (store, visitor) = BadOptionTests.visitor()
      let page = try PageReader.page(await visitor.get("/t/order/1?open=note"))
      let option = try #require(
        page.all("input").compactMap { $0["value"] }.first { $0.utf8.count > 5_000 })
      let answer = await visitor.post(
        "/t/order/1?open=note", [("~original.note", "t:none"), ("~option.note", option)], more)
      #expect(answer.code == (more.isEmpty ? 303 : 200))
      #expect(try await BadOptionTests.stored(store)["note"] == .text(BadOptionTests.long))
    }
  }
}
