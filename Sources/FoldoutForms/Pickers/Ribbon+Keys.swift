import Foundation

extension Ribbon {
  /// The native control under a ribbon, whose key bindings the ribbon follows.
  public enum Control: Hashable, Sendable {
    /// A list: Up and Page Up go to earlier values.
    case list
    /// A number field: Up and Page Up go to later, larger values.
    case number
  }

  /// The number of values that Page Up and Page Down skip.
  public static let pageLength = 5

  /// True if there is a value before the current one, so that its arrow can be pressed.
  public var hasPrevious: Bool { index > 0 }

  /// True if there is a value after the current one.
  public var hasNext: Bool { index < count - 1 }

  /// Returns the index that a key leads to, which may be beyond the ends.
  ///
  /// Up and Down follow the native control under the ribbon. Left and Right follow the layout
  /// direction.
  func index(after key: Key) -> Int {
    switch key {
    case .left: isRightToLeft ? index + 1 : index - 1
    case .right: isRightToLeft ? index - 1 : index + 1
    case .up: index + upwards
    case .down: index - upwards
    case .pageUp: index + upwards * Ribbon.pageLength
    case .pageDown: index - upwards * Ribbon.pageLength
    case .home: 0
    case .end: count - 1
    }
  }

  private var upwards: Int {
    switch control {
    case .list: -1
    case .number: 1
    }
  }
}

extension Ribbon {
  /// The letters typed in quick succession, and the time of the last one.
  struct TypedWord: Hashable, Sendable {
    var letters = ""
    var time = 0.0
  }

  /// The pause that ends a type-ahead word, in milliseconds.
  public static let typingPause = 1000.0

  /// Goes to the next value whose title begins with the letters that a person types.
  ///
  /// Letters in quick succession form a word: *j*, *u*, *l* goes to July. Repeating one letter goes
  /// to the next title that begins with it, unless a title begins with the letter twice: *2*, *2*
  /// goes to 22 if there is one. Case, accents and the script of digits are ignored. A letter
  /// without a match is dropped. The search wraps around from the last value to the first.
  ///
  /// - Parameters:
  ///   - character: The letter or digit.
  ///   - time: The time of the key press, in milliseconds of any clock that never goes back.
  ///   - titles: Returns the title of a value.
  ///
  /// Complexity: O(count) titles if none matches.
  public mutating func type(
    _ character: Character, at time: Double, titles: (Int) -> String
  ) -> Step {
    guard drag == nil else { return Step() }
    let letter = Ribbon.folded(String(character))
    let before = (0...Ribbon.typingPause).contains(time - word.time) ? word.letters : ""
    guard !letter.isEmpty else { return Step() }
    word = TypedWord(letters: before, time: time)
    let next = index + 1
    var found = first(from: before.isEmpty ? next : index, beginning: before + letter, titles)
    if found != nil {
      word.letters = before + letter
    } else if before == letter {
      found = first(from: next, beginning: letter, titles)
    }
    return found.map { turn(to: $0, by: .person, isAnimated: true) } ?? Step()
  }

  private func first(
    from start: Int, beginning letters: String, _ titles: (Int) -> String
  ) -> Int? {
    for distance in 0..<count {
      let index = (start + distance) % count
      let title = Ribbon.folded(titles(index)).drop(while: \.isWhitespace)
      if title.hasPrefix(letters) { return index }
    }
    return nil
  }

  /// Returns a text for comparison: lower case, without accents, with ASCII digits.
  private static func folded(_ text: String) -> String {
    // A fast path without Foundation, for a hundred thousand numbers.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    return String(TypedText.folded(text)).folding(options: .diacriticInsensitive, locale: nil)
  }
}
