import Foundation

extension Ribbon {
  /// Letters that were typed one after the other, and the time of the last.
  struct TypedWord: Hashable, Sendable {
    var letters = ""
    var time = 0.0
  }

  /// The pause that ends a word, in milliseconds.
  public static let typingPause = 1000.0

  /// Goes to the next value whose title begins with what a person types.
  ///
  /// Letters that follow each other make a word: *j*, *u*, *l* leads to July. The same letter again
  /// goes to the next title that begins with it, unless a title begins with it twice, so that *2*,
  /// *2* is 22 where there is one. Case, accents and the script of digits do not matter. A letter
  /// that leads nowhere is dropped. The search goes on from the last value to the first.
  ///
  /// - Parameters:
  ///   - character: The letter or digit.
  ///   - time: The time of the key, in milliseconds of any clock that does not go back.
  ///   - titles: The title of a value.
  ///
  /// Complexity: O(count) titles where none is found.
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

  /// A text as it is compared: small letters without accents, digits as ASCII has them.
  private static func folded(_ text: String) -> String {
    // So a hundred thousand numbers are gone through without Foundation.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    return String(TypedText.folded(text)).folding(options: .diacriticInsensitive, locale: nil)
  }
}
