import Foundation
import FoldoutForms

/// A record with a property of every type that a field can be bound to.
struct Visit: Sendable, Equatable {
  var title = "Dinner"
  var note: String?
  var guests = 4
  var table: Int?
  var price = Decimal(string: "12.50")
  var deposit = Decimal(10)
  var rating = 0.1
  var discount: Double?
  var isPaid = true
  var day = LocalDate(year: 2026, month: 11, day: 21)
  var booked = LocalDate.first
  var starts = LocalDateTime(year: 2026, month: 11, day: 21, hour: 19, minute: 30)
  var made = LocalDateTime(date: .first)
  var number = "V-17"

  static let form = Form<Visit>("Visit") {
    Section("What") {
      TextField("Title", \.title).required()
      TextField("Note", \.note)
      NumberField("Guests", \.guests)
      NumberField("Table", \.table)
      NumberField("Price", \.price)
      NumberField("Deposit", \.deposit)
      NumberField("Rating", \.rating)
      NumberField("Discount", \.discount)
      SwitchField("Is paid", \.isPaid)
      ReadOnlyField("Number", \.number)
    }
    Section("When") {
      DateField("Day", \.day).limits(from: LocalDate(year: 2020, month: 1, day: 1))
      DateField("Booked", \.booked)
      DateField("Starts", \.starts)
      DateField("Made", \.made).id("made_at")
    }
  }
}

extension FormEnvironment {
  /// English, in UTC, at a fixed moment: 2026-11-21 12:00.
  static let english = FormEnvironment(
    locale: Locale(identifier: "en_US"), timeZone: .gmt,
    now: Date(timeIntervalSince1970: 1_795_262_400))
}
