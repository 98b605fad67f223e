import FoldoutWeb
import Foundation

struct Trip: Sendable {
  var code = UUID()
  var traveller = ""
  var email: String?
  var emailAgain: String?
  var page: URL?
  var kind = Kind.day
  var hotel: String?
  var nights: Int?
  var leaves: LocalDate? = LocalDate(year: 2026, month: 5, day: 3)
  var returns: LocalDate?
  var departure = Date(timeIntervalSince1970: 1_777_800_000)
  var price: Decimal = 120
  var tags: [String] = ["work"]
  var wantsInvoice: Bool?
  var extras: Set<Extra> = []
  var guide: Int?
  var stars = 2
  var agrees = false

  enum Kind: String, CaseIterable, Sendable { case day, weekend, journey }

  enum Extra: String, CaseIterable, Sendable { case bicycle, sauna, supper }

  static let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt
  static let guides = [1: "Ada Brandt", 2: "Björn Åkesson", 3: "Chidi Okafor"]
}

let rooms = ["Attic", "Suite"]

let form = Form<Trip>("Trip") {
  Section("Traveller") {
    TextField("Traveller", \.traveller).required().length(2...80)
    EmailField("E-mail", \.email).purpose("email")
    EmailField("E-mail again", \.emailAgain).equal(to: \.email, when: .onSubmit)
    URLField("Page", \.page)
    SwitchField("Wants an invoice", \.wantsInvoice)
  }
  Section(optionsOf: ChoiceField("Kind", \.kind))
  Section("Hotel") {
    TextField("Hotel", \.hotel).required()
    NumberField("Nights", \.nights).required().range(1...30, when: .onChange)
    for room in rooms {
      ReadOnlyField("\(room) from", \.price).id(FieldID("from_\(room)")).currency("EUR")
    }
  }
  .hidden { $0.kind == .day }
  Section("When") {
    DateField("Leaves", \.leaves).notAfter(\.returns)
    DateField("Returns", \.returns, style: .calendar).notBefore(\.leaves)
      .hidden { $0.kind == .day }
    DateField("Train", \.departure, in: Trip.berlin, style: .calendar).minutes(every: .five)
  }
  Section("What") {
    ChoiceField("Extras", \.extras)
      .detail { $0 == .sauna ? "From six o'clock" : nil }
      .disabled { extra, trip in extra == .supper && trip.kind == .day }
    TextField(
      "Tags",
      .map(\.tags, get: { $0.joined(separator: ", ") }, set: { $0.components(separatedBy: ", ") }))
    NumberField("Price", \.price).currency("EUR")
    ReferenceField(
      "Guide", \.guide,
      search: { words, most in
        let found = Trip.guides.filter { words.isEmpty || $0.value.contains(words) }
        return Array(found.keys.sorted().prefix(most))
      },
      titles: { keys in Trip.guides.filter { keys.contains($0.key) } })
    NumberField("Stars", \.stars).range(1...5).drawer { context in
      let buttons = (1...5).map { number -> Markup in
        "<button \(context.change(\.stars, to: number))>\(number) ★</button>"
      }
      return "<div class=\"actions\">\(buttons)</div>"
    }
  }
  Section("Book") {
    SwitchField("I agree", \.agrees)
      .rule(when: .onSubmit) { $0.agrees ? nil : "Agree to the terms first." }
    ButtonField("Book") { trip in
      guard trip.traveller != "Nobody" else { return .refused("Somebody has to travel.") }
      return .message("Booked for \(trip.traveller)")
    }
  }
}
.head({ $0.traveller.isEmpty ? "A trip" : $0.traveller }, detail: { $0.kind.rawValue })
.tint(.indigo)

let host = try WebHost(
  form, value: Trip(),
  onChange: { trip in print("\(trip.traveller): \(trip.nights ?? 0) nights") },
  onReport: { report in
    if let stars = report.new(\.stars) { print("Now \(stars) stars.") }
    fflush(nil)
  })
try await host.run()
