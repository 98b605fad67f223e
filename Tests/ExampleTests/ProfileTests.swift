import BrowserDriver
import Testing

/// Runs the program whose data is an observable object.
@Suite("A program over observable data")
struct ProfileTests {
  @Test("The Profile example stores a change in its object, and refuses an invalid one")
  func profile() throws {
    let example = try Example("Profile")
    defer { example.stop() }
    let client = example.client
    let address = try #require(try client.get("/").headers["location"])
    let changed = try client.post(
      address,
      form: [
        "name": "Bo", "~original.name": "t:Ada", "newsletter": "1", "~original.newsletter": "i:0",
      ]
    )
    #expect(changed.status == 303)
    let after = try client.get(address).text
    #expect(after.contains("value=\"Bo\"") && after.contains("checked"))
    let refused = try client.post(address, form: ["name": "", "~original.name": "t:Bo"])
    #expect(refused.status == 422)
  }
}
