import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Foundation
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Texts and switches that are edited in their rows.
@Suite struct TextScenarios {
  @Test("1.3 A text that grows beyond one line while it is typed keeps the keyboard")
  func growsWhileTyped() throws {
    let stage = try Stage(Worded.form, Worded())
    let text = String(repeating: "word ", count: 60) + "end"
    try stage.type(text, into: "note")
    #expect(stage.focus == .row(.field("note")))
    stage.leave()
    #expect(stage.value.note == text && stage.row("note") is LongTextCell)
  }

  @Test("1.3 A text row is edited in place, and stored on leaving or on Enter")
  func storing() throws {
    let stage = try Stage(Stay.form, Stay())
    try stage.type("Bo", into: "guest")
    #expect(stage.texts("guest").prefix(2) == ["Guest", "Bo"])
    #expect(stage.value.guest == "Ada Brandt" && stage.values.isEmpty)
    stage.leave()
    #expect(stage.value.guest == "Bo" && stage.focus == nil)
    try stage.type("Cy", into: "guest")
    try #require(stage.row("guest")?.textControl as? UITextField).pressReturn()
    stage.settle()
    #expect(stage.value.guest == "Cy" && stage.focus == nil)
    try stage.type("Dy", into: "guest")
    try stage.tap("code")
    #expect(stage.value.guest == "Dy" && stage.focus == .row(.field("code")))
    #expect(stage.values.map(\.guest) == ["Bo", "Cy", "Dy"])
  }

  @Test("1.4 Escape in a text row restores the old text")
  func escape() throws {
    let stage = try Stage(Stay.form, Stay())
    for field: FieldID in ["guest", "notes"] {
      let before = stage.texts(field)
      try stage.type("Bo", into: field)
      stage.press(.keyboardEscape)
      #expect(stage.texts(field) == before, "\(field.name)")
      #expect(stage.focus == nil)
    }
    #expect(stage.values.isEmpty && stage.value.guest == "Ada Brandt")
  }

  @Test("1.5, 0.30 A value that is refused is reported under its row, and the old value stays")
  func refused() throws {
    let stage = try Stage(Booking.form, Booking())
    let old = stage.value.key
    for (field, text, sentence): (FieldID, String, String) in [
      ("guests", "13", "Guests is too large: it must be at most 12."),
      ("guests", "two", "“two” isn’t a number"), ("key", "12", "“12” isn’t a UUID."),
    ] {
      try stage.type(text, into: field)
      stage.leave()
      let texts = stage.texts(field)
      #expect(texts.count == 3 && texts[1] == text, "\(texts)")
      #expect(texts.last?.contains(sentence) == true, "\(texts)")
      #expect(stage.announcements.last == texts.last)
      #expect((stage.row(field)?.textControl as? UITextField)?.textColor == .systemRed)
      #expect(stage.values.isEmpty)
    }
    #expect(stage.value.key == old && stage.value.guests == 2)
    try stage.type("3", into: "guests")
    stage.leave()
    #expect(stage.texts("guests") == ["Guests", "3"] && stage.value.guests == 3)
    #expect((stage.row("guests")?.textControl as? UITextField)?.textColor != .systemRed)
  }

  @Test("0.28 A rule that is checked while typing reports at once, and nothing is stored")
  func checking() throws {
    let stage = try Stage(Stay.form, Stay())
    try stage.type("abcde", into: "code")
    #expect(stage.texts("code").contains { $0.hasPrefix("Code is too long") })
    #expect(stage.focus == .row(.field("code")))
    try stage.type("abcd", into: "code")
    #expect(!stage.texts("code").contains { $0.hasPrefix("Code is too long") })
    #expect(stage.values.isEmpty && stage.value.code == "ab")
  }

  @Test("0.56 The limits of a number or a text are shown while it is edited, and spoken")
  func limits() throws {
    let stage = try Stage(Stay.form, Stay())
    for (field, limits): (FieldID, String) in [
      ("guests", "1 to 12"), ("code", "characters: at most 4, small letters"),
    ] {
      let height = try #require(stage.shown(.row(.field(field)))).bounds.height
      #expect(!stage.texts(field).contains(limits))
      #expect(stage.row(field)?.textControl?.accessibilityHint == limits)
      try stage.tap(field)
      #expect(stage.texts(field).last == limits)
      #expect(try #require(stage.row(field)).bounds.height > height)
      stage.leave()
      #expect(!stage.texts(field).contains(limits))
      #expect(stage.row(field)?.bounds.height == height)
    }
    #expect(stage.values.isEmpty)
  }

