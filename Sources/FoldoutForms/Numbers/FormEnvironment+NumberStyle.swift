public import Foundation

extension FormEnvironment {
  /// A whole number as it is read, in the locale's digits. Complexity: O(digits).
  public func text(of number: Int64, _ style: NumberStyle) -> String {
    styled("\(number)", style)
  }

  /// A decimal number as it is read, with all its decimals and no fewer than the style's.
  /// Complexity: O(digits).
  public func text(of number: Decimal, _ style: NumberStyle) -> String {
    number.isFinite ? styled(number.description, style) : text(of: number)
  }

  /// A number of ASCII digits, with a hyphen as minus and a point before its fraction.
  private func styled(_ plain: String, _ style: NumberStyle) -> String {
    guard style.scale > 0 || plain.utf8.contains(UInt8(ascii: ".")) else {
      return words.localized(style.isGrouped ? words.grouping.text(of: plain) : plain)
    }
    let parts = plain.split(separator: ".", maxSplits: 1)
    let whole = parts.first.map { String($0) } ?? ""
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    fraction += String(repeating: "0", count: max(0, style.scale - fraction.count))
    let text = words.localized(style.isGrouped ? words.grouping.text(of: whole) : whole)
    return fraction.isEmpty ? text : text + decimalSeparator + words.localized(fraction)
  }
}

/// The way in which a field's numbers are shown where they are only read; an input has them plain.
public struct NumberStyle: Hashable, Sendable {
  /// True where the locale's sign stands between the thousands: not where a number is the name of
  /// something, as a key or a year is.
  public var isGrouped: Bool
  /// The least number of decimals, which are filled up with zeros; a number with more has them all.
  public var scale: Int

  /// A style; by default numbers are shown as an input has them.
  public init(isGrouped: Bool = false, scale: Int = 0) {
    self.isGrouped = isGrouped
    self.scale = scale
  }

  /// Numbers as an input has them.
  public static let plain = NumberStyle()
}
