public import Foundation

/// Why a text is not the number that is asked for, as facts; the words are in ``sentence(in:)``.
public enum NumberError: Error, Hashable, Sendable {
  /// Nothing but blanks was entered.
  case empty
  /// The text, here cut to its beginning, is no number; the first character that cannot be part
  /// of one is told, where there is one.
  case unreadable(text: String, odd: Character?, as: NumberMode)
  /// The digits of the text, here cut to its beginning, are of several scripts.
  case mixedDigits(text: String, as: NumberMode)
  /// A sign between thousands stands where no thousands end.
  case oddGrouping(text: String, separator: Character, as: NumberMode)
  /// The point is the locale's sign between thousands and everybody's decimal point, and both
  /// make sense.
  case ambiguous(text: String, whole: String, decimal: String)
  /// The number has a fraction, and only whole numbers belong here.
  case notWhole(text: String)
  /// The number is beyond what can be kept, to either side.
  case tooLarge(text: String)
  /// The number has more digits than can be kept exactly.
  case tooManyDigits(Int)
  /// The number would be kept as another one.
  case inexact(Decimal, kept: Decimal)
}

/// True where a number may have a fraction.
public enum NumberMode: Hashable, Sendable {
  /// It has none.
  case whole
  /// It may have one.
  case decimal
}
