/// A decimal number by its digits, of any length: two spellings of one number are equal.
struct DecimalDigits: Hashable, Sendable {
  private let isNegative: Bool
  /// The digits from the first to the last that is not 0; empty for zero.
  private let digits: String
  /// The power of ten that the last digit counts.
  private let exponent: Int

  /// The number that a literal of SQL spells, as `-12.5`, `.5` and `1e-3` do; `nil` for any other
  /// text. Complexity: O(length).
  init?(_ text: String) {
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

  /// The number as it is written: without a power of ten where that is no longer than a line.
  var text: String {
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
