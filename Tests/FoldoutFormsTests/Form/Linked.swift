import FoldoutForms
import Foundation

/// A record with the types of Foundation that a field can be bound to, and converted properties.
struct Linked: Sendable, Equatable {
  var id = UUID()
  var parent: UUID?
  var page = URL(filePath: "/")
  var blog: URL?
  var starts = Date(timeIntervalSinceReferenceDate: 0)
  var ends: Date?
  var portrait: Data?
  var isVIP: Bool?
  var price = Decimal.zero
  var tip: Decimal?
  var tags: [String] = []
  var diameter = 2.0
  var level: Level?
  var minutes = 0
  var isHidden = false
  var opens = 0
  var first = 0
  var begins = 0

  enum Level: Int, CaseIterable, Sendable { case low, high }

  static let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  static func form(in zone: TimeZone = berlin) -> Form<Linked> {
    Form<Linked>("Linked") {
      Section("Foundation") {
        TextField("Id", \.id)
        TextField("Parent", \.parent)
        URLField("Page", \.page)
        URLField("Blog", \.blog)
        DateField("Starts", \.starts, in: zone)
        DateField("Ends", \.ends, in: zone, style: .calendar).notBefore(\.starts)
        PictureField("Portrait", \.portrait)
        SwitchField("Is VIP", \.isVIP)
        NumberField("Price", \.price).currency("EUR")
        NumberField("Tip", \.tip).currency("JPY")
      }
      Section("Converted") {
        TextField(
          "Tags",
          .map(
            \.tags, get: { $0.joined(separator: ", ") },
            set: { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }))
        NumberField(
          "Radius", .map(\.diameter, get: { $0 / 2 }, set: { $0 < 0 ? nil : $0 * 2 }))
        ChoiceField(
          "Stars", .map(optional: \.level, get: \.rawValue, set: { Level(rawValue: $0) }),
          options: [0, 1])
        NumberField(
          "Hours",
          .map(
            \.minutes, get: { $0 / 60 },
            set: { hours in
              guard hours < 24 else { throw FieldError.custom("A day has 24 hours.") }
              return hours * 60
            }))
        SwitchField("Is shown", .map(\.isHidden, get: { !$0 }, set: { !$0 }))
        TimeField(
          "Opens",
          .map(
            \.opens, get: { LocalTime(hour: $0, minute: 0) ?? .midnight },
            set: { $0.minute == 0 ? $0.hour : nil }))
        DateField(
          "First",
          .map(
            \.first, get: { LocalDate(year: 2000 + $0, month: 1, day: 1) ?? .first },
            set: { $0.year - 2000 }))
        DateField(
          "Begins",
          .map(
            \.begins,
            get: { LocalDateTime(date: LocalDate(year: 2000 + $0, month: 1, day: 1) ?? .first) },
            set: { $0.date.year - 2000 }))
      }
    }
  }
}

extension Linked {
  /// A record with random values.
  init(using random: inout some RandomNumberGenerator) {
    id = UUID.random(using: &random)
    parent = Bool.random(using: &random) ? UUID.random(using: &random) : nil
    page = URL.random(using: &random)
    blog = Bool.random(using: &random) ? URL.random(using: &random) : nil
    starts = Date.random(using: &random)
    ends = Bool.random(using: &random) ? Date.random(using: &random) : nil
    portrait = Bool.random(using: &random) ? Data.random(using: &random) : nil
    isVIP = [nil, false, true].randomElement(using: &random) ?? nil
    price = Decimal(Int.random(in: -99_999...99_999, using: &random)) / 1_000
    tip = Bool.random(using: &random) ? Decimal(Int.random(in: 0...999, using: &random)) : nil
    // Blanks that the field's text does not tell apart from its own.
    tags = ["a", " b", "c"].filter { _ in Bool.random(using: &random) }
    diameter = Double.random(in: 0...1000, using: &random)
    level = [nil, .low, .high].randomElement(using: &random) ?? nil
    minutes = Int.random(in: 0...1439, using: &random)
    isHidden = Bool.random(using: &random)
    opens = Int.random(in: 0...23, using: &random)
    first = Int.random(in: 0...99, using: &random)
    begins = Int.random(in: 0...99, using: &random)
  }
}

extension UUID {
  fileprivate static func random(using random: inout some RandomNumberGenerator) -> UUID {
    Data.random(using: &random).withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

extension Data {
  fileprivate static func random(using random: inout some RandomNumberGenerator) -> Data {
    Data((0..<16).map { _ in UInt8.random(in: 0...255, using: &random) })
  }
}

extension URL {
  fileprivate static func random(using random: inout some RandomNumberGenerator) -> URL {
    let texts = [
      "https://example.org", "https://example.org/a%20b?c=d#e", "example.org/ä",
      "mailto:ada@example.org",
    ]
    let base = URL(string: "https://example.org/folder/")
    return URL(string: texts.randomElement(using: &random) ?? "", relativeTo: base)
      ?? URL(filePath: "/")
  }
}

extension Date {
  /// A moment with a fraction of a second, often within an hour of a change of clocks in Berlin.
  fileprivate static func random(using random: inout some RandomNumberGenerator) -> Date {
    // 25 October 2026, 01:00 UTC: the clocks go back from 3 to 2.
    let change = Date(timeIntervalSince1970: 1_792_890_000)
    let range = Bool.random(using: &random) ? 4_000.0 : 9e9
    return change.addingTimeInterval(Double.random(in: -range...range, using: &random))
  }
}
