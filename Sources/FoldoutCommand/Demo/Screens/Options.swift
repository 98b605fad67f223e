import FoldoutForms

/// A number, some letters, and favourites among words that come and go.
struct Options: Sendable {
  enum Number: String, CaseIterable, Sendable { case one, two, three }
  enum Letter: String, CaseIterable, Sendable { case a, b, c, d }

  var number = Number.two
  var letters: Set<Letter> = [.a, .c]
  var favourites: [String] = []
  /// The words that there are to choose from, a line for each.
  var words = ""
}

extension Options {
  /// The screen of the options. The fields' identities are the table's columns.
  static func form(_ words: DemoWords) -> Form<Options> {
    Form(words.options) {
      ChoiceSection(
        ChoiceField(words.pickANumber, \.number) { words.title(of: $0) }.id("number"))
      ChoiceSection(
        ChoiceField(words.pickSomeLetters, \.letters) { $0.rawValue }.id("letters")
      )
      .footer { words.list($0.letters.map(\.rawValue).sorted()) }
      ChoiceSection(
        ChoiceField(words.favourites, \.favourites, options: { Options.words(in: $0.words) })
          .id("favourites"))
      Section(words.words) {
        LongTextField(words.words, \.words).id("words")
        ButtonField(words.shuffle, id: WordPress.shuffle)
        ButtonField(words.moreWords, id: WordPress.more)
        ButtonField(words.fewerWords, id: WordPress.fewer)
      }
    }
    .head { _ in words.options }
  }

  /// The words of a text, a line for each; one that comes again is left out.
  static func words(in text: String) -> [String] {
    var known: Set<String> = []
    return text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { known.insert($0).inserted }
  }

  /// The text of words.
  static func text(of words: [String]) -> String { words.joined(separator: "\n") }

  /// The words of a new database.
  static let firstWords = [
    "apple", "bridge", "cloud", "desk", "ember", "forest", "garden", "harbour",
  ]
}

extension DemoWords {
  /// The title of a number.
  func title(of number: Options.Number) -> String {
    switch number {
    case .one: one
    case .two: two
    case .three: three
    }
  }

  /// A sentence of what is chosen.
  func list(_ titles: [String]) -> String {
    titles.isEmpty ? noneChosen : "\(chosen): \(titles.joined(separator: comma))"
  }
}
