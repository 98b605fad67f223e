import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Changes of a field that somebody else, or the app, changes meanwhile.
@Suite struct ConflictScenarios {
  @Test("0.17, 1.28 Somebody else's change of the same text is never overwritten unseen")
  func text() throws {
    for (title, name) in [("Use “Dy”", "Dy"), ("Keep “Ed”", "Ed")] {
      let stage = try Stage(Stay.form, Stay())
      try stage.type("Dy", into: "guest")
      try stage.host.set("guest", to: .text("Ed"))
      stage.settle()
      #expect(stage.texts("guest")[1] == "Dy" && stage.focus == .row(.field("guest")))
      stage.leave()
      #expect(stage.value.guest == "Ed")
      let texts = stage.texts("guest")
      // The words are those of any screen: there is no page.
      #expect(texts[2].hasPrefix("Guest was changed to “Ed” elsewhere in the meantime; you"))
      #expect(texts[1] == "Dy")
      #expect(texts.suffix(2) == ["[Use “Dy”]", "[Keep “Ed”]"])
      #expect(stage.announcements.last?.hasPrefix("Guest was changed to “Ed” elsewhere") == true)
      try stage.press(title, in: stage.row("guest"))
      #expect(stage.value.guest == name && stage.texts("guest") == ["Guest", name])
    }
  }

  @Test("0.17 A date shows each of the two values once, with its picker folded")
  func date() throws {
    let stage = try Stage(Stay.form, Stay())
    try stage.tap("arrives")
    try stage.type("03/20/2026", inDrawerOf: "arrives")
    try stage.host.set("arrives", to: .date(LocalDate(year: 2026, month: 5, day: 1) ?? .first))
    stage.settle()
    stage.leave()
    #expect(!stage.outline.contains("  arrives"))
    let texts = stage.texts("arrives")
    #expect(texts.prefix(2) == ["Arrives", "05/01/2026"])
    #expect(texts.suffix(2) == ["[Use “03/20/2026”]", "[Keep “05/01/2026”]"])
    #expect(texts.count == 5 && texts[2].hasPrefix("Arrives was changed elsewhere"))
    for date in ["05/01/2026", "03/20/2026"] { #expect(!texts[2].contains(date)) }
    #expect(stage.value.arrives.map { "\($0)" } == "2026-05-01")
    try stage.press("Use “03/20/2026”", in: stage.row("arrives"))
    #expect(stage.value.arrives.map { "\($0)" } == "2026-03-20")
    #expect(stage.texts("arrives") == ["Arrives", "03/20/2026"])
  }

  @Test("0.17 A change of another field does not disturb what is typed")
  func other() throws {
    let stage = try Stage(Stay.form, Stay())
    try stage.type("Dy", into: "guest")
    try stage.host.set("code", to: .text("xy"))
    stage.settle()
    #expect(stage.texts("code") == ["Code", "xy"])
    let field = try #require(stage.row("guest")?.textControl as? UITextField)
    #expect(field.isFirstResponder && field.text == "Dy")
    field.type("l")
    stage.settle()
    stage.leave()
    #expect(stage.value.guest == "Dyl" && stage.value.code == "xy")
    #expect(stage.texts("guest") == ["Guest", "Dyl"])
  }
}