  @Test("1.6, 1.42 A switch changes its value at once")
  func toggle() throws {
    let stage = try Stage(Stay.form, Stay())
    let row = try #require(stage.shown(.row(.field("breakfast"))))
    stage.window.tap(try #require(stage.all(UISwitch.self, in: row).first))
    stage.settle()
    #expect(stage.value.breakfast && stage.texts("breakfast") == ["Breakfast", "on"])
    #expect(stage.values.map(\.breakfast) == [true])
    let element = try #require(stage.row("breakfast")?.spokenElements.first)
    stage.window.activate(element)
    stage.settle()
    #expect(!stage.value.breakfast && stage.texts("breakfast") == ["Breakfast", "off"])
  }

  @Test("1.29 Text typed but not yet stored is stored when the screen is left")
  func leaving() throws {
    let stage = try Stage(Stay.form, Stay())
    let next = UIViewController()
    try stage.type("Bo", into: "guest")
    stage.controller.navigationController?.pushViewController(next, animated: true)
    stage.settle()
    #expect(stage.value.guest == "Bo" && stage.values.map(\.guest) == ["Bo"])
  }

  @Test("1.38 A long text keeps its lines, and Return adds one")
  func lines() throws {
    let stage = try Stage(Person.form, Person())
    let height = try #require(stage.row("address")).bounds.height
    #expect(stage.texts("address") == ["Address", "Hauptstraße 1\n10115 Berlin"])
    try stage.type("Hauptstraße 1\nHinterhaus\n3. Stock\n10115 Berlin\nDE", into: "address")
    #expect(stage.focus == .row(.field("address")))
    #expect(try #require(stage.row("address")).bounds.height > height)
    stage.leave()
    #expect(stage.value.address == "Hauptstraße 1\nHinterhaus\n3. Stock\n10115 Berlin\nDE")
  }

  @Test(
    "1.40 Pasted paragraphs, emoji and directional marks are kept or refused, never garbled",
    arguments: ["A\u{200F}da 👩‍🚀", "Ada\u{301}", "Ada\nBrandt"])
  func odd(text: String) throws {
    let stage = try Stage(Stay.form, Stay())
    try stage.tap("guest")
    let field = try #require(stage.row("guest")?.textControl as? UITextField)
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    field.paste(text)
    stage.leave()
    #expect(stage.value.guest == text || stage.texts("guest").count == 3)
    #expect(Array(stage.texts("guest")[1].utf8) == Array(text.utf8))
  }

  @Test("1.40 A control character in a name is refused")
  func control() throws {
    let stage = try Stage(Stay.form, Stay())
    try stage.type("A\u{7}da", into: "guest")
    stage.leave()
    #expect(stage.texts("guest").last?.contains("control character") == true)
    #expect(stage.value.guest == "Ada Brandt")
  }

  @Test("1.44 Blanks around a text are taken off, with a notice and a button that keeps them")
  func blanks() throws {
    let stage = try Stage(Stay.form, Stay())
    try stage.type(" Ada \u{A0}", into: "guest")
    stage.leave()
    #expect(stage.value.guest == "Ada")
    #expect(
      stage.texts("guest") == [
        "Guest", "Ada", "Blanks around Guest were taken off.", "[Keep them]",
      ])
    #expect(stage.announcements.last?.hasPrefix("Blanks around Guest were taken off.") == true)
    try stage.press("Keep them", in: stage.row("guest"))
    #expect(stage.value.guest == " Ada \u{A0}" && stage.texts("guest").count == 2)
    // The stored text has some, so they belong to it.
    try stage.type("Bea ", into: "guest")
    stage.leave()
    #expect(stage.value.guest == "Bea " && stage.texts("guest").count == 2)
  }
}

/// A value whose properties hold less than a person may type.
nonisolated private struct Booking: Sendable {
  var guests = 2
  var key = UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF") ?? UUID()

  static let form = Form<Booking>("Booking") {
    Section("") {
      NumberField("Guests", \.guests).range(1...12)
      TextField("Key", \.key)
    }
  }
}
