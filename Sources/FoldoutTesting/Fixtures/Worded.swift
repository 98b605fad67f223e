package import FoldoutForms

/// A value whose options are words of its own, which come, go and move while it is shown.
package struct Worded: Sendable, Equatable {
  package var number = "two"
  package var favourites: [String] = []
  /// The words that there are to choose from, a line for each.
  package var words = "apple\nbridge\ncloud\ndesk"
  package var day: LocalDate?
  package var note = ""

  package init() {}

  /// A choice that stays, one whose options follow from the record, and rows of fields.
  package static let form = Form<Worded>("Words") {
    ChoiceSection(
      ChoiceField("Number", \.number, options: ["one", "two", "three"]).id("number"))
    ChoiceSection(
      ChoiceField("Favourites", \.favourites, options: { Worded.words(in: $0.words) })
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
