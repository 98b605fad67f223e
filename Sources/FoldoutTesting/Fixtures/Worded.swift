package import FoldoutForms

/// A value whose options are lines of its own text, so that they come, go and move while shown.
package struct Worded: Sendable, Equatable {
  package var number = "two"
  package var favourites: [String] = []
  /// The words to choose from, one on each line.
  package var words = "apple\nbridge\ncloud\ndesk"
  package var day: LocalDate?
  package var note = ""

  package init() {}

  /// A choice with fixed options, one whose options depend on the record, and rows of fields.
  package static let form = Form<Worded>("Words") {
    Section(
      optionsOf: ChoiceField("Number", \.number, options: ["one", "two", "three"]).id("number"))
    Section(
      optionsOf: ChoiceField("Favourites", \.favourites, options: { Worded.words(in: $0.words) })
        .id("favourites")
    )
    .footer { "\($0.favourites.count) of \(Worded.words(in: $0.words).count)" }
    Section("More") {
      DateField("Day", \.day, style: .wheels).id("day")
      TextField("Note", \.note).id("note")
      LongTextField("Words", \.words).id("words")
      ButtonField("Shuffle", id: "shuffle")
    }
  }

  package static func words(in text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}
