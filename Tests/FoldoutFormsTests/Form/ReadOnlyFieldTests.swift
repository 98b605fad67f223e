import FoldoutForms
import Foundation
import Testing

/// Values that are shown and cannot be edited, stored and computed.
@Suite("Read-only fields") struct ReadOnlyFieldTests {
  private struct Bill: Sendable, Equatable {
    var name = "Ada"
    var nights = 3
    var price = Decimal(12.5)
    var tip: Decimal?
    var rate = 0.5
    var arrival = LocalDate.of(2026, 3, 2)
    var leaves: LocalDateTime? = LocalDateTime.of("2026-03-05 09:30")
    var isPaid: Bool? = true
    var payment = Payment.bankTransfer
    var stars: Stars? = .two
    var created = Date(timeIntervalSince1970: 0)
    var month: YearMonth? = .first
    var page = URL(filePath: "/a")
    var total: Decimal { price * Decimal(nights) }
  }

  private enum Payment: String, Sendable { case cash, bankTransfer }
  private enum Stars: Int, Sendable { case one = 1, two }

  private let form = Form<Bill>("Bill") {
    Section("Bill") {
      NumberField("Nights to stay", \.nights)
      ReadOnlyField("Name", \.name)
      ReadOnlyField("Nights", \.nights)
      ReadOnlyField("Price", \.price).currency("EUR")
      ReadOnlyField("Tip", \.tip)
      ReadOnlyField("Rate", \.rate)
      ReadOnlyField("Arrival", \.arrival)
      ReadOnlyField("Leaves", \.leaves)
      ReadOnlyField("Paid", \.isPaid)
      ReadOnlyField("Payment", \.payment)
      ReadOnlyField("Stars", \.stars) { $0 == .two ? "Two stars" : nil }
      ReadOnlyField("Created", \.created, in: .gmt)
      ReadOnlyField("Month", \.month)
      ReadOnlyField("Page", \.page)
      ReadOnlyField("Total", \.total).currency("EUR")
      ReadOnlyField("Letters", \.name.count)
    }
  }

  private static let shown: [FieldID: String] = [
    "nights_to_stay": "3", "name": "Ada", "nights": "3", "price": "€12.50", "rate": "0.5",
    "arrival": "03/02/2026", "leaves": "Mar 5, 2026 at 9:30 AM", "paid": "On",
    "payment": "Bank transfer", "stars": "Two stars", "created": "Jan 1, 1970 at 12:00 AM",
    "month": "January 0001", "page": "file:///a", "total": "€37.50", "letters": "3",
  ]

  @Test("Each value has its text, also in columns, and is not written")
  func texts() throws {
    let environment = FormEnvironment(
      locale: Locale(identifier: "en_US"), timeZone: .gmt, now: Date(timeIntervalSince1970: 0))
    let columns = form.byColumns(template: Bill())
    let stored = form.columns(of: Bill())
    try form.checkValues(of: Bill())
    // Computed values have no column, and neither has the one that another field edits.
    #expect(stored.columns.count == form.fields.count - 3)
    for field in form.fields {
      let text = field.displayText(in: Bill(), environment)?.replacing("\u{202F}", with: " ")
      #expect(text == Self.shown[field.id], "\(field.id)")
      let column = try #require(columns.field(field.id))
      let own = column.displayText(in: stored, environment)?.replacing("\u{202F}", with: " ")
      #expect(own == text, "\(field.id)")
      guard field.kind == .readOnly else { continue }
      #expect(!field.kind.isEditable && field.editor.dates == nil)
      var copy = Bill()
      #expect(!field.write(&copy, .text("x")) && copy == Bill())
    }
  }

  @Test("A record that is made from a row has the values of its stored properties")
  func filled() {
    let other = Bill(
      name: "", nights: 1, price: 0, tip: 1, rate: 0, arrival: .of(2000, 1, 1), leaves: nil,
      isPaid: nil, payment: .cash, stars: nil, created: .distantFuture, month: nil,
      page: URL(filePath: "/b"))
    #expect(form.record(other, with: form.columns(of: Bill())) == Bill())
    let empty = Bill(tip: nil, leaves: nil, isPaid: nil, stars: nil, month: nil)
    #expect(form.record(other, with: form.columns(of: empty)) == empty)
  }

  private struct Arrival: Sendable {
    var moment: LocalDateTime
  }

  @Test("A value of the program keeps what is only shown, also where that is a part of another")
  func kept() throws {
    let form = Form<Arrival>("Arrival") {
      Section("") {
        DateField("Moment", \.moment)
        ReadOnlyField("Day", \.moment.date)
      }
    }
    func arrival(_ day: Int) -> Arrival {
      Arrival(moment: .init(date: .of(2026, 3, day), time: .midnight))
    }
    var columns = form.columns(of: arrival(1))
    columns["moment"] = form.columns(of: arrival(2))["moment"]
    let made = RecordConversion(form).record(arrival(1), with: columns)
    #expect(made.moment == arrival(2).moment)
  }
}
