import BrowserDriver
import Testing

/// Runs the example with a field of every kind, and uses it as a browser without script would.
@Suite("A field of every kind")
struct FieldsTests {
  /// Starts the example, and returns it with its form's address.
  private func begin() throws -> (example: Example, address: String) {
    let example = try Example("Fields")
    let start = try example.client.get("/")
    #expect(start.status == 303)
    return (example, try #require(start.headers["location"]))
  }

  /// Changes one field by tapping another row, which stores the typed text.
  ///
  /// Pressing Save would also check the rules that wait until everything is sent.
  private func change(
    _ field: String, from original: String, to text: String, in example: Example, _ address: String
  ) throws -> RawResponse {
    try example.client.post(
      address, form: [field: text, "~original.\(field)": original, "open": "arrival"])
  }

  @Test("The Fields example serves each field, with a drawer where one is needed")
  func rows() throws {
    let (example, address) = try begin()
    defer { example.stop() }
    let page = try example.client.get(address).text
    #expect(page.contains(">A new booking</h1>") && page.contains("2 guests"))
    for field in [
      "guest", "email", "email_again", "phone", "password", "arrival", "departure", "arrives_at",
      "dinner", "guests", "deposit", "breakfast", "wishes", "website", "born", "picture",
      "booking_number", "agrees", "book", "country", "city", "room", "payment",
      "recommended_by", "card_month", "card_year", "valid_until", "born_in", "bicycles",
      "confirm_by",
      "bed", "parking", "extras", "meals", "languages",
    ] {
      #expect(page.contains("id=\"r-\(field)\""), "\(field)")
    }
    for field in ["arrival", "departure", "valid_until", "bicycles"] {
      #expect(
        try example.client.get("\(address)?open=\(field)").text.contains("id=\"d-\(field)\""),
        "\(field)")
    }
  }

