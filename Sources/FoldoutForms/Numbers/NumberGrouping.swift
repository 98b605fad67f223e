/// The digit grouping of large numbers in a locale.
struct NumberGrouping: Hashable, Sendable {
  /// The separator between two groups.
  var separator: String
  /// The number of digits in the last group.
  var last: Int
  /// The number of digits in all other groups: 2 in India.
  var others: Int
  /// The minimum number of digits before the last group: 2 in Spain, where 1234 is not grouped.
  var minimum: Int

  /// Groups a number in ASCII digits, which may begin with a hyphen. Complexity: O(digits).
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
