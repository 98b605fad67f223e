import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Foundation
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Values as the reader's locale writes them, the head of a record, links and buttons.
@Suite struct ValueScenarios {
  @Test("1.1 The head shows whose record it is, and follows a change of the name")
  func head() throws {
    let stage = try Stage(Stay.form, Stay())
    #expect(stage.head.prefix(3) == ["AB", "Ada Brandt", "ada@example.org"])
    try stage.type("Bo Xu", into: "guest")
    stage.leave()
    stage.scrollToTop()
    #expect(stage.head.prefix(3) == ["BX", "Bo Xu", "ada@example.org"])
    try stage.host.set("guest", to: .text("Cy Dee"))
    stage.settle()
    #expect(stage.head.prefix(2) == ["CD", "Cy Dee"])
  }

  @Test("1.2 The head shows the picture, or the initials where there is none")
  func picture() throws {
    var stay = Stay()
    stay.photo = Stay.picture
    let stage = try Stage(Stay.form, stay)
    let view = try #require(stage.table.headerView(forSection: 0))
    let image = try #require(stage.all(UIImageView.self, in: view).first { $0.image != nil })
    #expect(image.bounds.size == CGSize(width: 64, height: 64))
    #expect(stage.head.first == "Ada Brandt")
    try stage.tap("photo")
    let remove = try #require(
      stage.all(UIButton.self, in: stage.drawer("photo")).first { $0.configuration?.title != nil })
    stage.window.tap(remove)
    stage.settle()
    #expect(stage.value.photo == nil)
    stage.scrollToTop()
    #expect(stage.head.prefix(2) == ["AB", "Ada Brandt"])
    #expect(
      !stage.all(UIImageView.self, in: stage.table.headerView(forSection: 0)).contains {
        $0.image != nil
      })
  }

  @Test(
    "1.9 A date row shows its date as the reader's locale writes it",
    arguments: [
      ("en", "08/14/2002"), ("de-DE", "14.08.2002"), ("nl", "14-08-2002"), ("ar-EG", "١٤"),
    ])
  func dates(locale: String, text: String) throws {
    let stage = try Stage(Person.form, Person(), environment: .reader(locale))
    #expect(stage.texts("started").last?.contains(text) == true, "\(stage.texts("started"))")
  }

  @Test(
    "1.36 A number is written as the locale writes it, with its comma and its digits",
    arguments: [
      ("en", "1,234.5", "1234.5"), ("de-DE", "1.234,5", "1234,5"), ("ar-EG", "١٢٫٥", "١٢٫٥"),
    ])
  func numbers(locale: String, typed: String, shown: String) throws {
    let stage = try Stage(Rates.form, Rates(), environment: .reader(locale))
    try stage.type(typed, into: "rate")
    stage.leave()
    #expect(stage.texts("rate") == ["Rate", shown])
    #expect(stage.value.rate == (locale == "ar-EG" ? 12.5 : 1234.5))
  }

  @Test(
    "0.47 A read-only amount has its language's separators and decimals, and in an input it is plain",
    arguments: [("en", "1,234.50", "1234.5"), ("de-DE", "1.234,50", "1234,5")])
  func grouping(locale: String, shown: String, plain: String) throws {
    var rates = Rates()
    rates.rate = Decimal(string: "1234.5")
    let stage = try Stage(Rates.form, rates, environment: .reader(locale))
    #expect(stage.texts("rate") == ["Rate", plain])
    #expect(stage.texts("fee") == ["Fee", "5", "CHF"])
    #expect(stage.texts("price").last?.contains(shown) == true)
    #expect(stage.row("price")?.spokenElements.map(\.accessibilityTraits) == [.staticText])
    try stage.type("2", into: "rate")
    stage.leave()
    #expect(stage.texts("price").last?.contains(locale == "en" ? "2.00" : "2,00") == true)
  }

  @Test("1.37 An e-mail address, a phone number and a web address are checked, and can be followed")
  func links() throws {
    let stage = try Stage(Contact.form, Contact())
    UIApplication.shared.opened = []
    for (field, title, address): (FieldID, String, String) in [
      ("mail", "Write: ada@example.org", "mailto:ada@example.org"),
      ("phone", "Call: +49 30 123456", "tel:+4930123456"),
      ("page", "Open: https://example.org/rooms", "https://example.org/rooms"),
    ] {
      try stage.press(title, in: stage.row(field))
      #expect(UIApplication.shared.opened.last?.absoluteString == address)
      #expect(stage.focus == nil)
    }
    for (field, text, sentence): (FieldID, String, String) in [
      ("mail", "nobody", "“nobody” isn’t an e-mail address."), ("phone", "call me", "call me"),
      ("page", "nowhere at all", "“nowhere at all” isn’t a web address."),
    ] {
      try stage.type(text, into: field)
      stage.leave()
      #expect(stage.texts(field).contains { $0.contains(sentence) && $0 != text })
    }
    #expect(stage.values.isEmpty)
  }

  @Test("1.39 A button acts once all fields are valid")
  func button() throws {
    let stage = try Stage(Stay.form, Stay())
    var presses: [FieldID] = []
    stage.host.onPress = { field, _ in presses.append(field) }
    try stage.tap("book")
    #expect(presses.isEmpty)
    #expect(stage.texts("breakfast").last == "Take the breakfast first.")
    #expect(stage.announcements.last == "Take the breakfast first.")
    let toggle = try #require(
      stage.all(UISwitch.self, in: stage.shown(.row(.field("breakfast")))).first)
    stage.window.tap(toggle)
    stage.settle()
    #expect(stage.texts("breakfast") == ["Breakfast", "on"])
    try stage.tap("book")
    #expect(presses == ["book"])
    try stage.type("13", into: "guests")
    try stage.tap("book")
    #expect(presses == ["book"] && stage.value.guests == 2)
  }

  @Test("1.39 The message of a button's function stands under it")
  func message() async throws {
    let form = Form<Rates>("Rates") {
      Section("") { ButtonField("Fix") { rates in .message("Fixed at \(rates.fee)") } }
    }
    let stage = try Stage(form, Rates())
    try stage.tap("fix")
    await stage.settleLater()
    #expect(stage.texts("fix") == ["Fix", "Fixed at 5"])
  }

  @Test(
    "0.23 The program's texts are in four languages, and set the screen's direction",
    arguments: [
      ("en", "Guest needs a value."), ("de", "Guest braucht einen Wert."),
      ("nl", "Guest heeft een waarde nodig."),
      ("ar", "يلزم إدخال قيمة في \u{2068}Guest\u{2069}."),
    ])
  func words(locale: String, sentence: String) throws {
    let stage = try Stage(Stay.form, Stay(), environment: .reader(locale))
    try stage.type("", into: "guest")
    stage.leave()
    #expect(stage.texts("guest").last == sentence && stage.announcements == [sentence])
    let row = try #require(stage.row("guest"))
    let label = try #require(stage.all(UILabel.self, in: row).first)
    let isAtLeft = label.convert(label.bounds, to: row).minX < row.bounds.midX
    #expect(isAtLeft == (locale != "ar"))
  }
}

