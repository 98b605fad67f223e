/// A number as typed, split into its sign, its whole digits and its fraction.
///
/// ```
/// −1.234.567,89  in German     isNegative · "1234567" · "89"
/// ```
///
/// Besides digits of any script and a leading sign it accepts:
///
/// - the locale's decimal separator, once;
/// - the locale's grouping separators, each before a full group: three digits, or in all groups but
///   the last two digits, as in India;
/// - a point as the decimal separator even if the locale's is another, unless the text can also be
///   a grouped number. "1.234" is both in German, so it is rejected and not guessed: the two
///   readings differ by a factor of a thousand.
struct TypedNumber {
  /// True if the number begins with a minus sign.
  var isNegative = false
  /// The digits before the fraction, in ASCII and without leading zeros; empty for zero.
  var whole = ""
  /// The digits of the fraction as typed; `nil` without a decimal separator.
  var fraction: String?
  /// The digits of the fraction if the only grouping separator were a decimal point.
  var otherFraction: String?
  /// The beginning of the input, for error messages.
  let excerpt: String
  private let mode: NumberMode

  /// Splits a text; throws `empty`, `unreadable`, `mixedDigits`, `misplacedSeparator` or
  /// `tooLarge`.
  ///
  /// Complexity: O(length).
  init(_ text: String, as mode: NumberMode, in texts: LocaleTexts) throws(NumberError) {
    self.mode = mode
    excerpt = TypedText.excerpt(text)
    guard text.utf8.count <= TypedText.maxBytes else { throw .tooLarge(text: excerpt) }
    let typed = TypedText.foldedWithScripts(text)
    guard Set(typed.zeros.compactMap(\.self)).count <= 1 else {
      throw .mixedDigits(text: excerpt, as: mode)
    }
    var characters = typed.characters[...]
    characters = characters.drop { $0 == " " }
    while characters.last == " " { characters.removeLast() }
    guard let first = characters.first else { throw .empty }
    if TypedNumber.minuses.contains(first) || first == "+" {
      isNegative = first != "+"
      characters = characters.dropFirst().drop { $0 == " " }
    }
    try read(characters, texts)
  }

  /// The hyphen, the minus sign, and the small and the full-width hyphen of some keyboards.
  static let minuses: Set<Character> = ["-", "\u{2212}", "\u{FE63}", "\u{FF0D}"]

  private mutating func read(
    _ characters: ArraySlice<Character>, _ texts: LocaleTexts
  ) throws(NumberError) {
    let decimal = TypedText.folded(texts.decimalSeparator).first ?? "."
    let grouping = TypedText.folded(texts.groupingSeparator).first ?? ","
    var groups = [""]
    for character in characters {
      if character.isASCII, character.isWholeNumber {
        if fraction == nil {
          groups[groups.count - 1].append(character)
        } else {
          fraction?.append(character)
        }
      } else if character == decimal, fraction == nil {
        fraction = ""
      } else if TypedNumber.isGroupingSeparator(character, grouping), fraction == nil {
        groups.append("")
      } else if character == ".", fraction == nil, groups.count == 1 {
        fraction = ""
      } else {
        throw .unreadable(text: excerpt, invalidCharacter: character, as: mode)
      }
    }
    guard groups.contains(where: { !$0.isEmpty }) || fraction?.isEmpty == false else {
      throw .unreadable(text: excerpt, invalidCharacter: nil, as: mode)
    }
    try join(groups, grouping)
  }

  private mutating func join(
    _ groups: [String], _ grouping: Character
  ) throws(NumberError) {
    let isPoint = grouping == "." && groups.count == 2 && fraction == nil
    if TypedNumber.areThousands(groups) {
      if isPoint { otherFraction = groups[1] }
      whole = String(groups.joined().drop { $0 == "0" })
    } else if isPoint {
      fraction = groups[1]
      whole = String(groups[0].drop { $0 == "0" })
    } else {
      throw .misplacedSeparator(text: excerpt, separator: grouping, as: mode)
    }
    // "5." and ",5" may be incomplete.
    guard fraction != "" else { throw .unreadable(text: excerpt, invalidCharacter: nil, as: mode) }
  }

  private static func areThousands(_ groups: [String]) -> Bool {
    guard groups.count > 1, let first = groups.first, let last = groups.last else { return true }
    let inner = groups.dropFirst().dropLast()
    let byThree = first.count <= 3 && inner.allSatisfy { $0.count == 3 }
    let byTwo = first.count <= 2 && inner.allSatisfy { $0.count == 2 }
    return !first.isEmpty && !first.hasPrefix("0") && last.count == 3 && (byThree || byTwo)
  }

  /// Returns true for the grouping separator, or for the straight apostrophe that stands in for the
  /// Swiss one. Spaces of any width already match, because they are folded.
  private static func isGroupingSeparator(_ character: Character, _ grouping: Character) -> Bool {
    character == grouping || character == "'" && grouping == "’"
  }
}
