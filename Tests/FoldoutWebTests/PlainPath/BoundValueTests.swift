import FoldoutForms
import FoldoutRecords
import Foundation
import HTTPTypes
import Testing

@testable import FoldoutWeb

/// The values shown on a page equal those that the program receives, after any entry or clearing.
@Suite struct BoundValueTests {
  fileprivate struct Stay: Sendable, Equatable {
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

  @Test("The program receives the value that the page shows")
  func whatAPageShowsIsWhatTheProgramIsGiven() async throws {
    let form = Self.form
    let received = Received()
    let columns = form.columns(of: Stay())
    let table = TableSchema(
      name: "stay", key: .rowid, columns: columns.columns.map { ColumnSchema(name: $0) })
    let store = MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["stay": [columns]])
    let byColumns = form.byColumns(template: Stay())
    var visitor = Visitor(store, forms: ["stay": byColumns])
    visitor.site.program.onRecord = { event in
      guard case .changed(let stored, _, _) = event else { return }
      await received.take(form.record(Stay(), with: stored.record))
    }
    let environment = visitor.site.resolver.environment(
      for: SiteRequest(method: .get, path: "/t/stay/1", query: .none, headers: [:], body: []))
    for (name, text) in Self.typed {
      let field = try #require(form.field(FieldID(name)))
      // Type the text, empty the field, and type the text again.
      for entry in [text, "", text] where field.kind != .flag || !entry.isEmpty {
        let before = await received.last ?? Stay()
        let answer = try await visitor.send("/t/stay/1?open=\(name)") {
          if field.kind == .flag {
            try $0.turn(name, on: entry == "1")
          } else {
            try $0.type(entry, into: name)
          }
        }
        let after = await received.last ?? Stay()
        let isNeeded = entry.isEmpty && !field.canBeNone && !field.kind.isText
        #expect(answer.code == (isNeeded ? 422 : 303), "\(name) “\(entry)”")
        #expect(!isNeeded || before == after, "\(name)")
        // Load a new page, without a refused entry.
        let page = try FilledForm(await visitor.get("/t/stay/1?open=\(name)"))
        let program = field.formValue(of: field.read(after), in: environment) ?? ""
        let shown = field.kind == .flag ? (page.isOn(name) ? "1" : "0") : page.value(name)
        #expect(shown == program, "\(name) “\(entry)”")
      }
    }
    let last = try #require(await received.last)
    #expect(last.guests == 4 && last.guest == "Ida" && last.rating == 0.12345678901234568)
  }
}

/// A log of the last value that the program received.
private actor Received {
  private(set) var last: BoundValueTests.Stay?

  func take(_ value: BoundValueTests.Stay) { last = value }
}
