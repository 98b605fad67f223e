import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// A choice section with so many options that a field filters them.
@Suite struct OptionFilterScenarios {
  private func filter(_ stage: Stage<Atlas>) throws -> UITextField {
    try #require(stage.all(UITextField.self, in: stage.table.headerView(forSection: 0)).first)
  }

  private func type(_ text: String, _ stage: Stage<Atlas>) throws {
    let field = try filter(stage)
    if !field.isFirstResponder { stage.window.tap(field) }
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    if text.isEmpty { field.deleteBackByHand() } else { field.type(text) }
    stage.settle()
  }

  @Test("3.10 More than 15 options in a section have a field that filters them")
  func filtering() throws {
    let stage = try Stage(Atlas.form, Atlas(), size: CGSize(width: 390, height: 1800))
    #expect(stage.options("countries").count == 18)
    let field = try filter(stage)
    #expect(
      field.placeholder == "Find an option"
        && field.accessibilityLabel == "Countries: Find an option")
    #expect(field.returnKeyType == .search)
    let keyboard = KeyboardWatch()
    try type("po", stage)
    #expect(stage.options("countries") == ["○ Poland", "○ Portugal", "● Zambia"])
    #expect(field.isFirstResponder && field.text == "po" && stage.table.animatedBatches > 0)
    try type("pol", stage)
    #expect(stage.options("countries") == ["○ Poland", "● Zambia"])
    // Choosing goes on with the keyboard, and the chosen one stays.
    try stage.choose("Poland", of: "countries")
    #expect(stage.value.countries == ["Poland", "Zambia"] && field.isFirstResponder)
    try type("q", stage)
    #expect(stage.options("countries") == ["● Poland", "● Zambia"])
    try type("", stage)
    #expect(stage.options("countries").count == 18)
    #expect(field.isFirstResponder && keyboard.hidings == 0 && stage.faults.isEmpty)
  }

  @Test("3.10 A filter that hides all options of a refused choice goes, so that they can be chosen")
  func refused() throws {
    let stage = try Stage(Atlas.home, Atlas(), size: CGSize(width: 390, height: 1800))
    try type("nowhere", stage)
    #expect(stage.options("home").isEmpty && stage.table.headerView(forSection: 0) != nil)
    try stage.tap("print")
    #expect(stage.options("home").count == 18)
    #expect(try filter(stage).text == "")
    #expect(stage.footer(0).contains { $0.contains("Home") }, "\(stage.footer(0))")
  }

  @Test("3.10 A filter keeps its letters and the keyboard while somebody else changes the value")
  func elsewhere() throws {
    let stage = try Stage(Atlas.form, Atlas(), size: CGSize(width: 390, height: 1800))
    try type("po", stage)
    try stage.host.set("countries", to: .several([.text("Austria")]))
    stage.settle()
    #expect(stage.options("countries") == ["● Austria", "○ Poland", "○ Portugal"])
    #expect(try filter(stage).isFirstResponder && filter(stage).text == "po")
  }

  @Test("A screen whose filter is typed in keeps the keyboard as a text is left for it")
  func focus() async throws {
    let stage = try Stage(Atlas.form, Atlas(), size: CGSize(width: 390, height: 1800))
    try stage.type("Mercator", into: "title")
    try type("po", stage)
    await stage.settleLater()
    #expect(try filter(stage).isFirstResponder && stage.value.title == "Mercator")
    stage.leave()
    await stage.settleLater()
    #expect(stage.controller.isFirstResponder)
  }
}

/// An atlas with many countries to choose from.
nonisolated private struct Atlas: Sendable {
  var countries = ["Zambia"]
  var home: String?
  var title = ""

  private static let names = [
    "Austria", "Belgium", "Chile", "Denmark", "Egypt", "France", "Greece", "Hungary", "Iceland",
    "Japan", "Kenya", "Latvia", "Mexico", "Norway", "Oman", "Poland", "Portugal", "Zambia",
  ]

  /// A choice that must be made.
  static let home = Form<Atlas>("Atlas") {
    Section(optionsOf: ChoiceField("Home", \.home, options: names).startingEmpty())
    Section("") { ButtonField("Print", id: "print") }
  }

  static let form = Form<Atlas>("Atlas") {
    Section(
      optionsOf: ChoiceField("Countries", \.countries, options: names)
    )
    Section("") {
      TextField("Title", \.title)
      ButtonField("Print", id: "print")
    }
  }
}
