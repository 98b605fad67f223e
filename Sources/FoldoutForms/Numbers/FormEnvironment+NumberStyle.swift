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
