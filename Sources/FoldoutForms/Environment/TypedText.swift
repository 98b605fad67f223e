import Foundation

/// Normalisation of typed texts before they are compared.
///
/// Keyboards and pasted text bring other digits, narrow spaces, invisible direction marks and
/// capital letters; none of them changes the meaning of a date or number.
enum TypedText {
  /// Returns the text in lower case, with ASCII digits and plain spaces, and without direction
  /// marks.
  ///
  /// Decimal digits of any script become ASCII digits, and all whitespace, including line ends,
  /// becomes spaces. Complexity: O(length).
  static func folded(_ text: String) -> [Character] {
    var scalars = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars where !isDirectionMark(scalar) {
      if let digit = digit(scalar) {
        scalars.append(Unicode.Scalar(UInt8(ascii: "0") + digit))
      } else if scalar.properties.isWhitespace {
        scalars.append(" ")
      } else {
        scalars.append(scalar)
      }
    }
    return Array(String(scalars))
  }

  /// Returns the folded text, and for each of its digits the digit 0 of the original script; `nil`
  /// for other characters.
  ///
  /// Mixed scripts are checked number by number and not here, because the months of some languages
  /// have digits in their names.
  static func foldedWithScripts(
    _ text: String
  ) -> (characters: [Character], zeros: [Unicode.Scalar?]) {
    let characters = folded(text)
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    if isPlain {
      return (characters, characters.map { $0.isASCII && $0.isWholeNumber ? "0" : nil })
    }
    // Each scalar folds to exactly one, so the scalars of the folded text match this list.
    let zeros = text.lowercased().unicodeScalars.lazy.filter { !isDirectionMark($0) }
      .map { scalar in digit(scalar).flatMap { Unicode.Scalar(scalar.value - UInt32($0)) } }
    var rest = Array(zeros)[...]
    return (
      characters,
      characters.map { character in
        defer { rest = rest.dropFirst(character.unicodeScalars.count) }
        return rest.first ?? nil
      }
    )
  }

  /// Returns a letter without its diacritics: "ü" as "u", "أ" as "ا".
  static func strippingDiacritics(_ character: Character) -> Character {
    guard !character.isASCII else { return character }
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
      .filter { $0.properties.generalCategory != .nonspacingMark }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: base)
    let text = String(view)
    // Without its mark, a conjunct such as क्ष is two characters.
    return text.count == 1 ? Character(text) : character
  }

  /// The maximum length of a date or number in UTF-8 bytes; longer text is rejected unread.
  static let maxBytes = 400

  /// Returns the beginning of a text, safe to quote in a sentence: without line ends, control
  /// characters, or direction marks that would reorder the rest of the sentence.
  static func excerpt(_ text: String) -> String {
    let shown = 40
    var excerpt = String.UnicodeScalarView()
    var isCut = false
    for scalar in text.unicodeScalars.drop(while: \.properties.isWhitespace) {
      if excerpt.count == shown {
        isCut = true
        break
      }
      if isDirectionMark(scalar) { continue }
      let isControl = scalar.properties.generalCategory == .control
      excerpt.append(isControl || scalar.properties.isWhitespace ? " " : scalar)
    }
    while excerpt.last == " " { excerpt.removeLast() }
    return String(excerpt) + (isCut ? "…" : "")
  }

  /// Returns the value of a decimal digit of any script, from 0 to 9; `nil` for other scalars.
  static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    if scalar.isASCII {
      return (0x30...0x39).contains(scalar.value) ? UInt8(scalar.value - 0x30) : nil
    }
    guard scalar.properties.generalCategory == .decimalNumber,
      let value = scalar.properties.numericValue
    else { return nil }
    return UInt8(value)
  }

  /// Returns true for Unicode's direction marks (UAX #9): ALM, LRM, RLM, the embeddings, overrides
  /// and isolates. Locales put them into dates, so they come back in pasted text.
  static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
