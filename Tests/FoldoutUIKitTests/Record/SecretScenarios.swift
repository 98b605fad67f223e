import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Secrets, which are typed and never shown.
@Suite struct SecretScenarios {
  /// Every word on the screen and everything that a screen reader may say.
  private func everything(_ stage: Stage<Stay>) -> String {
    let spoken = stage.window.spokenElements.flatMap {
      [$0.accessibilityLabel, $0.accessibilityValue, $0.accessibilityHint].compactMap { $0 }
    }
    return (stage.texts(in: stage.window) + spoken + stage.announcements).joined(separator: "\n")
  }

  @Test("1.7 A secret's value never leaves the store: no field, no bar, no voice has it")
  func hidden() throws {
    let stage = try Stage(Stay.form, Stay())
    #expect(!everything(stage).contains(Stay.secret))
    #expect(stage.texts("password") == ["Password", "‹set›", "[Clear]"])
    try stage.tap("password")
    #expect(!everything(stage).contains(Stay.secret))
    stage.leave()
    #expect(stage.value.password == Stay.secret && stage.values.isEmpty)
  }

  @Test("1.35, 1.43 A secret replaces another only after a confirmation")
  func replacing() throws {
    let stage = try Stage(Stay.form, Stay())
    try stage.type("battery", into: "password")
    stage.leave()
    #expect(stage.value.password == Stay.secret)
    let question = "Replace Password? The old value can’t be restored."
    #expect(stage.texts("password").contains(question))
    #expect(stage.announcements.last?.contains(question) == true)
    try stage.press("Keep the old value", in: stage.row("password"))
    #expect(stage.value.password == Stay.secret)
    #expect(stage.texts("password") == ["Password", "‹set›", "[Clear]"])
    try stage.type("battery", into: "password")
    stage.leave()
    try stage.press("Replace", in: stage.row("password"))
    #expect(stage.value.password == "battery")
    #expect(stage.texts("password") == ["Password", "‹set›", "[Clear]"])
    #expect(!everything(stage).contains("battery"))
  }

  @Test("1.35 A secret is cleared after a confirmation")
  func clearing() throws {
    let stage = try Stage(Stay.form, Stay())
    try stage.press("Clear: Password", in: stage.row("password"))
    #expect(stage.texts("password").contains("Clear Password? This can’t be undone."))
    try stage.press("Keep", in: stage.row("password"))
    #expect(stage.value.password == Stay.secret)
    try stage.press("Clear: Password", in: stage.row("password"))
    let buttons = stage.all(UIButton.self, in: stage.row("password"))
    let clear = try #require(buttons.last { $0.configuration?.title == "Clear" })
    stage.window.tap(clear)
    stage.settle()
    #expect(stage.value.password == nil)
    #expect(stage.texts("password") == ["Password", "‹not set›"])
  }

  @Test("1.43 A typed secret is shown on request, and one that is not set is filled at once")
  func showing() throws {
    var stay = Stay()
    stay.password = nil
    let stage = try Stage(Stay.form, stay)
    #expect(stage.texts("password") == ["Password", "‹not set›"])
    try stage.type("staple", into: "password")
    let field = try #require(stage.row("password")?.textControl as? UITextField)
    #expect(field.isSecureTextEntry && field.accessibilityValue == "••••••")
    try stage.press("Show: Password", in: stage.row("password"))
    #expect(!field.isSecureTextEntry && field.isFirstResponder && field.text == "staple")
    try stage.press("Hide: Password", in: stage.row("password"))
    #expect(field.isSecureTextEntry)
    stage.leave()
    #expect(stage.value.password == "staple")
    #expect(!everything(stage).contains("staple"))
  }

  @Test("1.43 A secret that is shown and hidden while it is typed keeps text, caret and keyboard")
  func toggling() throws {
    var stay = Stay()
    stay.password = nil
    let stage = try Stage(Stay.form, stay)
    try stage.type("stape", into: "password")
    let field = try #require(stage.row("password")?.textControl as? UITextField)
    let caret = try #require(field.position(from: field.beginningOfDocument, offset: 4))
    field.selectedTextRange = field.textRange(from: caret, to: caret)
    for title in ["Show: Password", "Hide: Password"] {
      try stage.press(title, in: stage.row("password"))
      #expect(field.text == "stape" && field.isFirstResponder)
      let selection = try #require(field.selectedTextRange)
      #expect(field.offset(from: field.beginningOfDocument, to: selection.start) == 4)
    }
    field.type("l")
    stage.settle()
    #expect(field.text == "staple" && stage.values.isEmpty)
    stage.leave()
    #expect(stage.value.password == "staple")
  }

  @Test("1.35 A refused secret is not shown, and the row that takes its cell never has it")
  func refused() throws {
    let stage = try Stage(Keys.form, Keys())
    try stage.type("ab", into: "first")
    stage.leave()
    #expect(stage.texts("first").contains { $0.hasPrefix("First is too short") })
    #expect(stage.value.first == "horse")
    let words = stage.texts(in: stage.driver.notices) + stage.announcements
    #expect(!words.joined().contains("ab"))
    #expect(stage.texts("second") == ["Second", "‹set›", "[Clear]"])
    try stage.host.reload(Keys(), animated: false)
    stage.table.reloadData()
    stage.settle()
    #expect(stage.texts("second") == ["Second", "‹set›", "[Clear]"])
    // Two that are refused change their cells, and none has the other's text.
    for (field, text): (FieldID, String) in [("first", "ab"), ("second", "cd")] {
      try stage.type(text, into: field)
      stage.leave()
    }
    let cell = try #require(stage.row("first"))
    stage.table.reloadData()
    stage.settle()
    #expect(stage.row("second") === cell)
    for field: FieldID in ["first", "second"] {
      #expect(stage.texts(field).contains("‹set›"), "\(stage.texts(field))")
    }
  }

  @Test("1.35 A secret that somebody else changed meanwhile is not overwritten unseen")
  func conflict() throws {
    let stage = try Stage(Stay.form, Stay())
    try stage.type("staple", into: "password")
    try stage.host.set("password", to: .text("horse"))
    stage.leave()
    #expect(stage.value.password == "horse")
    #expect(stage.texts("password").count > 3)
    let all = everything(stage)
    #expect(!all.contains("horse"))
  }
}

/// A value with two secrets of at least four characters.
nonisolated private struct Keys: Sendable {
  var first: String? = "horse"
  var second: String? = "mules"

  static let form = Form<Keys>("Keys") {
    Section("") {
      SecretField("First", \.first).length(4...)
      SecretField("Second", \.second).length(4...)
    }
  }
}