/// A value with a number in an input and in a row that is only read.
nonisolated private struct Rates: Sendable {
  var rate: Decimal?
  var fee: Decimal = 5
  var price: Decimal? { rate }

  static let form = Form<Rates>("Rates") {
    Section("") {
      NumberField("Rate", \.rate)
      NumberField("Fee", \.fee).currency("CHF")
      ReadOnlyField("Price", \.price).currency("EUR")
    }
  }
}

/// A value with addresses of three kinds.
nonisolated private struct Contact: Sendable {
  var mail: String? = "ada@example.org"
  var phone: String? = "+49 30 123456"
  var page: String? = "https://example.org/rooms"

  static let form = Form<Contact>("Contact") {
    Section("") {
      EmailField("Mail", \.mail)
      PhoneField("Phone", \.phone)
      URLField("Page", \.page)
    }
  }
}

extension FormEnvironment {
  /// The environment of a reader with this locale and time zone, at the tests' common time.
  static func reader(_ locale: String, _ zone: String = "Europe/Berlin") -> FormEnvironment {
    FormEnvironment(
      locale: Locale(identifier: locale), timeZone: TimeZone(identifier: zone) ?? .gmt,
      now: Stay.now)
  }
}

extension Stage {
  /// The texts above the first section.
  var head: [String] { texts(in: table.headerView(forSection: 0)) }

  func scrollToTop() {
    table.contentOffset.y = -table.adjustedContentInset.top
    settle()
  }
}
