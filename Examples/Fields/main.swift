import FoldoutWeb
import Foundation

/// A stay at a guest house, with a field of every kind.
struct Booking: Sendable {
  var number = "B-1042"
  var guest = ""
  var email: String?
  var emailAgain: String?
  var phone: String?
  var arrival: LocalDate?
  var departure: LocalDate?
  var arrivesAt: LocalTime?
  var dinner: LocalDateTime?
  var guests = 2
  var deposit: Decimal?
  var breakfast = true
  var wishes: String?
  var website: String?
  var picture: [UInt8]?
  var password: String?
  var born = LocalDate(year: 1979, month: 11, day: 7)
  var agrees = false
  var cardMonth = 3
  var cardYear: Int?
  var bornIn: Int?
  var validUntil: YearMonth?
  var bicycles: TimeSpan?
  var confirmBy: LocalDate?
  var room = "double"
  var payment = Payment.card
  var country: String?
  var city: String?
  var recommendedBy: Int?
  var bed = Bed.double
  var parking: String?
  var extras: Set<Extra> = [.towels]
  var languages = ["English"]
  var meals: [Meal] = [.breakfast, .lunch]

  enum Bed: String, CaseIterable, Sendable { case single, double, twin }

  enum Meal: String, CaseIterable, Sendable { case breakfast, lunch, supper }

  enum Extra: String, CaseIterable, Sendable { case towels, cot, bicycles, sauna }

  enum Payment: String, CaseIterable, Sendable { case card, cash, bankTransfer }

  static let allLanguages = [
    "Arabic", "Basque", "Chinese", "Danish", "Dutch", "English", "Finnish", "French", "German",
    "Greek", "Hindi", "Irish", "Italian", "Japanese", "Polish", "Portuguese", "Spanish", "Turkish",
  ]

  static let cities = ["Germany": ["Bonn", "Trier"], "Netherlands": ["Delft", "Gouda"]]
  static let threeDays: TimeSpan = {
    guard let days = TimeSpan(hours: 72, minutes: 0) else {
      preconditionFailure("72 hours are too long for a time span.")
    }
    return days
  }()
  /// Guests of earlier years; a real program would read them from its database.
  static let former = [1: "Ada Brandt", 2: "Björn Åkesson", 3: "Chidi Okafor"]
}

let form = Form<Booking>("Booking") {
  Section("Guest") {
    // The guest enters their own data, so the browser may fill it in.
    TextField("Guest", \.guest).required().length(2...80)
    EmailField("E-mail", \.email).id("email").purpose("email")
    // Checked only when a button is pressed; until then the two may differ.
    EmailField("E-mail again", \.emailAgain).id("email_again").equal(to: \.email, when: .onSubmit)
    PhoneField("Phone", \.phone).purpose("tel")
    SecretField("Password", \.password).length(8..., when: .afterLeaving)
    ChoiceField("Country", \.country, options: ["Germany", "Netherlands"])
    ChoiceField("City", \.city, options: { Booking.cities[$0.country ?? ""] ?? [] })
    ReferenceField(
      "Recommended by", \.recommendedBy,
      search: { words, most in
        let found = Booking.former.filter { words.isEmpty || $0.value.contains(words) }
        return Array(found.keys.sorted().prefix(most))
      },
      titles: { keys in Booking.former.filter { keys.contains($0.key) } })
  }
  Section("Stay") {
    // On Sundays nobody is there to hand over the key.
    DateField("Arrival", \.arrival).notAfter(\.departure).closed(weekdays: [.sunday])
    DateField("Departure", \.departure).notBefore(\.arrival)
    TimeField("Arrives at", \.arrivesAt, style: .compact)
    DateField("Dinner", \.dinner, style: .compact)
    NumberField("Guests", \.guests).range(1...12, when: .onChange)
    NumberField("Deposit", \.deposit).range(0...)
    SwitchField("Breakfast", \.breakfast)
    // The length of the hire.
    TimeSpanField("Bicycles", \.bicycles, style: .wheels(upTo: Booking.threeDays))
      .minutes(every: .fifteen)
    ChoiceField("Room", \.room, options: ["single", "double"], allowsOther: true)
    ChoiceField("Payment", \.payment)
  }
  // Choices of exactly one, at most one and several options, which are the rows of a section.
  Section(optionsOf: ChoiceField("Bed", \.bed))
  Section(optionsOf: ChoiceField("Parking", \.parking, options: ["yard", "street"]))
  Section(
    optionsOf: ChoiceField("Extras", \.extras).choosing(...3)
      .detail { $0 == .bicycles ? "Two, with a basket" : nil }
      .disabled { extra, booking in extra == .cot && booking.guests > 3 }
  )
  .footer { $0.extras.isEmpty ? nil : "\($0.extras.count) chosen" }
  Section(optionsOf: ChoiceField("Meals", \.meals).choosing(2...3))
  Section("More") {
    // Several options in a drawer.
    ChoiceField("Languages", \.languages, options: Booking.allLanguages)
    LongTextField("Wishes", \.wishes).length(...500, when: .onChange)
    URLField("Website", \.website)
    // An automatic style shows wheels for a date far from today.
    DateField("Born", \.born, style: .automatic)
    PictureField("Picture", \.picture)
  }
  Section("Card") {
    MonthField("Card month", \.cardMonth)
    YearField("Card year", \.cardYear, in: 2026...2036)
    // A month and year as one value, with wheels for both.
    YearMonthField("Valid until", \.validUntil).limits(from: YearMonth(year: 2026, month: 1))
    YearField("Born in", \.bornIn, in: 1900...2026)
  }
  Section("Confirmation") {
    // An open calendar: its days are in the row, always visible.
    DateField("Confirm by", \.confirmBy, style: .openCalendar)
  }
  Section("Send") {
    ReadOnlyField("Booking number", \.number)
    SwitchField("I agree to the house rules", \.agrees).id("agrees")
      .rule(when: .onSubmit) { $0.agrees ? nil : "Agree to the house rules first." }
    // Called only if every rule accepts the booking.
    ButtonField("Book") { booking in
      print("Booked for \(booking.guest), \(booking.guests) guests.")
      fflush(nil)
      return .done
    }
  }
}
.head(
  { $0.guest.isEmpty ? "A new booking" : $0.guest },
  detail: { "\($0.guests) guests" }, picture: "picture")

let host = try WebHost(
  form, value: Booking(),
  onReport: { report in
    if let guests = report.new(\.guests) {
      print("A table for \(guests), said the \(report.cause).")
      fflush(nil)
    }
  })
try await host.run()
