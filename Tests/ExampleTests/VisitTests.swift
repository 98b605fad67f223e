import BrowserDriver
import Testing

/// Runs the README's program, and uses it as a browser would.
@Suite("The smallest program")
struct VisitTests {
  @Test("The Visit example serves its form, stores a change and refuses an invalid one")
  func visit() throws {
    let example = try Example("Visit")
    defer { example.stop() }
    let client = example.client

    let start = try client.get("/")
    #expect(start.status == 303)
    let address = try #require(start.headers["location"])
    let page = try client.get(address + "?open=day").text
    #expect(page.contains("<h1 dir=\"auto\">Visit</h1>"))
    #expect(page.contains("id=\"d-day\""))

    let changed = try client.post(
      address,
      form: ["day": "2026-11-21", "~original.day": "n", "title": "Dinner", "~original.title": "t:"])
    #expect(changed.status == 303)
    let after = try client.get(address).text
    #expect(after.contains("11/21/2026") && after.contains("value=\"Dinner\""))

    let refused = try client.post(address, form: ["title": "", "~original.title": "t:Dinner"])
    #expect(refused.status == 422)
    #expect(refused.text.contains("Title needs a value."))
    #expect(try client.get(address).text.contains("value=\"Dinner\""))
  }
}
