import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Choices in a drawer, on the double.
@Suite struct OptionDrawerScenarios {
  nonisolated private struct Guide: Sendable {
    var bed: String? = "twin"
    var meals = ["breakfast", "lunch"]
    var languages = ["English", "Urdu"]
    var note = ""

    static let all = [
      "Arabic", "Bengali", "Danish", "Dutch", "English", "French", "German", "Greek", "Hindi",
      "Italian", "Korean", "Norwegian", "Polish", "Portuguese", "Russian", "Spanish", "Turkish",
      "Urdu",
    ]

    static let form = Form<Guide>("Guide") {
      Section("Room") {
        ChoiceField("Bed", \.bed, options: ["single", "twin", "double"])
          .detail { $0 == "double" ? "For two" : nil }
        ChoiceField("Meals", \.meals, options: ["breakfast", "lunch", "supper"]).choosing(1...2)
        ChoiceField("Languages", \.languages, options: all)
        TextField("Note", \.note)
      }
    }
  }

  @Test("3.12, 3.9 In a drawer several options are toggled, and it stays open")
  func several() throws {
    let stage = try Stage(Picks.rules, Picks())
    try stage.tap("skills")
    let drawer = try stage.visibleDrawer("skills")
    #expect(stage.drawerOptions("skills") == ["● swift", "○ rust", "○ cobol", "○ go"])
    try stage.choose("go", inDrawerOf: "skills")
    try stage.choose("rust", inDrawerOf: "skills")
    #expect(stage.drawerOptions("skills") == ["● swift", "● rust", "○ cobol", "● go"])
    #expect(stage.value.skills == ["swift", "rust", "go"])
    #expect(stage.texts("skills") == ["Skills", "swift, rust, go"])
    let cobol = try #require(
      stage.all(OptionView.self, in: drawer).first { $0.accessibilityLabel == "cobol" })
    #expect(cobol.accessibilityTraits.contains(.notEnabled))
    stage.window.tap(at: cobol.convert(CGPoint(x: 40, y: 20), to: nil))
    stage.settle()
    #expect(stage.value.skills == ["swift", "rust", "go"])
    #expect(stage.drawer("skills") === drawer)
    #expect(stage.outline.last == "  skills")
  }

  @Test("3.3, 3.9 One of at most one is chosen in a drawer with second lines, and cleared there")
  func single() throws {
    let stage = try Stage(Guide.form, Guide())
    try stage.tap("bed")
    #expect(stage.drawerOptions("bed") == ["○ single", "● twin", "○ double For two"])
    try stage.choose("double", inDrawerOf: "bed")
    #expect(stage.value.bed == "double" && stage.texts("bed") == ["Bed", "double"])
    #expect(stage.drawerOptions("bed") == ["○ single", "○ twin", "● double For two"])
    try stage.press("Clear", in: stage.drawer("bed"))
    #expect(stage.value.bed == nil && stage.texts("bed") == ["Bed", "-"])
    #expect(stage.drawerOptions("bed").allSatisfy { $0.hasPrefix("○") })
    #expect(stage.outline.contains("  bed"))
  }

  @Test("3.4, 3.5, 3.13 A drawer says how many may be chosen, and refuses more and fewer")
  func counts() throws {
    let stage = try Stage(Guide.form, Guide())
    try stage.tap("meals")
    #expect(stage.texts(in: stage.drawer("meals")).last == "Choose 1 to 2.")
    try stage.choose("supper", inDrawerOf: "meals")
    #expect(stage.drawerOptions("meals") == ["● breakfast", "● lunch", "○ supper"])
    #expect(
      stage.texts("meals") == [
        "Meals", "breakfast, lunch",
        "Meals takes at most 2. Deselect one before you choose another.",
      ])
    try stage.choose("lunch", inDrawerOf: "meals")
    try stage.choose("breakfast", inDrawerOf: "meals")
    #expect(stage.drawerOptions("meals") == ["○ breakfast", "○ lunch", "○ supper"])
    #expect(stage.value.meals == ["breakfast"])
    #expect(
      stage.texts("meals").last
        == "Choose at least 1 for Meals; chosen so far: 0. Nothing is saved until then.")
    try stage.choose("supper", inDrawerOf: "meals")
    #expect(stage.value.meals == ["supper"])
    #expect(stage.texts("meals") == ["Meals", "supper"])
    #expect(stage.texts(in: stage.drawer("meals")).last == "Choose 1 to 2.")
  }

  @Test("3.10 More than 15 options have a field that filters them, and chosen ones stay visible")
  func filtering() throws {
    let stage = try Stage(Guide.form, Guide())
    try stage.tap("languages")
    let drawer = try stage.visibleDrawer("languages")
    #expect(stage.drawerOptions("languages").count == 18)
    let field = try #require(stage.all(UITextField.self, in: drawer).first)
    #expect(field.accessibilityLabel?.hasPrefix("Languages: ") == true)
    stage.window.tap(field)
    field.type("po")
    stage.settle()
    #expect(
      stage.drawerOptions("languages") == ["● English", "○ Polish", "○ Portuguese", "● Urdu"])
    try stage.choose("Polish", inDrawerOf: "languages")
    #expect(stage.value.languages == ["English", "Polish", "Urdu"])
    #expect(field.text == "po")
    #expect(
      stage.drawerOptions("languages") == ["● English", "● Polish", "○ Portuguese", "● Urdu"])
    #expect(stage.texts("languages") == ["Languages", "English, Polish, Urdu"])
    try stage.tap("languages")
    try stage.tap("languages")
    #expect(stage.drawerOptions("languages").count == 18)
  }

  @Test(
    "3.10 A long list opens at its chosen option, with no empty room above or below",
    arguments: ["Arabic", "Hindi", "Urdu"])
  func place(language: String) throws {
    let stage = try Stage(Guide.form, Guide(languages: [language]))
    try stage.tap("languages")
    let drawer = try stage.visibleDrawer("languages")
    let list = try #require(stage.all(ScrollingList.self, in: drawer).first)
    let option = try #require(
      stage.all(OptionView.self, in: list).first { $0.accessibilityLabel == language })
    #expect(list.bounds.contains(option.convert(option.bounds, to: list)))
    #expect(list.contentOffset.y >= 0 && list.bounds.maxY <= list.contentSize.height)
  }

  @Test("3.18 A tap on a row folds a drawer of options, and typing in another row does")
  func folds() throws {
    let stage = try Stage(Guide.form, Guide())
    try stage.tap("bed")
    try stage.tap("meals")
    #expect(stage.outline == ["bed", "meals", "  meals", "languages", "note"])
    try stage.type("quiet", into: "note")
    #expect(stage.outline == ["bed", "meals", "languages", "note"])
  }
}
