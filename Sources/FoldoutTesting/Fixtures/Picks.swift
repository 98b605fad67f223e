package import FoldoutForms

/// A value with options of every sort: those of system 3, and further ones.
package struct Picks: Sendable, Equatable {
  /// The letters to choose from.
  package enum Letter: String, CaseIterable, Sendable { case a, b, c, d }

  package var number = "two"
  package var letters: Set<Letter> = [.c, .a]
  package var colour: String?
  package var size: Int?
  package var days = ["mon", "tue"]
  package var skills: [String] = ["swift"]

  package init() {}

  /// The two sections of system 3.
  package static let form = Form<Picks>("Options") {
    Section(optionsOf: numbers)
    Section(optionsOf: letters)
  }

  /// Choice sections with every rule, and a drawer that chooses several values.
  package static let rules = Form<Picks>("Rules") {
    Section(optionsOf: numbers)
    Section(optionsOf: letters).footer { "\($0.letters.count) chosen" }
    Section(
      optionsOf: ChoiceField("Colour", \.colour, options: ["red", "green"]).detail {
        $0 == "red" ? "As a rose" : nil
      })
    Section(optionsOf: ChoiceField("Size", \.size, options: [1, 2, 3]).startingEmpty())
    Section(optionsOf: days)
    Section("More") {
      ChoiceField("Skills", \.skills, options: ["swift", "rust", "cobol", "go"])
        .disabled { skill, _ in skill == "cobol" }
    }
  }.tint(.green)

  private static let numbers = ChoiceField<Picks, String>(
    "Pick a number", \.number, options: ["one", "two", "three"]
  ).id("number")

  private static let letters = ChoiceField<Picks, Letter>(
    "Pick some letters", \.letters
  ).id("letters")

  private static let days = ChoiceField<Picks, String>(
    "Days", \.days, options: ["mon", "tue", "wed", "thu", "fri"]
  ).choosing(2...3)
}
