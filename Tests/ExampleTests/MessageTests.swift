import BrowserDriver
import Testing

/// Runs the example of a program that is notified while texts are edited, and sets other fields.
@Suite("A program that reacts to texts, in an example")
struct MessageTests {
  private func tell(
    _ example: Example, _ field: String, _ what: String, _ text: String
  ) throws -> RawResponse {
    let page = try example.client.get("/t/message/1").text
    let original = try #require(
      page.firstMatch(of: try Regex("name=\"~original.\(field)\" value=\"([^\"]*)\"")))[1].substring
    return try example.client.post(
      "/t/message/1",
      form: ["~heard.\(field)": what, field: text, "~original.\(field)": String(original ?? "")],
      headers: ["Accept": "application/vnd.foldout.batch+json"])
  }

  @Test("The Message example answers a text by setting another field, and stores nothing typed")
  func typing() throws {
    let example = try Example("Message")
    defer { example.stop() }
    #expect(try tell(example, "text", "typing", "Hello").status == 200)
    #expect(try tell(example, "title", "editing", "").status == 200)
    let page = try example.client.get("/t/message/1").text
    #expect(page.contains("value=\"155\"") && page.contains("value=\"Best wishes\""))
    #expect(!page.contains("Hello"))
    #expect(page.ranges(of: ">Text</h2>").count == 2)
  }

  @Test("Without script the program receives no events, and the next page has the values it sets")
  func withoutScript() throws {
    let example = try Example("Message")
    defer { example.stop() }
    let page = try example.client.get("/t/message/1").text
    let original = try #require(page.firstMatch(of: /name="~original.text" value="([^"]*)"/)).1
    let saved = try example.client.post(
      "/t/message/1", form: ["text": "Hello", "~original.text": String(original)])
    #expect(saved.status == 303)
    #expect(try example.client.get("/t/message/1").text.contains("value=\"160\""))
  }
}
