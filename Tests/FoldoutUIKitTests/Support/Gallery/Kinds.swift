import FoldoutForms
import FoldoutTesting
import FoldoutUIKit
import Foundation
@_spi(UIKitDouble) import UIKit

/// A value with a row of every kind and a drawer of every kind.
nonisolated struct Kinds: Sendable {
  var name = "Ada Brandt"
  var nickname: String?
  var mail: String? = "ada@example.org"
  var phone: String? = "+49 30 901820"
  var site: String? = "https://example.org/people/ada"
  var notes: String? = "Two lines of notes, which are long enough to be broken where they end."
  var wishes: String?
  var password: String? = "correct horse"
  var pin: String?
  var guests = 2
  var price: Decimal? = 1249.5
  var born: LocalDate? = LocalDate(year: 1979, month: 11, day: 7)
  var due: LocalDate? = LocalDate(year: 2026, month: 3, day: 12)
  var meeting: LocalDateTime? = LocalDateTime(year: 2026, month: 3, day: 9, hour: 14, minute: 30)
  var confirmed: LocalDate? = LocalDate(year: 2026, month: 3, day: 20)
  var day: LocalDate? = LocalDate(year: 2026, month: 4, day: 1)
  var moment: LocalDateTime? = LocalDateTime(year: 2026, month: 4, day: 1, hour: 9, minute: 5)
  var hour: LocalTime? = LocalTime(hour: 8, minute: 15)
  var never: LocalDate?
  var wakes: LocalTime?
  var length = TimeSpan(hours: 1, minutes: 30)
  var ride = TimeSpan(hours: 2, minutes: 15)
  var month = 3
  var year: Int? = 2028
  var birthYear: Int?
  var valid = YearMonth(year: 2027, month: 6)
  var isOn = true
  var plan = "basic"
  var language = "English"
  var status: String?
  var skills: [String] = ["swift"]
  var size: String? = "m"
  var extras: [String] = ["towels"]
  var photo: [UInt8]? = SamplePicture.bytes
  var emblem: [UInt8]?
  var number = "B-1042"
  var rating = 3

  static let languages = [
    "Arabic", "Basque", "Chinese", "Danish", "Dutch", "English", "Finnish", "French", "German",
    "Greek", "Hindi", "Irish", "Italian", "Japanese", "Polish", "Portuguese", "Spanish", "Turkish",
  ]

  private static let day: TimeSpan = {
    guard let day = TimeSpan(hours: 24, minutes: 0) else {
      preconditionFailure("A day is too long for a time span.")
    }
    return day
  }()

  var summary: String {
    "\(name) has booked for \(guests), pays by card and comes by train. The key lies in the box."
  }

  /// Returns a star for each number that the rating may have.
  static func stars(of kinds: Kinds) -> [String] {
    (1...5).map { $0 <= kinds.rating ? "★" : "☆" }
  }

  static let form = Form<Kinds>("Every kind") {
    Section("Texts") {
      TextField("Name", \.name).required().length(...40)
      TextField("Nickname", \.nickname).length(2...12)
      EmailField("Mail", \.mail)
      PhoneField("Phone", \.phone)
      URLField("Website", \.site)
      LongTextField("Notes", \.notes)
      LongTextField("Wishes", \.wishes)
      SecretField("Password", \.password)
      SecretField("PIN", \.pin)
    }
    Section("Numbers") {
      NumberField("Guests", \.guests).range(1...12)
      NumberField("Price", \.price).currency("EUR")
      TimeSpanField("Length", \.length)
      MonthField("Month", \.month)
      YearField("Year", \.year, in: 2026...2036)
      YearField("Year of birth", \.birthYear, in: 1900...2026)
    }
    Section("Dates") {
      DateField("Born", \.born, style: .wheels)
      DateField("Due", \.due, style: .calendar)
      DateField("Meeting", \.meeting, style: .calendar)
      DateField("Confirmed", \.confirmed, style: .openCalendar)
      DateField("Day", \.day, style: .compact)
      DateField("Moment", \.moment, style: .compact)
      TimeField("Hour", \.hour, style: .compact)
      DateField("Never", \.never, style: .compact)
      TimeField("Wakes", \.wakes, style: .wheels)
      TimeSpanField("Ride", \.ride, style: .wheels(upTo: day))
      YearMonthField("Valid until", \.valid)
    }
    .footer { $0.born == nil ? nil : "Dates are those of the house, wherever you read them." }
    Section("Choices") {
      SwitchField("Breakfast", \.isOn)
      ChoiceField("Plan", \.plan, options: ["free", "basic", "team"])
        .detail { $0 == "team" ? "For ten people and more" : nil }
      ChoiceField("Language", \.language, options: languages)
      ChoiceField("Status", \.status, options: ["single", "married"], allowsOther: true)
      ChoiceField("Skills", \.skills, options: ["swift", "rust", "cobol", "go"])
        .disabled { skill, _ in skill == "cobol" }
    }
    Section(
      optionsOf: ChoiceField("Size", \.size, options: ["s", "m", "l"])
        .detail { $0 == "l" ? "Larger than it looks" : nil })
    Section(
      optionsOf: ChoiceField("Extras", \.extras, options: ["towels", "cot", "sauna"])
        .choosing(...2).disabled { extra, value in extra == "cot" && value.guests > 1 }
        .picture { $0 == "sauna" ? SamplePicture.bytes : nil }
    )
    .footer { "\($0.extras.count) chosen" }
    Section("Rest") {
      PictureField("Photo", \.photo)
      PictureField("Emblem", \.emblem)
      ReadOnlyField("Number", \.number)
      ReadOnlyField("Summary", \.summary)
      NumberField("Rating", \.rating).range(1...5).drawer { RatingView($0) }
        .designed { context in
          let stars = stars(of: context.record).map { "[\($0)]" }.joined(separator: " ")
          return Design(stars, digest: Design.digest(of: Array(stars.utf8)))
        }
      ButtonField("Book", id: "book")
    }
  }
  .head({ $0.name }, detail: { $0.mail }, picture: "photo")
}

/// A drawer of an app's own: stars in a row.
final class RatingView: UIStackView {
  init(_ context: ViewContext<Kinds>) {
    super.init(frame: .zero)
    distribution = .fillEqually
    for (index, star) in Kinds.stars(of: context.record).enumerated() {
      let stars = index + 1
      var look = UIButton.Configuration.plain()
      look.title = star
      // The largest text has no room for more.
      look.contentInsets = .zero
      let button = UIButton(configuration: look)
      button.accessibilityLabel = "\(stars) stars"
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      button.addAction(
        UIAction { _ in context.set(\.rating, to: stars) }, for: .primaryActionTriggered)
      addArrangedSubview(button)
    }
  }

  /// Not available: the view needs a context.
  required init(coder: NSCoder) { super.init(coder: coder) }
}
