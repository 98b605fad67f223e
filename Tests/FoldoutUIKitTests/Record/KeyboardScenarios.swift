import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// The bar above the keyboard, keys of a hardware keyboard, and texts that are composed.
@Suite struct KeyboardScenarios {
  /// Touches a button of the bar above the keyboard.
  private func press(_ title: String, in stage: Stage<Person>) throws {
    let bar = try #require(focused(stage)?.inputAccessoryView)
    let button = try #require(
      stage.all(UIButton.self, in: bar).first {
        $0.accessibilityLabel == title || $0.configuration?.title == title
      }, "no button \(title)")
    stage.window.tap(button)
    stage.settle()
  }

  private func focused(_ stage: Stage<Person>) -> UIResponder? {
    stage.all(UIView.self, in: stage.table).first(where: \.isFirstResponder)
  }

  @Test("A text that is tapped has the focus, also if the one before it is refused and shown")
  func refusedBefore() throws {
    let stage = try Stage(Stay.form, Stay(), size: CGSize(width: 390, height: 700))
    try stage.tap("arrives")
    try stage.type("nonsense", inDrawerOf: "arrives")
    try stage.tap("guests")
    #expect(stage.focus == .row(.field("guests")))
    #expect(stage.values.isEmpty)
  }

  @Test("A text that is tapped has the focus, also if a refusal scrolls it out of sight")
  func outOfSight() throws {
    let stage = try Stage(
      Meeting.form, Meeting(), environment: Stay.environment, size: CGSize(width: 390, height: 700))
    try stage.tap("starts")
    try stage.type("x", inDrawerOf: "starts")
    let notes = try #require(stage.shown(.row(.field("notes")))?.textControl)
    stage.window.tap(notes)
    stage.settle()
    #expect(stage.focus == .row(.field("notes")) && stage.values.isEmpty)
  }

  @Test("Next and Previous above the keyboard lead from text to text, and Done ends typing")
  func stepping() throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("name")
    try press("Next field", in: stage)
    #expect(stage.focus == .row(.field("email")))
    try press("Previous field", in: stage)
    #expect(stage.focus == .row(.field("name")))
    try stage.type("Bo", into: "name")
    try press("Next field", in: stage)
    #expect(stage.value.name == "Bo" && stage.focus == .row(.field("email")))
    try press("Done", in: stage)
    #expect(stage.focus == nil && stage.values.count == 1)
    try stage.tap("name")
    try press("Previous field", in: stage)
    #expect(stage.focus == nil)
  }

  @Test(
    "The bar above the keyboard is laid out at every text size: nothing is cut, 44 points a button",
    arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge],
    ["en", "de", "nl", "ar"])
  func bar(size: UIContentSizeCategory, language: String) throws {
    let stage = try Stage(
      Person.form, Person(),
      environment: FormEnvironment(
        locale: .init(identifier: language), timeZone: .gmt, now: Stay.now)
    ) { $0.traitOverrides.preferredContentSizeCategory = size }
    try stage.tap("name")
    let bar = try #require(focused(stage)?.inputAccessoryView)
    let place = bar.convert(bar.bounds, to: stage.window)
    #expect(bar.window === stage.window && place.width == 390 && place.height >= 44)
    for button in stage.all(UIButton.self, in: bar) {
      #expect(button.bounds.height >= 44 && button.bounds.width >= 44)
    }
    #expect(LayoutCheck.cutTexts(in: bar).isEmpty && LayoutCheck.smallTargets(in: bar).isEmpty)
  }

  @Test("Phone numbers, addresses of mail and links are written from left to right in Arabic")
  func leftToRight() throws {
    let stage = try Stage(
      Person.form, Person(),
      environment: FormEnvironment(
        locale: .init(identifier: "ar"), timeZone: .gmt, now: Stay.now))
    for (field, direction): (FieldID, NSWritingDirection) in [
      ("phone", .leftToRight), ("email", .leftToRight), ("name", .natural),
    ] {
      _ = stage.shown(.row(.field(field)))
      let text = try #require(stage.row(field)?.textControl as? UITextField)
      let style = text.defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle
      #expect((style?.baseWritingDirection ?? .natural) == direction, "\(field.name)")
      #expect(text.textAlignment == .left)
    }
  }

  @Test("A long text is typed, checked and stored also if the app takes its delegate")
  func delegate() throws {
    final class Watcher: NSObject, UITextViewDelegate {}
    let stage = try Stage(Person.form, Person())
    let watcher = Watcher()
    let text = try #require(stage.shown(.row(.field("address")))?.textControl as? UITextView)
    text.delegate = watcher
    try stage.type("Via 1\nRoma", into: "address")
    stage.leave()
    #expect(stage.value.address == "Via 1\nRoma" && stage.values.count == 1)
    #expect(text.delegate === watcher)
  }

  @Test("The bar of messages stands above the keyboard, and rows end above it")
  func notices() throws {
    let stage = try Stage(Person.form, Person(), size: CGSize(width: 390, height: 667))
    try stage.type("Bo", into: "name")
    stage.leave()
    let bar = stage.driver.notices
    let inset = stage.table.contentInset.bottom
    #expect(stage.place(of: bar).maxY == 667)
    try stage.tap("address")
    #expect(stage.focus == .row(.field("address")))
    let keyboard = try #require(focused(stage)?.inputAccessoryView)
    #expect(stage.place(of: bar).maxY == stage.place(of: keyboard).minY)
    _ = stage.shown(.row(.field("address")))
    let row = try #require(stage.row("address"))
    #expect(stage.place(of: row).maxY <= stage.place(of: bar).minY)
    stage.leave()
    #expect(stage.table.contentInset.bottom >= inset && stage.place(of: bar).maxY == 667)
  }

  @Test("Rows end above the bar of messages after a rotation and at another text size")
  func turned() throws {
    let stage = try Stage(Person.form, Person())
    try stage.type("Bo", into: "name")
    stage.leave()
    let bar = stage.driver.notices
    for (width, size): (CGFloat, UIContentSizeCategory) in [
      (844, .large), (320, .large), (320, .accessibilityExtraExtraExtraLarge), (390, .large),
    ] {
      stage.window.traitOverrides.preferredContentSizeCategory = size
      stage.window.frame.size = CGSize(width: width, height: 1234 - width)
      stage.settle()
      #expect(stage.table.contentInset.bottom == bar.bounds.height, "\(width) \(size)")
      #expect(stage.place(of: bar).maxY == 1234 - width)
      #expect(LayoutCheck.cutTexts(in: bar).isEmpty)
    }
  }

  @Test("Next leads through drawers: it unfolds them, and leads on from a text in one")
  func throughDrawers() throws {
    let stage = try Stage(Person.form, Person())
    try stage.type("bo@example.org", into: "email")
    try press("Next field", in: stage)
    #expect(stage.outline.contains("  started") && stage.focus == nil)
    #expect(stage.value.email == "bo@example.org")
    #expect(stage.ledTo == .drawer(of: .field("started")))
    stage.window.tap(try #require(stage.visibleDrawer("started").textControl))
    stage.settle()
    #expect(stage.focus == .drawer(of: .field("started")))
    try press("Next field", in: stage)
    #expect(stage.outline.contains("  ended") && !stage.outline.contains("  started"))
    stage.window.tap(try #require(stage.visibleDrawer("ended").textControl))
    try press("Next field", in: stage)
    #expect(stage.focus == .row(.field("phone")) && !stage.outline.contains("  ended"))
    try press("Previous field", in: stage)
    #expect(stage.outline.contains("  ended"))
    #expect(stage.values.count == 1)
  }

  @Test("The row that is typed in is never under the keyboard")
  func covered() throws {
    let stage = try Stage(Person.form, Person(), size: CGSize(width: 390, height: 667))
    for _ in 0..<3 {
      for field: FieldID in ["name", "email", "phone", "address"] {
        try stage.tap(field)
        let row = try #require(stage.row(field))
        #expect(stage.focus == .row(.field(field)))
        #expect(stage.sight.intersects(row.frame), "\(field.name)")
        #expect(stage.sight.height < 400)
      }
    }
    stage.leave()
    #expect(stage.sight.height > 500)
  }

  @Test("0.9 Escape in a drawer's text discards what was typed there")
  func escapeInDrawer() throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("started")
    try stage.type("1999", inDrawerOf: "started")
    stage.press(.keyboardEscape)
    #expect(stage.texts(in: stage.drawer("started")).contains("08/14/2002"))
    #expect(stage.values.isEmpty && stage.focus == nil)
    #expect(stage.texts("started") == ["Started", "08/14/2002"])
  }

  @Test("0.9 Escape without a text folds the open drawer and leads to its row")
  func escape() async throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("status")
    try stage.press("married", in: stage.drawer("status"))
    stage.press(.keyboardEscape)
    #expect(!stage.outline.contains("  status") && stage.value.status == "married")
    #expect(stage.ledTo == .row(.field("status")))
    stage.press(.keyboardEscape)
    #expect(stage.values.count == 1)
  }

  @Test("A text that is composed is neither checked nor stored before it is complete")
  func composing() throws {
    let stage = try Stage(Stay.form, Stay())
    try stage.tap("code")
    let field = try #require(stage.row("code")?.textControl as? UITextField)
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    for text in ["に", "にほ", "にほんごを"] {
      field.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
      stage.settle()
      #expect(field.text == text && field.markedTextRange != nil)
    }
    #expect(stage.texts("code").filter { $0.hasPrefix("Code is too long") }.isEmpty)
    // The screen is drawn anew meanwhile.
    try stage.host.set("guest", to: .text("Bo"))
    stage.settle()
    #expect(field.text == "にほんごを" && field.markedTextRange != nil && stage.values.isEmpty)
    field.unmarkText()
    stage.settle()
    #expect(stage.texts("code").contains { $0.hasPrefix("Code is too long") })
    #expect(stage.values.isEmpty && stage.value.code == "ab")
  }

  @Test("Escape while a text is composed belongs to the input method")
  func escapeWhileComposing() throws {
    let stage = try Stage(Stay.form, Stay())
    try stage.tap("guest")
    let field = try #require(stage.row("guest")?.textControl as? UITextField)
    field.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
    stage.press(.keyboardEscape)
    #expect(field.isFirstResponder && field.markedTextRange != nil)
    stage.leave()
    #expect(stage.value.guest == "Ada Brandtに")
  }

  @Test("A composed text is stored when a tap elsewhere ends it")
  func tapWhileComposing() throws {
    let stage = try Stage(Person.form, Person())
    for field: FieldID in ["name", "address"] {
      try stage.tap(field)
      let input = try #require(stage.row(field)?.textControl as? any UIView & UITextInput)
      input.selectedTextRange = input.textRange(
        from: input.beginningOfDocument, to: input.endOfDocument)
      input.setMarkedText("日本", selectedRange: NSRange(location: 2, length: 0))
      stage.settle()
      #expect(stage.values.count == (field == "name" ? 0 : 1))
      try stage.tap("started")
      #expect(stage.outline.contains("  started"))
    }
    #expect(stage.value.name == "日本" && stage.value.address == "日本")
  }

  @Test("A text that is composed stays as it is while another value is shown in its row")
  func composedOn() throws {
    for field: FieldID in ["name", "address"] {
      let stage = try Stage(Person.form, Person())
      try stage.tap(field)
      let text = try #require(stage.row(field)?.textControl)
      let input = try #require(text as? any UITextInput)
      input.setMarkedText("にほ", selectedRange: NSRange(location: 2, length: 0))
      stage.settle()
      try stage.host.set(field, to: .text("Grace"))
      stage.settle()
      #expect(text.isComposing && stage.texts(field).contains { $0.contains("にほ") })
    }
  }

  @Test("The system fills in texts by the meaning that their fields have")
  func meanings() throws {
    let stage = try Stage(Parcel.form, Parcel())
    for (field, type): (FieldID, UITextContentType?) in [
      ("code", .postalCode), ("street", .fullStreetAddress), ("note", nil),
    ] {
      let text = try #require(stage.row(field)?.textControl as? UITextField)
      #expect(text.textContentType == type)
      #expect((text.autocorrectionType == .no) == (type != nil), "\(field.name)")
    }
  }

  @Test("A row that goes while a text is composed in it says so, and nothing is stored")
  func gone() throws {
    let stage = try Stage(Errand.form, Errand())
    try stage.tap("stop")
    let field = try #require(stage.row("stop")?.textControl as? UITextField)
    field.setMarkedText("日本", selectedRange: NSRange(location: 2, length: 0))
    stage.settle()
    try stage.host.set("stops", to: .flag(false))
    stage.settle()
    #expect(!stage.outline.contains("stop"))
    #expect(stage.value.stop == "" && stage.values.isEmpty)
    let words = stage.announcements + stage.bar
    #expect(words.contains { $0.contains("Stop") }, "\(words)")
  }
}

/// A way with a stop that a switch hides.
nonisolated private struct Errand: Sendable {
  var stops = true
  var stop = ""

  static let form = Form<Errand>("Errand") {
    Section("") {
      SwitchField("Stops", \.stops)
      TextField("Stop", \.stop).hidden { !$0.stops }
    }
  }
}

/// A value whose texts have meanings that the system knows.
nonisolated private struct Parcel: Sendable {
  var code = ""
  var street = ""
  var note = ""

  static let form = Form<Parcel>("Parcel") {
    Section("") {
      TextField("Code", \.code).purpose("billing postal-code")
      TextField("Street", \.street).purpose("street-address")
      TextField("Note", \.note)
    }
  }
}
