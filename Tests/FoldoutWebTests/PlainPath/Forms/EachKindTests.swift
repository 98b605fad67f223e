import FoldoutForms
import FoldoutRecords
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Changing records without script: the page's form is filled in and sent.
@Suite struct EachKindTests {
  private let store = Company.store()
  private var visitor: Visitor { Visitor(store) }

  @Test(
    "Saving an unchanged page writes nothing", .promise(6),
    arguments: ["", "?open=hired", "?open=left", "?open=review"])
  func nothingChangedWritesNothing(query: String) async throws {
    let untouchable = HookedStore(store) { change in
      Issue.record("\(change) was to be written")
      return nil
    }
    for language in ["en", "de-DE", "ar-EG"] {
      let visitor = Visitor(untouchable, language: language)
      let answer = try await visitor.send("/t/people/1\(query)")
      #expect(answer.code == 303)
      #expect(answer.location?.hasPrefix("/t/people/1\(query)") == true)
    }
  }

  @Test("Each kind of field is changed without script", .promise(5))
  func eachKindIsChanged() async throws {
    let answer = try await visitor.send("/t/people/1") { form in
      try form.type("Ada <Berg>", into: "name")
      try form.type("", into: "note")
      try form.type("26", into: "leave")
      try form.type("40.25", into: "rate")
      try form.turn("remote", on: false)
    }
    #expect(answer.code == 303)
    #expect(try await store.cell("name") == .text("Ada <Berg>"))
    #expect(try await store.cell("note") == .null)
    #expect(try await store.cell("leave") == .integer(26))
    #expect(try await store.cell("rate") == .real(40.25))
    #expect(try await store.cell("remote") == .integer(0))
  }

