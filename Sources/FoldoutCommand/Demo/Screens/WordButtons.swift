import FoldoutForms
import FoldoutRecords

/// The actions of the buttons below the words: shuffle them, add some, and remove some.
enum WordButtons {
  static let shuffle = FieldID("shuffle")
  static let more = FieldID("more")
  static let fewer = FieldID("fewer")

  /// Returns the words after a button is pressed.
  static func words(
    after button: FieldID, of words: [String], using generator: inout some RandomNumberGenerator
  ) -> [String] {
    var words = words
    switch button {
    case shuffle: words.shuffle(using: &generator)
    case more:
      for word in stock.filter({ !words.contains($0) }).prefix(3) {
        words.insert(word, at: Int.random(in: 0...words.count, using: &generator))
      }
    case fewer:
      for _ in 0..<min(3, words.count) {
        words.remove(at: Int.random(in: words.indices, using: &generator))
      }
    default: break
    }
    return words
  }

  /// Stores the words after a press, unless another person changed them in the meantime.
  static func press(
    _ store: any RecordStore, _ button: FieldID, _ table: String, _ record: StoredRecord,
    _ environment: FormEnvironment
  ) async -> ActionAnswer {
    let old = record.record["words"]
    let differ = ActionAnswer.refused(DemoWords.of(environment.locale).wordsDiffer)
    guard table == "options", let text = old.string else { return differ }
    var generator = SystemRandomNumberGenerator()
    let words = words(after: button, of: Options.words(in: text), using: &generator)
    let cell = Change.Cell(
      column: "words", original: Token(old), new: .text(Options.text(of: words)))
    do {
      switch try await store.change(Change(table: table, key: record.key, cells: [cell])) {
      case .stored: return .done
      // The other person's words stay; the answer shows them.
      case .conflict, .gone: return differ
      }
    } catch {
      return .refused(error.sentence(in: environment.words))
    }
  }

  private static let stock =
    Options.firstWords + [
      "island", "jacket", "kettle", "ladder", "meadow", "needle", "orchard", "pebble", "quarry",
      "ribbon", "saddle", "timber", "umbrella", "valley", "window", "yard",
    ]
}
