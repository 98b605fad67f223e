import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// System 3 on the double: choices whose options are rows.
@Suite struct OptionScenarios {
  @Test("3.1 Exactly one option is chosen, and a tap on it changes nothing")
  func single() throws {
    let stage = try Stage(Picks.form, Picks())
    #expect(stage.header(0) == ["Pick a number"])
    #expect(stage.options("number") == ["○ one", "● two", "○ three"])
    try stage.choose("three", of: "number")
    #expect(stage.options("number") == ["○ one", "○ two", "● three"])
    try stage.choose("three", of: "number")
    #expect(stage.value.number == "three")
    #expect(stage.options("number") == ["○ one", "○ two", "● three"])
    #expect(stage.values.map(\.number) == ["three"])
  }

  @Test("3.2 Several options are toggled one by one, and reported in the order of the options")
  func several() throws {
    let stage = try Stage(Picks.form, Picks())
    var reports: [FormReport<Picks>] = []
    stage.host.onReport = { reports.append($0) }
    #expect(stage.options("letters") == ["● A", "○ B", "● C", "○ D"])
    try stage.choose("D", of: "letters")
    try stage.choose("A", of: "letters")
    #expect(stage.options("letters") == ["○ A", "○ B", "● C", "● D"])
    #expect(stage.value.letters == [.c, .d])
    #expect(reports.map(\.field) == ["letters", "letters"])
    #expect(
      reports.map(\.new) == [
        .value(.several([.text("a"), .text("c"), .text("d")])),
        .value(.several([.text("c"), .text("d")])),
      ])
  }

  @Test("3.3, 3.9 Clear under the options empties a choice of at most one")
  func clearing() throws {
    let stage = try Stage(Picks.rules, Picks())
    #expect(stage.footer(2).isEmpty)
    try stage.choose("red", of: "colour")
    #expect(stage.options("colour") == ["● red As a rose", "○ green"])
    #expect(stage.footer(2) == ["[Clear]"])
    try stage.press("Clear: Colour", in: stage.table.footerView(forSection: 2))
    #expect(stage.value.colour == nil)
    #expect(stage.options("colour") == ["○ red As a rose", "○ green"])
    #expect(stage.footer(2).isEmpty)
    try stage.choose("2", of: "size")
    #expect(stage.value.size == 2)
    #expect(stage.footer(3).isEmpty)
  }

  @Test("3.3, 3.9 Clear empties the choice above it, whatever its view was used for before")
  func clearingAnother() throws {
    let stage = try Stage(Tastes.form, Tastes(), size: CGSize(width: 390, height: 500))
    // The third has the view that the first had.
    for title in ["Sweet", "Sour", "Salty"] {
      let field = FieldID(title.lowercased())
      _ = stage.shown(try stage.option("much", of: field))
      let section = try #require(stage.path(stage.option("much", of: field))).section
      try stage.press("Clear: \(title)", in: stage.table.footerView(forSection: section))
      #expect(stage.options(field) == ["○ little", "○ much"])
      try stage.choose("much", of: field)
    }
    #expect(stage.value == Tastes())
    #expect(stage.values.count == 6)
  }

  @Test("3.4, 3.13 An option beyond the maximum is not marked, and the section says why")
  func tooMany() throws {
    let stage = try Stage(Picks.rules, Picks())
    try stage.choose("wed", of: "days")
    #expect(stage.footer(4) == ["Choose 2 to 3."])
    try stage.choose("thu", of: "days")
    #expect(stage.options("days") == ["● mon", "● tue", "● wed", "○ thu", "○ fri"])
    let problem = "Days takes at most 3. Deselect one before you choose another."
    #expect(stage.footer(4) == ["Choose 2 to 3.", problem])
    #expect(stage.value.days == ["mon", "tue", "wed"])
    #expect(stage.announcements.contains { $0.contains(problem) })
    try stage.choose("wed", of: "days")
    #expect(stage.footer(4) == ["Choose 2 to 3."])
  }

  @Test("3.5 Too few options stay entered with a sentence, and are stored once there are enough")
  func tooFew() throws {
    let stage = try Stage(Picks.rules, Picks())
    try stage.choose("mon", of: "days")
    #expect(stage.options("days") == ["○ mon", "● tue", "○ wed", "○ thu", "○ fri"])
    #expect(stage.value.days == ["mon", "tue"] && stage.values.isEmpty)
    let problem = stage.footer(4).last ?? ""
    #expect(problem.hasPrefix("Choose at least 2 for Days; chosen so far: 1."))
    try stage.choose("fri", of: "days")
    #expect(stage.footer(4) == ["Choose 2 to 3."])
    #expect(stage.value.days == ["tue", "fri"])
  }

  @Test("3.6 The mark is at the leading edge, in the tint, and filled while its row is pressed")
  func mark() throws {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let isMirrored = direction == .forceRightToLeft
      let stage = try Stage(
        Picks.form, Picks(),
        environment: FormEnvironment(
          locale: .init(identifier: isMirrored ? "ar" : "en"), timeZone: .gmt, now: Stay.now))
      let item = try stage.option("one", of: "number")
      let cell = try #require(stage.shown(item))
      let mark = try #require(stage.all(UIImageView.self, in: cell).first)
      let label = try #require(stage.all(UILabel.self, in: cell).first)
      let (left, right) = (
        mark.convert(mark.bounds, to: cell), label.convert(label.bounds, to: cell)
      )
      #expect(isMirrored ? left.minX > right.maxX : left.maxX < right.minX)
      #expect(mark.image == UIImage(systemName: "circle") && mark.tintColor == .tintColor)
      let touch = try stage.hold(item)
      #expect(mark.image == UIImage(systemName: "checkmark.circle.fill"))
      stage.window.lift(touch, isCancelled: true)
      stage.settle()
      #expect(mark.image == UIImage(systemName: "circle"))
      #expect(stage.value.number == "two" && stage.values.isEmpty)
    }
  }

  @Test("3.11, 3.18 A section's footer follows the record, and a tap on an option folds a drawer")
  func footer() throws {
    let stage = try Stage(Picks.rules, Picks())
    #expect(stage.footer(1) == ["2 chosen"])
    try stage.tap("skills")
    #expect(stage.outline.last == "  skills")
    try stage.choose("B", of: "letters")
    #expect(stage.footer(1) == ["3 chosen"])
    #expect(stage.outline.last == "skills")
    #expect(stage.value.letters == [.a, .b, .c])
  }

  @Test("3.9 A disabled option is shown and spoken as such, and cannot be chosen")
  func disabled() throws {
    let form = Form<Picks>("Disabled") {
      Section(
        optionsOf: ChoiceField("Number", \.number, options: ["one", "two", "three"])
          .detail { $0 == "one" ? "Sold out" : nil }.disabled { number, _ in number == "one" })
    }
    let stage = try Stage(form, Picks())
    let item = try stage.option("one", of: "number")
    let cell = try #require(stage.shown(item))
    let element = try #require(cell.spokenElements.first)
    #expect(element.accessibilityTraits.contains(.notEnabled))
    #expect(element.accessibilityLabel == "one" && element.accessibilityValue == "Sold out")
    try stage.tap(item)
    stage.window.activate(element)
    stage.settle()
    #expect(stage.options("number") == ["○ one Sold out", "● two", "○ three"])
    #expect(stage.value.number == "two" && stage.values.isEmpty)
  }

  @Test("A screen reader hears an option's title and state, and chooses with a double tap")
  func spoken() throws {
    let stage = try Stage(Picks.form, Picks())
    let three = try #require(stage.shown(try stage.option("three", of: "number")))
    let element = try #require(three.spokenElements.first)
    #expect(element.accessibilityLabel == "three")
    #expect(!element.accessibilityTraits.contains(.selected))
    stage.window.activate(element)
    stage.settle()
    #expect(stage.value.number == "three")
    #expect(element.accessibilityTraits.contains(.selected))
  }
}

/// Choices that can be cleared, so far apart that only one is on the screen.
nonisolated private struct Tastes: Sendable, Equatable {
  var sweet: String? = "much"
  var sour: String? = "much"
  var salty: String? = "much"

  static let form = Form<Tastes>("Tastes") {
    Section(optionsOf: ChoiceField("Sweet", \.sweet, options: ["little", "much"]))
    Section("") {
      for number in 1...20 { ButtonField("Button", id: FieldID("button\(number)")) }
    }
    Section(optionsOf: ChoiceField("Sour", \.sour, options: ["little", "much"]))
    Section("") {
      for number in 21...40 { ButtonField("Button", id: FieldID("button\(number)")) }
    }
    Section(optionsOf: ChoiceField("Salty", \.salty, options: ["little", "much"]))
  }
}
