import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Options that two people choose at once, on the double: the app sets the value while a person's
/// tap waits for its turn.
@Suite struct OptionConflictScenarios {
  nonisolated private struct Menu: Sendable {
    var days = ["mon", "tue"]
    var size: String? = "small"
    var table: String?

    /// Titles of references come late, so that taps wait.
    static let form = Form<Menu>("Menu") {
      Section(
        optionsOf: ChoiceField("Days", \.days, options: ["mon", "tue", "wed", "thu"])
          .choosing(1...))
      Section("More") {
        ChoiceField("Size", \.size, options: ["small", "medium", "large"])
        ReferenceField(
          "Table", \.table, search: { _, _ in ["a"] },
          titles: { keys in
            await Task.yield()
            return Dictionary(uniqueKeysWithValues: keys.map { ($0, "Table \($0)") })
          })
      }
    }
  }

  @Test("3.8 Two people's different choices are both shown by their titles, and a person decides")
  func conflict() async throws {
    let stage = try Stage(Menu.form, Menu())
    await stage.settleLater()
    try stage.choose("wed", of: "days")
    // While the tap waits, its entry stands on the screen.
    #expect(stage.options("days") == ["● mon", "● tue", "● wed", "○ thu"])
    #expect(stage.value.days == ["mon", "tue"])
    try stage.host.set("days", to: FieldValue.several([.text("thu")]))
    await stage.settleLater()
    #expect(stage.value.days == ["thu"])
    let problem = stage.footer(0)
    #expect(problem.contains { $0.contains("“mon, tue, wed”") && $0.contains("“thu”") })
    #expect(problem.suffix(2) == ["[Use “mon, tue, wed”]", "[Keep “thu”]"])
    try stage.press("Use “mon, tue, wed”", in: stage.table.footerView(forSection: 0))
    await stage.settleLater()
    #expect(stage.value.days == ["mon", "tue", "wed"])
    #expect(stage.footer(0) == ["Choose at least 1."])
    #expect(stage.options("days") == ["● mon", "● tue", "● wed", "○ thu"])
  }

  @Test("3.8 The other person's choice may be kept, in a drawer, too")
  func kept() async throws {
    let stage = try Stage(Menu.form, Menu())
    await stage.settleLater()
    try stage.tap("size")
    await stage.settleLater()
    try stage.choose("large", inDrawerOf: "size")
    try stage.host.set("size", to: .text("medium"))
    await stage.settleLater()
    #expect(stage.value.size == "medium")
    let texts = stage.texts("size")
    #expect(texts.contains { $0.contains("“large”") && $0.contains("“medium”") })
    #expect(stage.outline.contains("  size"))
    try stage.press("Keep “medium”", in: stage.row("size"))
    await stage.settleLater()
    #expect(stage.value.size == "medium")
    #expect(stage.drawerOptions("size") == ["○ small", "● medium", "○ large"])
    #expect(stage.texts("size") == ["Size", "medium"])
  }
}
