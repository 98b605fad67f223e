import BrowserDriver
import Testing

/// Runs the example with a field of every kind, and uses it as a browser without script would.
@Suite("A field of every kind")
struct FieldsTests {
  /// The example, and where its form is.
  private func begin() throws -> (example: Example, address: String) {
    let example = try Example("Fields")
    let start = try example.client.get("/")
    #expect(start.status == 303)
    return (example, try #require(start.headers["location"]))
  }

  @Test("it serves each of them, and what needs a drawer unfolds one")
  func rows() throws {
    let (example, address) = try begin()
    defer { example.stop() }
    let page = try example.client.get(address).text
    #expect(page.contains(">A new booking</h1>") && page.contains("2 guests"))
    for field in [
      "guest", "email", "email_again", "phone", "password", "arrival", "departure", "arrives_at",
      "dinner", "guests", "deposit", "breakfast", "wishes", "website", "picture",
      "booking_number", "agrees", "book",
    ] {
      #expect(page.contains("id=\"r-\(field)\""), "\(field)")
    }
    for field in ["arrival", "departure"] {
      #expect(
        try example.client.get("\(address)?open=\(field)").text.contains("id=\"d-\(field)\""),
        "\(field)")
    }
  }

  @Test(
    "each kind takes a value of its own",
    arguments: [
      ("guest", "Ada", "t:", "value=\"Ada\""), ("email", "ada@example.org", "n", "ada@example.org"),
      ("phone", "+1 555 0100", "n", "+1 555 0100"), ("arrival", "2026-11-21", "n", "11/21/2026"),
      ("guests", "3", "i:2", "3 guests"), ("deposit", "12.50", "n", "value=\"12.5"),
      ("breakfast", "0", "i:1", ""), ("wishes", "A room\r\nby the sea", "n", "by the sea"),
      ("website", "https://example.org", "n", "https://example.org"),
    ])
  func takes(_ field: String, _ text: String, _ seen: String, _ shown: String) throws {
    let (example, address) = try begin()
    defer { example.stop() }
    let answer = try example.client.post(address, form: [field: text, "~seen.\(field)": seen])
    #expect(answer.status == 303)
    let page = try example.client.get(address).text
    #expect(shown.isEmpty || page.contains(shown))
  }
}
