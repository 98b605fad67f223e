package import FoldoutForms
import Foundation

/// The class of value that a declared type prefers (sqlite.org/datatype3.html, section 3.1).
package enum Affinity: Hashable, Sendable {
  /// Whole numbers, but whatever else is stored, too.
  case integer
  /// Text.
  case text
  /// None: each value stays as it is.
  case none
  /// Floating point numbers.
  case real
  /// Numbers, whole or not.
  case numeric

  /// The affinity of a declared type.
  package init(declaredType: String) {
    let type = declaredType.uppercased()
    func has(_ words: String...) -> Bool { words.contains { type.contains($0) } }
    if has("INT") {
      self = .integer
    } else if has("CHAR", "CLOB", "TEXT") {
      self = .text
    } else if type.isEmpty || has("BLOB") {
      self = .none
    } else if has("REAL", "FLOA", "DOUB") {
      self = .real
    } else {
      self = .numeric
    }
  }
}

extension Affinity {
  /// A number that is not kept to its last digit, and the one that would take its place.
  package struct Loss: Hashable, Sendable {
    /// The number as it was asked for.
    package var number: String
    /// The number as it would read afterwards.
    package var kept: String
  }

  /// The number that would take the place of another in a column of this affinity; `nil` for a
  /// value that keeps its digits.
  ///
  /// A floating point number stands for the shortest decimal that reads back as itself, because
  /// that is what a person is shown; where a column of numbers has an integer of the same value, it
  /// has digits that were never asked for. Infinity, and what is no number, has none to lose.
  package func loss(of value: StoredValue) -> Loss? {
    switch (self, value) {
    case (.real, .integer(let number)): Affinity.loss("\(number)", asReal: Double(number))
    case (.text, .real(let number)):
      // It is written with 15 digits.
      Affinity.loss("\(number)", asReal: Double(String(format: "%.15g", number)))
    case (.integer, .real(let number)), (.numeric, .real(let number)):
      Affinity.loss("\(number)", asReal: number, mayBeWhole: true)
    case (.integer, .text), (.numeric, .text), (.real, .text):
      value.string.flatMap { loss(ofText: $0) }
    default: nil
    }
  }

  /// The number that has taken the place of a text's, where it was stored as a floating point
  /// number; `nil` where that has the same digits.
  package static func loss(of value: StoredValue, keptAs stored: StoredValue) -> Loss? {
    guard let text = value.string, case .real(let real) = stored else { return nil }
    return loss(withoutBlanks(text), asReal: real)
  }

  /// The same for a text that the store itself reads as a floating point number: its reading may
  /// miss the nearest one by a little.
  package func loss(of value: StoredValue, readAs real: Double) -> Loss? {
    if case .real(let number) = value { return Affinity.loss("\(number)", asReal: real) }
    return value.string.flatMap { loss(ofText: $0, readAs: real) }
  }

  private func loss(ofText text: String, readAs real: Double? = nil) -> Loss? {
    let number = Affinity.withoutBlanks(text)
    if self != .real, Int64(number) != nil { return nil }
    return Affinity.loss(number, asReal: real ?? Double(number), mayBeWhole: self != .real)
  }

  /// A text without the blanks around it that SQLite passes over.
  private static func withoutBlanks(_ text: String) -> String {
    let blanks: Set<Unicode.Scalar> = [" ", "\t", "\n", "\u{B}", "\u{C}", "\r"]
    let scalars = text.unicodeScalars.drop { blanks.contains($0) }
    guard let end = scalars.lastIndex(where: { !blanks.contains($0) }) else { return "" }
    return String(scalars[...end])
  }

  private static func loss(
    _ number: String, asReal real: Double?, mayBeWhole: Bool = false
  ) -> Loss? {
    guard let real, real.isFinite else { return nil }
    let whole = mayBeWhole ? Int64(exactly: real) : nil
    guard let asked = DecimalDigits(number),
      let kept = DecimalDigits(whole.map { "\($0)" } ?? "\(real)"), asked != kept
    else { return nil }
    return Loss(number: number, kept: kept.text)
  }
}
