import Foundation
import FoldoutForms

/// A record with a rule of every kind and every timing.
struct Booking: Sendable, Equatable {
  var name = "Ada"
  var code = "AB1234"
  var guests = 4
  var price = Decimal(string: "12.50")
  var mail: String?
  var password = "correct horse"
  var again = "correct horse"
  var from = LocalDate(year: 2026, month: 11, day: 21)
  var to: LocalDate?
  var begins = LocalDateTime(year: 2026, month: 11, day: 21, hour: 19, minute: 30)
  var ends: LocalDateTime?
  var opens: LocalTime?
  var closes: LocalTime?
  /// A property without a field, read only by rules.
  var isClosed = false

  static let form = Form<Booking>("Booking") {
    Section("Who") {
      TextField("Name", \.name).required().length(2...10, when: .onChange)
      TextField("Code", \.code)
        .pattern("[A-Z]{2}[0-9]{4}", hint: "two letters and four digits", when: .afterLeaving)
      NumberField("Guests", \.guests).range(1...12)
        .rule { value, record in
          record.isClosed && value != .whole(0) ? "Closed on Sundays." : nil
        }
      NumberField("Price", \.price).range(0...)
      EmailField("Mail", \.mail).length(...20)
      SecretField("Password", \.password).length(8...)
      SecretField("Again", \.again).equal(to: "password", when: .onSubmit)
    }
    Section("When") {
      DateField("From", \.from).limits(from: LocalDate(year: 2026, month: 1, day: 1))
        .notAfter("to")
      DateField("To", \.to)
        .limits(
          from: LocalDate(year: 2020, month: 1, day: 1),
          to: LocalDate(year: 2026, month: 12, day: 31)
        )
        .notBefore("from")
      DateField("Begins", \.begins).notAfter("ends").notBefore("from")
      DateField("Ends", \.ends, style: .compact).notBefore("begins")
      TimeField("Opens", \.opens).notAfter("closes")
      TimeField("Closes", \.closes, style: .compact).notBefore("opens")
    }
    Section("") { ButtonField("Send", id: "send") }
  }
}

extension Form<Booking> {
  /// Returns the problem of a value of a field in a record.
  func problem(
    _ id: FieldID, _ value: FieldValue, _ record: Booking = Booking(),
    at timings: Set<RuleTiming> = .storing
  ) -> FieldError? {
    field(id).flatMap {
      problem(of: value, in: $0, of: record, at: timings, environment: .english)
    }
  }
}
