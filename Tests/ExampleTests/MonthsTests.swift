import BrowserDriver
import Testing

/// Runs the example of a list with its own drawer and action, as a browser without script would.
@Suite("A program's own list")
struct MonthsTests {
  private func press(_ action: String, of number: Int, in example: Example) throws -> RawResponse {
    let page = try example.client.get("/months?open=\(number)").text
    let name = "~press.\(action)"
    let value = try #require(page.firstMatch(of: try Regex("name=\"\(name)\" value=\"([^\"]*)\"")))
    return try example.client.post(
      "/months?open=\(number)", form: [name: String(value[1].substring ?? "")])
  }

  @Test("5.4 The Months example's rows unfold the program's drawer, escaped, and its actions")
  func drawer() throws {
    let example = try Example("Months")
    defer { example.stop() }
    let start = try example.client.get("/").text
    #expect(start.contains("href=\"/months\""))
    let page = try example.client.get("/months?open=3").text
    #expect(page.contains("<p>Month <b>3</b> of 12: <q>March</q></p>"))
    for title in ["Share", "Take a holiday", "Remove"] { #expect(page.contains(title), "\(title)") }
  }

  @Test("A program's own action changes its record, disappears, and refuses in its own words")
  func action() throws {
    let example = try Example("Months")
    defer { example.stop() }
    let done = try press("take_a_holiday", of: 7, in: example)
    #expect(done.status == 303)
    let next = try example.client.get(try #require(done.headers["location"])).text
    #expect(next.contains("Have a good time") && next.contains("Holiday"))
    #expect(!next.contains("~press.take_a_holiday"))
    let refused = try press("take_a_holiday", of: 12, in: example)
    #expect(refused.status == 422)
    #expect(refused.text.contains("Nobody takes a holiday in the last month."))
  }

  @Test("A row is removed and restored to its position")
  func removal() throws {
    let example = try Example("Months")
    defer { example.stop() }
    let removed = try press("remove", of: 2, in: example)
    #expect(removed.status == 303)
    let page = try example.client.get(try #require(removed.headers["location"])).text
    #expect(page.contains("February was removed") && !page.contains("id=\"r-2\""))
    let id = try #require(page.firstMatch(of: /name="~restore" value="([^"]*)"/)).1
    let back = try example.client.post("/months", form: ["~restore": String(id)])
    #expect(back.status == 303)
    let again = try example.client.get("/months").text
    let places = ["r-1\"", "r-2\"", "r-3\""].compactMap { again.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())
  }
}
