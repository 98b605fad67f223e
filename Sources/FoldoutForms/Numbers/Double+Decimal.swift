import Foundation

extension Double {
  /// Converts a decimal number; `nil` where a digit would be lost.
  ///
  /// A floating point number stands for the shortest decimal that reads back as itself: 0.1 is
  /// converted, and 9007199254740993, which would read 9007199254740992, is not.
  init?(exactly number: Decimal) {
    guard let nearest = Double("\(number)"), nearest.decimal == number else { return nil }
    self = nearest
  }

  /// The shortest decimal that reads back as it; `nil` where a `Decimal` cannot hold that.
  var decimal: Decimal? { isFinite ? Decimal(string: "\(self)") : nil }
}

extension FieldValue {
  /// The problem to tell where the record that a field is bound to has not taken the value.
  package var refusal: FieldError {
    switch self {
    case .none: return .required
    case .decimal(let number):
      guard let kept = Double("\(number)")?.decimal, kept != number else { return .notKept }
      return .number(.inexact(number, kept: kept))
    default: return .notKept
    }
  }
}
