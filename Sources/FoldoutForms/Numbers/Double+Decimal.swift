import Foundation

extension Double {
  /// Converts a decimal number; `nil` if a digit would be lost.
  ///
  /// A `Double` stands for the shortest decimal that parses back to it: 0.1 is converted, but
  /// 9007199254740993 is not, because it would become 9007199254740992.
  init?(exactly number: Decimal) {
    guard let nearest = Double("\(number)"), nearest.decimal == number else { return nil }
    self = nearest
  }

  /// The shortest decimal that parses back to this number; `nil` if `Decimal` cannot hold it.
  var decimal: Decimal? { isFinite ? Decimal(string: "\(self)") : nil }
}

extension FieldValue {
  /// The error to report if the bound record did not keep the value.
  package var refusal: FieldError {
    switch self {
    case .none: return .required
    case .decimal(let number): return FieldValue.refusal(of: number)
    // A number in a column without a type is a text that spells it.
    case .text(let text):
      guard DecimalDigits(text) != nil else { return .cannotHold }
      return Decimal(string: text).map(FieldValue.refusal) ?? .cannotHold
    default: return .cannotHold
    }
  }

  private static func refusal(of number: Decimal) -> FieldError {
    guard let kept = Double("\(number)")?.decimal, kept != number else { return .cannotHold }
    return .number(.inexact(number, kept: kept))
  }
}
