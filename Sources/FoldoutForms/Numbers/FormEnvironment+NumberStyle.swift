public import Foundation

extension FormEnvironment {
  /// Returns a whole number for reading, in the locale's digits. Complexity: O(digits).
  public func text(of number: Int64, _ style: NumberStyle) -> String {
    styled("\(number)", style)
  }

  /// Returns a decimal number for reading, with all its decimals, padded to the style's minimum.
  /// Complexity: O(digits).
  public func text(of number: Decimal, _ style: NumberStyle) -> String {
    number.isFinite ? styled(number.description, style) : text(of: number)
  }

  /// Applies a style to a number in ASCII digits, with a hyphen as minus and a decimal point.
  private func styled(_ plain: String, _ style: NumberStyle) -> String {
    guard style.scale > 0 || plain.utf8.contains(UInt8(ascii: ".")) else {
      return texts.localized(style.isGrouped ? texts.grouping.text(of: plain) : plain)
    }
    let parts = plain.split(separator: ".", maxSplits: 1)
    let whole = parts.first.map { String($0) } ?? ""
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    fraction += String(repeating: "0", count: max(0, style.scale - fraction.count))
    let text = texts.localized(style.isGrouped ? texts.grouping.text(of: whole) : whole)
    return fraction.isEmpty ? text : text + decimalSeparator + texts.localized(fraction)
  }
}

/// The style of a number that is only read; in an input, numbers are plain.
public struct NumberStyle: Hashable, Sendable {
  /// True if thousands are grouped. False for numbers that are names, such as keys or years.
  public var isGrouped: Bool
  /// The minimum number of decimals, padded with zeros; further decimals are always shown.
  public var scale: Int

  /// Creates a style; by default numbers are shown as in an input.
  public init(isGrouped: Bool = false, scale: Int = 0) {
    self.isGrouped = isGrouped
    self.scale = scale
  }

  /// Numbers as in an input.
  public static let plain = NumberStyle()
}
