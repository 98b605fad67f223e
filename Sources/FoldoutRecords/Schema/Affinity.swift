package import FoldoutForms
import Foundation

/// The storage class that a declared type prefers (sqlite.org/datatype3.html, section 3.1).
package enum Affinity: Hashable, Sendable {
  /// INTEGER: prefers whole numbers, and also stores anything else.
  case integer
  /// TEXT.
  case text
  /// BLOB, or no declared type: stores each value unchanged.
  case none
  /// REAL: floating point numbers.
  case real
  /// NUMERIC: numbers, whole or not.
  case numeric

  /// Determines the affinity of a declared type.
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
  /// True if a column with an affinity for numbers converts a text to one.
  package static func spellsNumber(_ text: String) -> Bool {
    DecimalDigits(withoutBlanks(text)) != nil
  }

  /// A number that a column cannot store exactly, and the number stored instead.
  package struct Loss: Hashable, Sendable {
    /// The number as it was requested.
    package var number: String
    /// The number as it would read once stored.
    package var kept: String
  }

  /// Returns the number that a column of this affinity would store instead of a given one; `nil` if
  /// the value keeps its digits.
  ///
  /// A floating point number is compared by the shortest decimal that reads back as itself, because
  /// that is what a person sees. An INTEGER or NUMERIC column stores a whole floating point number
  /// as an integer, whose digits may differ from that decimal. Infinities and values that are not
  /// numbers lose nothing.
  package func loss(of value: StoredValue) -> Loss? {
    switch (self, value) {
    case (.real, .integer(let number)): Affinity.loss("\(number)", asReal: Double(number))
    case (.text, .real(let number)):
      // SQLite converts it to a text of 15 digits.
      Affinity.loss("\(number)", asReal: Double(String(format: "%.15g", number)))
    case (.integer, .real(let number)), (.numeric, .real(let number)):
      Affinity.loss("\(number)", asReal: number, mayBeWhole: true)
    case (.integer, .text), (.numeric, .text), (.real, .text):
      value.string.flatMap { loss(ofText: $0) }
    default: nil
    }
  }

  /// Returns the loss of a text that was stored as a floating point number; `nil` if both have the
  /// same digits.
  package static func loss(of value: StoredValue, keptAs stored: StoredValue) -> Loss? {
    guard let text = value.string, case .real(let real) = stored else { return nil }
    return loss(withoutBlanks(text), asReal: real)
  }

  /// Returns the loss of a value that the store itself has read as `real`, because SQLite's reading
  /// of a text may differ slightly from the nearest number.
  package func loss(of value: StoredValue, readAs real: Double) -> Loss? {
    if case .real(let number) = value { return Affinity.loss("\(number)", asReal: real) }
    return value.string.flatMap { loss(ofText: $0, readAs: real) }
  }

  private func loss(ofText text: String, readAs real: Double? = nil) -> Loss? {
    let number = Affinity.withoutBlanks(text)
    if self != .real, Int64(number) != nil { return nil }
    return Affinity.loss(number, asReal: real ?? Double(number), mayBeWhole: self != .real)
  }

  /// Removes the blanks around a text that SQLite ignores.
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
    guard let original = DecimalDigits(number),
      let kept = DecimalDigits(whole.map { "\($0)" } ?? "\(real)"), original != kept
    else { return nil }
    return Loss(number: number, kept: kept.text)
  }
}
