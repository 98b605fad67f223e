import BrowserDriver
import Testing

/// Runs the program of the guide that describes a form in ten steps.
@Suite("The guide's program")
struct TripTests {
  @Test("The Trip example hides what a day needs not, and has a drawer and a button of its own")
  func trip() throws {
    let example = try Example("Trip")
    defer { example.stop() }
    let client = example.client
    let address = try #require(try client.get("/").headers["location"])
    let day = try client.get(address).text
    #expect(day.contains("id=\"r-leaves\"") && !day.contains("id=\"r-nights\""))
    #expect(!day.contains("id=\"s-hotel\""))
    let kind = try client.post(
      address, form: ["~option.kind": "t:journey", "~original.kind": "t:day"])
    #expect(kind.status == 303)
    let journey = try client.get("\(address)?open=stars").text
    #expect(journey.contains("id=\"r-nights\"") && journey.contains("id=\"s-hotel\""))
    #expect(journey.contains("name=\"~set.stars\" value=\"5\""))
    #expect(journey.contains("€120.00"))
    let stars = try client.post(address, form: ["~set.stars": "5", "~original.stars": "i:2"])
    #expect(stars.status == 303)
    #expect(try example.line { $0 == "Now 5 stars." } == "Now 5 stars.")
    let refused = try client.post(address, form: ["~press.book": "1"])
    #expect(refused.status == 422)
    #expect(
      refused.text.contains("Agree to the terms first.") || refused.text.contains("Traveller"))
  }
}
