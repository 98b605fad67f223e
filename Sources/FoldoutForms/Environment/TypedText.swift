import Foundation

/// Normalization of typed texts before they are compared.
///
/// Keyboards and copied text bring other digits, narrow blanks, invisible marks of direction and
/// capital letters; none of them changes what a date or number says.
enum TypedText {
  /// The text in small letters, its decimal digits of any script as ASCII digits, its blanks and
  /// line ends as blanks, without marks of direction. Complexity: O(length).
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

  /// The same, with the digit 0 of the script that each digit was written in; `nil` for all else.
  ///
  /// Which scripts there are is judged number by number and not here, because the months of some
  /// languages have digits in their names.
  static func foldedWithScripts(
    _ text: String
  ) -> (characters: [Character], zeros: [Unicode.Scalar?]) {
    let characters = folded(text)
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    if isPlain {
      return (characters, characters.map { $0.isASCII && $0.isWholeNumber ? "0" : nil })
    }
    // One scalar becomes one, so that the scalars of the folded text are those of this list.
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

  /// A letter without the marks over and under it: "ü" as "u", "أ" as "ا".
  static func unmarked(_ character: Character) -> Character {
    guard !character.isASCII else { return character }
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
      .filter { $0.properties.generalCategory != .nonspacingMark }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: base)
    return text.isEmpty ? character : Character(String(text))
  }

  /// Text longer than this, in UTF-8, is no date and no number, and is not looked at.
  static let longest = 400

  /// The beginning of a text, fit to be quoted in a sentence: no line ends, no control
  /// characters, no marks that would turn the rest of the sentence around.
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

  /// The value of a decimal digit of any script, from 0 to 9.
  static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    if scalar.isASCII {
      return (0x30...0x39).contains(scalar.value) ? UInt8(scalar.value - 0x30) : nil
    }
    guard scalar.properties.generalCategory == .decimalNumber,
      let value = scalar.properties.numericValue
    else { return nil }
    return UInt8(value)
  }

  /// The marks by which Unicode lets a text say its direction (UAX #9): ALM, LRM, RLM, the
  /// embeddings, overrides and isolates. Locales put them into dates, so they come back typed.
  static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
