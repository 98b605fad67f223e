public import Foundation

/// A reason why a text is not a valid number. Cases carry facts; ``sentence(in:)`` puts them into
/// words.
public enum NumberError: Error, Hashable, Sendable {
  /// The input is empty or only whitespace.
  case empty
  /// The text is not a number. `odd` is the first character that a number cannot contain, if any;
  /// `text` is the beginning of the input.
  case unreadable(text: String, invalidCharacter: Character?, as: NumberMode)
  /// The digits are of several scripts. `text` is the beginning of the input.
  case mixedDigits(text: String, as: NumberMode)
  /// A grouping separator does not end a full group.
  case misplacedSeparator(text: String, separator: Character, as: NumberMode)
  /// The point can be the locale's grouping separator or a decimal point; both readings make sense.
  case ambiguous(text: String, whole: String, decimal: String)
  /// The number has a fraction, and only whole numbers are accepted.
  case notWhole(text: String)
  /// The number is too large, or too far below zero, to be stored.
  case tooLarge(text: String)
  /// The number has more digits than can be stored exactly.
  case tooManyDigits(Int)
  /// The number would be stored as a different one, `kept`.
  case inexact(Decimal, kept: Decimal)
}

/// The kind of number that is accepted, whole or decimal.
public enum NumberMode: Hashable, Sendable {
  /// Whole numbers only.
  case whole
  /// Numbers that may have a fraction.
  case decimal
}