  @Test("A tap elsewhere saves first")
  func aTapElsewhereSavesFirst() async throws {
    let answer = try await visitor.send("/t/people/1?open=hired", pressing: "open", "left") {
      try $0.type("08/15/2002", into: "hired")
    }
    #expect(answer.code == 303)
    #expect(
      answer.location
        == "/t/people/1?open=left&undo=hired&was=t%3A2002-08-14&now=t%3A2002-08-15#r-left")
    #expect(try await store.cell("hired") == .text("2002-08-15"))
    let folded = try await visitor.send("/t/people/1?open=left", pressing: "open", "left")
    #expect(folded.location == "/t/people/1#r-left")
  }

  private struct Stay: Sendable, Equatable {
    var guest = "Zoë"
    var nick: String? = "Z"
    var wishes = "A quiet room"
    var mail = "zoe@example.org"
    var guests = 3
    var table: Int? = 7
    var deposit = Decimal(10)
    var price: Decimal? = 5
    var rating = 0.5
    var discount: Double? = 0.25
    var pets = true
    var arrival = LocalDate(nearestTo: 2026, month: 3, day: 14)
    var departure: LocalDate? = LocalDate(nearestTo: 2026, month: 3, day: 15)
    var dinner = LocalDateTime(date: LocalDate(nearestTo: 2026, month: 3, day: 14))
    var wakes = LocalTime(hour: 7, minute: 30) ?? .midnight
    var sleeps: LocalTime? = LocalTime(hour: 23, minute: 30)
  }

  private static let form = Form<Stay>("Stay") {
    Section("Stay") {
      TextField("Guest", \.guest)
      TextField("Nick", \.nick)
      LongTextField("Wishes", \.wishes)
      EmailField("Mail", \.mail)
      NumberField("Guests", \.guests).range(1...12)
      NumberField("Table", \.table)
      NumberField("Deposit", \.deposit)
      NumberField("Price", \.price)
      NumberField("Rating", \.rating)
      NumberField("Discount", \.discount)
      SwitchField("Pets", \.pets)
      DateField("Arrival", \.arrival)
      DateField("Departure", \.departure)
      DateField("Dinner", \.dinner)
      TimeField("Wakes", \.wakes)
      TimeField("Sleeps", \.sleeps)
    }
  }

  /// The text to type into each field; each field is also emptied.
  private static let typed: [(field: String, text: String)] = [
    ("guest", "Ida"), ("nick", "I"), ("wishes", "None\nat all"), ("mail", "ida@example.org"),
    ("guests", "4"), ("table", "8"), ("deposit", "12.50"), ("price", "9.99"),
    ("rating", "0.12345678901234568"), ("discount", "1.10"), ("pets", "0"),
    ("arrival", "03/20/2026"), ("departure", "03/21/2026"), ("dinner", "03/20/2026 7:30 PM"),
    ("wakes", "8:15"), ("sleeps", "22:45"),
  ]

  /// The values shown on a page equal those that the program receives, after any entry or clearing.
  @Test("The program receives the value that the page shows", .promise(6))
  func whatAPageShowsIsWhatTheProgramIsGiven() async throws {
    let form = Self.form
    let received = Recorder<Stay>()
    var site = FormSite("stay", form, Stay())
    site.visitor.onRecord = { event in
      guard case .changed(let stored, _, _) = event else { return }
      await received.note(form.record(Stay(), with: stored.record))
    }
    let environment = site.visitor.site.resolver.environment(
      for: SiteRequest(method: .get, path: site.path, query: .none, headers: [:], body: []))
    for (name, text) in Self.typed {
      let field = try #require(form.field(FieldID(name)))
      let address = "\(site.path)?open=\(name)"
      // Type the text, empty the field, and type the text again.
      for entry in [text, "", text] where field.kind != .flag || !entry.isEmpty {
        let before = await received.events.last ?? Stay()
        let answer = try await site.visitor.send(address) {
          if field.kind == .flag {
            try $0.turn(name, on: entry == "1")
          } else {
            try $0.type(entry, into: name)
          }
        }
        let after = await received.events.last ?? Stay()
        let isNeeded = entry.isEmpty && !field.canBeNone && !field.kind.isText
        #expect(answer.code == (isNeeded ? 422 : 303), "\(name) “\(entry)”")
        #expect(!isNeeded || before == after, "\(name)")
        // Load a new page, without a refused entry.
        let page = try FilledForm(await site.visitor.get(address))
        let program = field.formValue(of: field.read(after), in: environment) ?? ""
        let shown = field.kind == .flag ? (page.isOn(name) ? "1" : "0") : page.value(name)
        #expect(shown == program, "\(name) “\(entry)”")
      }
    }
    let last = try #require(await received.events.last)
    #expect(last.guests == 4 && last.guest == "Ida" && last.rating == 0.12345678901234568)
  }

  private struct Guest: Sendable {
    var first = "Ada"
    var last = "Brandt"
    var number = "G-7"
    let house = "Elm"
    var whole: String { "\(last), \(first)" }
  }

  @Test("A computed field has no column, and follows in the batch that changes its source")
  func aComputedField() async throws {
    let form = Form<Guest>("Guest") {
      Section("Guest") {
        TextField("First", \.first)
        TextField("Last", \.last)
        ReadOnlyField("Whole", \.whole)
        ReadOnlyField("Number", \.number)
        ReadOnlyField("House", \.house)
      }
    }
    #expect(form.columns(of: Guest()).columns == ["first", "last", "number", "house"])
    let site = FormSite("guest", form, Guest())
    let page = await site.visitor.get(site.path)
    #expect(try PageReader.page(page).byID("r-whole")?.text == "Whole Brandt, Ada")
    let answer = await site.visitor.post(
      site.path,
      [("first", "Ida"), ("~original.first", "t:Ada"), ("from", try ModelPage(page).fingerprint)],
      Visitor.script)
    #expect(answer.code == 200)
    let rows = try WireBatch(answer.body).ops.compactMap { operation -> String? in
      guard case .replace("r-whole", let html) = operation else { return nil }
      return try? PageReader.element(html).text
    }
    #expect(rows == ["Whole Brandt, Ida"])
    let after = try PageReader.page(await site.visitor.get(site.path))
    #expect(after.byID("r-whole")?.text == "Whole Brandt, Ida")
    #expect(after.byID("r-number")?.text == "Number G-7")
    #expect(after.byID("r-house")?.text == "House Elm")
  }
}
