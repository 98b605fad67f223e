import Foundation

/// A decimal number of any length, as digits. Two spellings of one number are equal.
package struct DecimalDigits: Hashable, Sendable {
  private let isNegative: Bool
  /// The digits without leading and trailing zeros; empty for zero.
  private let digits: String
  /// The power of ten of the last digit.
  private let exponent: Int

  /// Parses an SQL number such as `-12.5`, `.5` or `1e-3`; `nil` for any other text. Complexity:
  /// O(length).
  package init?(_ text: String) {
    let pattern = /([+\-]?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([+\-]?[0-9]{1,9}))?/
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    let fraction = match.3 ?? ""
    guard !match.2.isEmpty || !fraction.isEmpty else { return nil }
    let significant = (match.2 + fraction).drop { $0 == "0" }
    let zeros = significant.reversed().prefix { $0 == "0" }.count
    digits = String(significant.dropLast(zeros))
    isNegative = match.1 == "-" && !digits.isEmpty
    let power = match.4.flatMap { Int($0) } ?? 0
    exponent = digits.isEmpty ? 0 : power - fraction.count + zeros
  }

  /// The number as text, in scientific notation only if it would otherwise have more than 30 zeros
  /// at one end, or a point after more than 30 digits.
  package var text: String {
    let sign = isNegative ? "-" : ""
    let point = digits.count + exponent
    switch (exponent, point) {
    case _ where digits.isEmpty: return "0"
    case (0...30, _): return sign + digits + String(repeating: "0", count: exponent)
    case (_, 1...30): return "\(sign)\(digits.prefix(point)).\(digits.dropFirst(point))"
    case (_, -30...0):
      return "\(sign)0.\(String(repeating: "0", count: -point))\(digits)"
    default:
      let rest = digits.dropFirst()
      return "\(sign)\(digits.prefix(1))\(rest.isEmpty ? "" : ".")\(rest)e\(point - 1)"
    }
  }
}

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
