/// The groups in which a locale writes the digits of a large number.
struct NumberGrouping: Hashable, Sendable {
  /// The sign between two groups.
  var separator: String
  /// The number of digits in the last group.
  var last: Int
  /// The number of digits in all others: 2 in India.
  var others: Int
  /// The least number of digits before the last group: 2 in Spain, where 1234 has no groups.
  var minimum: Int

  /// ASCII digits, with a hyphen in front where there is one, in groups. Complexity: O(digits).
  func text(of number: String) -> String {
    let sign = number.prefix { $0 == "-" }
    let digits = number.dropFirst(sign.count)
    guard last > 0, digits.count >= last + max(1, minimum) else { return number }
    var groups = [String(digits.suffix(last))]
    var rest = digits.dropLast(last)
    let size = max(1, others)
    while !rest.isEmpty {
      groups.append(String(rest.suffix(size)))
      rest = rest.dropLast(size)
    }
    return sign + groups.reversed().joined(separator: separator)
  }
}