  @Test("Choice sections of the example take exactly one, at most one or several options")
  func options() throws {
    let (example, address) = try begin()
    defer { example.stop() }
    func post(_ form: KeyValuePairs<String, String>) throws -> Int {
      try example.client.post(address, form: form).status
    }
    #expect(try post(["~option.bed": "t:twin", "~original.bed": "t:double"]) == 303)
    #expect(try post(["~option.parking": "t:yard", "~original.parking": "n"]) == 303)
    #expect(
      try post([
        "~option.extras": "t:sauna", "~option.extras": "t:cot",
        "~original.extras": "t:%5B%22towels%22%5D",
      ]) == 303)
    let page = try example.client.get(address).text
    for option in ["t:twin", "t:yard", "t:sauna", "t:cot"] {
      #expect(page.contains("value=\"\(option)\" checked"), "\(option)")
    }
    #expect(
      page.contains(">2 chosen<br>Choose up to 3.</p>") && page.contains("Two, with a basket"))
    #expect(try post(["~option.bed": "t:hammock", "~original.bed": "t:twin"]) == 422)
  }

  @Test("Each kind of field in the example stores a value")
  func takes() throws {
    let (example, address) = try begin()
    defer { example.stop() }
    for (field, text, original, shown) in [
      ("guest", "Ada", "t:", "value=\"Ada\""), ("email", "ada@example.org", "n", "ada@example.org"),
      ("phone", "+1 555 0100", "n", "+1 555 0100"), ("arrival", "2026-11-21", "n", "11/21/2026"),
      ("guests", "3", "i:2", "3 guests"), ("deposit", "12.50", "n", "value=\"12.5"),
      ("breakfast", "0", "i:1", ""), ("wishes", "A room\r\nby the sea", "n", "by the sea"),
      ("website", "https://example.org", "n", "https://example.org"),
      ("room", "attic", "t:double", "attic"), ("payment", "cash", "t:card", ""),
      ("country", "Netherlands", "n", "Netherlands"),
      ("recommended_by", "2", "n", "Björn Åkesson"), ("card_month", "April", "i:3", "April"),
      ("card_year", "2030", "n", "2030"), ("born_in", "1965", "n", "value=\"1965\""),
      ("confirm_by", "2026-11-21", "n", "11/21/2026"), ("valid_until", "3/2027", "n", "March 2027"),
      ("bicycles", "37.5", "n", "37:30"),
    ] {
      let answer = try change(field, from: original, to: text, in: example, address)
      #expect(answer.status == 303, "\(field)")
      let page = try example.client.get(address).text
      #expect(shown.isEmpty || page.contains(shown), "\(field)")
    }
  }

  @Test("Each rule in the example refuses an invalid value")
  func refuses() throws {
    let (example, address) = try begin()
    defer { example.stop() }
    for (field, text, original) in [
      ("guest", "A", "t:"), ("email", "nobody", "n"), ("phone", "soon", "n"),
      ("password", "short", "n"), ("arrival", "2026-02-30", "n"), ("guests", "13", "i:2"),
      ("guests", "two", "i:2"), ("deposit", "-1", "n"), ("website", "javascript:alert(1)", "n"),
      ("payment", "shells", "t:card"), ("country", "Atlantis", "n"), ("city", "Delft", "n"),
      ("recommended_by", "4", "n"), ("card_month", "13", "i:3"), ("card_month", "Smarch", "i:3"),
      ("card_year", "2037", "n"), ("born_in", "1899", "n"), ("confirm_by", "2026-02-30", "n"),
      ("arrival", "2026-11-22", "n"), ("valid_until", "2025-12", "n"),
      ("bicycles", "long", "n"),
    ] {
      let answer = try change(field, from: original, to: text, in: example, address)
      #expect(answer.status == 422, "\(field) \(text)")
      #expect(answer.text.contains("id=\"e-\(field)\""), "\(field) \(text)")
    }
    #expect(try example.client.get(address).text.contains(">A new booking</h1>"))
  }

  @Test("Leaving before arriving is refused, and a read-only field stays unchanged")
  func limits() throws {
    let (example, address) = try begin()
    defer { example.stop() }
    let client = example.client
    #expect(try change("arrival", from: "n", to: "2026-11-21", in: example, address).status == 303)
    let early = try change("departure", from: "n", to: "2026-11-20", in: example, address)
    #expect(early.status == 422)
    #expect(early.text.contains("11/21/2026"))
    let same = try change("departure", from: "n", to: "2026-11-21", in: example, address)
    #expect(same.status == 303)
    let shown = try client.post(
      address, form: ["booking_number": "B-1", "~original.booking_number": "t:B-1042"])
    #expect(shown.status != 303)
    #expect(try client.get(address).text.contains("B-1042"))
  }

  @Test("The cities on offer follow the country, and a stored city stays")
  func cities() throws {
    let (example, address) = try begin()
    defer { example.stop() }
    let client = example.client
    // Both are sent at once, and the city is checked against the country that is about to be
    // stored.
    let both = try client.post(
      address,
      form: [
        "country": "Germany", "~original.country": "n", "city": "Bonn", "~original.city": "n",
        "open": "arrival",
      ])
    #expect(both.status == 303)
    let moved = try change(
      "country", from: "t:Germany", to: "Netherlands", in: example, address)
    #expect(moved.status == 303)
    #expect(try client.get(address).text.contains("Bonn"))
    let wrong = try change("city", from: "t:Bonn", to: "Trier", in: example, address)
    #expect(wrong.status == 422)
    #expect(wrong.text.contains("“Trier” isn’t an option for City."))
    // A button accepts the stored city, too.
    let booked = try client.post(
      address,
      form: [
        "guest": "Ada", "~original.guest": "t:", "agrees": "1", "~original.agrees": "i:0",
        "~press.book": "1",
      ])
    #expect(booked.status == 303)
    #expect(try change("city", from: "t:Bonn", to: "Gouda", in: example, address).status == 303)
  }

  @Test("The program is notified of a change with its value and cause")
  func reports() throws {
    let (example, address) = try begin()
    defer { example.stop() }
    #expect(try change("guests", from: "i:2", to: "5", in: example, address).status == 303)
    let line = try example.line { $0.hasPrefix("A table") }
    #expect(line == "A table for 5, said the person.")
  }

  @Test("A password is stored and shown on no page")
  func secret() throws {
    let (example, address) = try begin()
    defer { example.stop() }
    let answer = try change(
      "password", from: "n", to: "kestrel-and-heron", in: example, address)
    #expect(answer.status == 303)
    let page = try example.client.get(address).text
    #expect(!page.contains("kestrel-and-heron"))
    #expect(!(answer.headers["location"] ?? "").contains("kestrel"))
    #expect(page.contains("type=\"password\""))
  }

  @Test("A button acts only when everything is valid")
  func book() throws {
    let (example, address) = try begin()
    defer { example.stop() }
    let client = example.client
    let early = try client.post(address, form: ["~press.book": "1"])
    #expect(early.status == 422)
    #expect(early.text.contains("Guest needs a value."))
    let disagreeing = try client.post(
      address, form: ["guest": "Ada", "~original.guest": "t:", "~press.book": "1"])
    #expect(disagreeing.status == 422)
    #expect(disagreeing.text.contains("Agree to the house rules first."))
    let differing = try client.post(
      address,
      form: [
        "email": "ada@example.org", "~original.email": "n", "email_again": "bo@example.org",
        "~original.email_again": "n", "agrees": "1", "~original.agrees": "i:0", "~press.book": "1",
      ])
    #expect(differing.status == 422)
    #expect(differing.text.contains("E-mail again must be the same as E-mail."))
    let booked = try client.post(
      address,
      form: [
        "email_again": "ada@example.org", "~original.email_again": "t:bo%40example.org",
        "~press.book": "1",
      ])
    #expect(booked.status == 303)
    #expect(try example.line { $0.hasPrefix("Booked") } == "Booked for Ada, 2 guests.")
  }
}
