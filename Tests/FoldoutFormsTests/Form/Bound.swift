import Foundation
import FoldoutForms

/// A record with a property of every type that a field can be bound to, optional and not.
struct Bound: Sendable, Equatable {
  var name = "Zoë"
  var nick: String? = "Z"
  var about = "One\nTwo"
  var notes: String?
  var password = "hunter22"
  var recovery: String?
  var mail = "ada@example.org"
  var otherMail: String?
  var phone = "+1 555 0100"
  var fax: String?
  var page = "https://example.org"
  var blog: String?
  var guests = 3
  var table: Int? = 7
  var deposit = Decimal(10)
  var price: Decimal?
  var rating = 0.1
  var discount: Double? = 0.5
  var month = 3
  var season: Int?
  var year = 2026
  var born: Int? = 1815
  var stay = TimeSpan.zero
  var walk: TimeSpan? = .longest
  var isPaid = true
  var day = LocalDate.first
  var departure: LocalDate?
  var starts = LocalDateTime(date: .first)
  var ends: LocalDateTime?
  var opens = LocalTime.midnight
  var closes: LocalTime?
  var review = LocalDate.first
  var reminder: LocalDateTime?
  var issued = YearMonth.first
  var expires: YearMonth? = .last
  var portrait: [UInt8]?
  var badge: String?
  var room = "single"
  var view: String?
  var nights = 2
  var stars: Int?
  var size = Size.medium
  var lining: Size?
  var level = Level.low
  var grade: Level?
  var owner = 1
  var agent: String?

  enum Size: String, CaseIterable, Sendable { case small, medium }
  enum Level: Int, CaseIterable, Sendable { case low, high }

  static let form = Form<Bound>("Bound") {
    Section("Texts") {
      TextField("Name", \.name)
      TextField("Nick", \.nick)
      LongTextField("About", \.about)
      LongTextField("Notes", \.notes)
      SecretField("Password", \.password)
      SecretField("Recovery", \.recovery)
      EmailField("Mail", \.mail)
      EmailField("Other mail", \.otherMail)
      PhoneField("Phone", \.phone)
      PhoneField("Fax", \.fax)
      URLField("Page", \.page)
      URLField("Blog", \.blog)
    }
    Section("Numbers") {
      NumberField("Guests", \.guests)
      NumberField("Table", \.table)
      NumberField("Deposit", \.deposit)
      NumberField("Price", \.price)
      NumberField("Rating", \.rating)
      NumberField("Discount", \.discount)
      MonthField("Month", \.month)
      MonthField("Season", \.season)
      YearField("Year", \.year, in: 2020...2030)
      YearField("Born", \.born, in: 1900...2100)
      TimeSpanField("Stay", \.stay)
      TimeSpanField("Walk", \.walk)
      SwitchField("Is paid", \.isPaid)
    }
    Section("Others") {
      DateField("Day", \.day)
      DateField("Departure", \.departure)
      DateField("Starts", \.starts)
      DateField("Ends", \.ends)
      TimeField("Opens", \.opens)
      TimeField("Closes", \.closes)
      DateField("Review", \.review, style: .openCalendar)
      DateField("Reminder", \.reminder, style: .openCalendar)
      YearMonthField("Issued", \.issued)
      YearMonthField("Expires", \.expires)
      PictureField("Portrait", \.portrait)
      PictureField("Badge", \.badge)
    }
    Section("Choices") {
      ChoiceField("Room", \.room, options: ["single", "xyz"])
      ChoiceField("View", \.view, options: ["sea"], allowsOther: true)
      ChoiceField("Nights", \.nights, options: [1, 2], allowsOther: true)
      ChoiceField("Stars", \.stars, options: { $0.isPaid ? [3] : [] })
      ChoiceField("Size", \.size)
      ChoiceField("Lining", \.lining)
      ChoiceField("Level", \.level)
      ChoiceField("Grade", \.grade, options: [.high])
      ReferenceField("Owner", \.owner, search: { _, _ in [] }, titles: { _ in [:] })
      ReferenceField("Agent", \.agent, search: { _, _ in [] }, titles: { _ in [:] })
    }
  }

  /// The fields whose property is not optional.
  static let always: [FieldID] = [
    "name", "about", "password", "mail", "phone", "page", "guests", "deposit", "rating", "month",
    "year", "stay", "is_paid", "day", "starts", "opens", "review", "issued", "room", "nights",
    "size", "level", "owner",
  ]

  /// The fields whose property is a case of an enumeration of texts and can be no other text.
  static let cases: [FieldID] = ["size", "lining"]
}
