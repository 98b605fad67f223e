import FoldoutForms

/// A number, some letters, and favourites among words that can be added and removed.
struct Options: Sendable {
  enum Number: String, CaseIterable, Sendable { case one, two, three }
  enum Letter: String, CaseIterable, Sendable { case a, b, c, d }

  var number = Number.two
  var letters: Set<Letter> = [.a, .c]
  var favourites: [String] = []
  /// The words to choose from, one on each line.
  var words = ""
}

extension Options {
  /// The screen of the options. The fields' identities are the table's columns.
  static func form(_ words: DemoWords) -> Form<Options> {
    Form(words.options) {
      Section(
        optionsOf: ChoiceField(words.pickANumber, \.number) { words.title(of: $0) }.id("number"))
      Section(
        optionsOf: ChoiceField(words.pickSomeLetters, \.letters) { $0.rawValue }.id("letters")
      )
      .footer { words.list($0.letters.map(\.rawValue).sorted()) }
      Section(
        optionsOf: ChoiceField(
          words.favourites, \.favourites, options: { Options.words(in: $0.words) }
        )
        .id("favourites"))
      Section(words.words) {
        LongTextField(words.words, \.words).id("words")
        ButtonField(words.shuffle, id: WordButtons.shuffle)
        ButtonField(words.moreWords, id: WordButtons.more)
        ButtonField(words.fewerWords, id: WordButtons.fewer)
      }
    }
    .head { _ in words.options }
  }

  /// Returns the lines of a text without duplicates.
  static func words(in text: String) -> [String] {
    var known: Set<String> = []
    return text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { known.insert($0).inserted }
  }

  /// Returns a text with one word on each line.
  static func text(of words: [String]) -> String { words.joined(separator: "\n") }

  /// The words of a new database.
  static let firstWords = [
    "apple", "bridge", "cloud", "desk", "ember", "forest", "garden", "harbour",
  ]
}

extension DemoWords {
  /// Returns the title of a number.
  func title(of number: Options.Number) -> String {
    switch number {
    case .one: one
    case .two: two
    case .three: three
    }
  }

  /// Returns the line that lists the chosen options.
  func list(_ titles: [String]) -> String {
    titles.isEmpty ? noneChosen : "\(chosen): \(titles.joined(separator: comma))"
  }
}
