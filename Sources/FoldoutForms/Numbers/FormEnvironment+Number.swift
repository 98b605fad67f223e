public import Foundation

extension FormEnvironment {
  /// Returns a whole number in the locale's digits, with a hyphen as minus and no grouping
  /// separators.
  ///
  /// No separators, because this text is edited, and because a year or a house number would
  /// otherwise read 2,014. ``wholeNumber(from:)`` parses it back. Complexity: O(digits).
  public func text(of number: Int64) -> String {
    texts.localized("\(number)")
  }

  /// Returns a decimal number in the locale's digits and with its decimal separator, with all
  /// decimals.
  ///
  /// A hyphen is the minus sign, and there are no grouping separators. ``decimal(from:)`` parses it
  /// back to the same number; only `Decimal`'s not-a-number is written "NaN" and cannot be parsed.
  /// Complexity: O(digits).
  public func text(of number: Decimal) -> String {
    let plain = number.description
    let text = decimalSeparator == "." ? plain : plain.replacing(".", with: decimalSeparator)
    return texts.localized(text)
  }

  /// Parses a whole number that a person entered.
  ///
  /// Accepts digits of any script, a leading sign, and the locale's grouping separators, each
  /// before a full group. A fraction is an error, even one of zeros, because the same separators
  /// group thousands in other locales.
  ///
  /// - Throws: The reason, as a ``NumberError``.
  /// - Complexity: O(length); a text above 400 bytes is rejected unread.
  public func wholeNumber(from text: String) throws(NumberError) -> Int64 {
    let typed = try TypedNumber(text, as: .whole, in: texts)
    guard typed.fraction == nil else { throw .notWhole(text: typed.excerpt) }
    guard let number = Int64((typed.isNegative ? "-" : "") + "0" + typed.whole) else {
      throw .tooLarge(text: typed.excerpt)
    }
    return number
  }

  /// Parses a decimal number that a person entered, exactly.
  ///
  /// Accepts everything that ``wholeNumber(from:)`` accepts, and a fraction after the locale's
  /// decimal separator. A point is accepted, too, unless it can also be a grouping separator:
  /// "1.234" in German is rejected with both readings, because they differ by a factor of a
  /// thousand.
  ///
  /// Exactly, because an amount that loses a cent is a different amount: up to 38 digits, the
  /// capacity of `Decimal`; more are rejected. Trailing zeros of a fraction are dropped.
  ///
  /// - Throws: The reason, as a ``NumberError``.
  /// - Complexity: O(length); a text above 400 bytes is rejected unread.
  public func decimal(from text: String) throws(NumberError) -> Decimal {
    let typed = try TypedNumber(text, as: .decimal, in: texts)
    if let otherFraction = typed.otherFraction {
      let digits = typed.whole.dropLast(otherFraction.count)
      let sign = typed.isNegative ? "-" : ""
      throw .ambiguous(
        text: typed.excerpt,
        whole: texts.localized(sign + typed.whole),
        decimal: texts.localized(sign + digits) + decimalSeparator
          + texts.localized(otherFraction))
    }
    var fraction = typed.fraction ?? ""
    while fraction.last == "0" { fraction.removeLast() }
    let digits = (typed.whole + fraction).drop { $0 == "0" }.count
    let maxDigits = 38
    guard typed.whole.count <= maxDigits else { throw .tooLarge(text: typed.excerpt) }
    guard digits <= maxDigits, fraction.count <= 120 else { throw .tooManyDigits(digits) }
    let plain = (typed.isNegative ? "-" : "") + "0" + typed.whole + "." + fraction + "0"
    guard let number = Decimal(string: plain, locale: nil) else {
      throw .tooLarge(text: typed.excerpt)
    }
    return number
  }

  /// Returns the digits of a number that a text shows with separators, in ASCII and with a decimal
  /// point: "60117" for "60,117", and "8.50" for "8,50" in German; `nil` for any other text.
  /// Complexity: O(length).
  package func digits(ofShown text: String) -> String? {
    guard !text.allSatisfy(\.isNumber), text.first != "+",
      let typed = try? TypedNumber(text, as: .decimal, in: texts)
    else { return nil }
    // "08.5" is no number as it is shown.
    let isPadded = text.first(where: \.isNumber)?.wholeNumberValue == 0 && !typed.whole.isEmpty
    guard !isPadded else { return nil }
    let whole = typed.whole.isEmpty ? "0" : typed.whole
    return (typed.isNegative ? "-" : "") + whole + (typed.fraction.map { ".\($0)" } ?? "")
  }
}

extension FormEnvironment {
  /// Returns a whole number for reading, in the locale's digits. Complexity: O(digits).
  public func text(of number: Int64, _ style: NumberStyle) -> String {
    style.currency == nil ? styled("\(number)", style) : text(of: Decimal(number), style)
  }

  /// Returns a decimal number for reading, with all its decimals, padded to the style's minimum.
  /// Complexity: O(digits).
  public func text(of number: Decimal, _ style: NumberStyle) -> String {
    guard number.isFinite else { return text(of: number) }
    if let currency = style.currency { return texts.money(in: currency).text(of: number) }
    return styled(number.description, style)
  }

  /// Returns a typed number of a style without the currency's symbol or code, if it has one.
  func typedNumber(_ text: String, _ style: NumberStyle) -> String {
    style.currency.map { texts.money(in: $0).number(in: text) } ?? text
  }

  /// Returns the symbol to show beside the input of an amount; `nil` for a number that is none.
  package func symbol(of style: NumberStyle) -> String? {
    style.currency.map { texts.money(in: $0).symbol }
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
///
/// ```swift
/// let distance = environment.text(of: Decimal(1_250), NumberStyle(isGrouped: true, scale: 1))
/// ```
public struct NumberStyle: Hashable, Sendable {
  /// True if thousands are grouped. False for numbers that are names, such as keys or years.
  public var isGrouped: Bool
  /// The minimum number of decimals, padded with zeros; further decimals are always shown.
  public var scale: Int
  /// The ISO 4217 code of the currency; `nil` for a number that is no amount of money. The currency
  /// decides the grouping and the minimum number of decimals.
  public private(set) var currency: String?

  /// Creates a style; by default numbers are shown as in an input.
  public init(isGrouped: Bool = false, scale: Int = 0) {
    self.isGrouped = isGrouped
    self.scale = scale
  }

  /// Numbers as in an input.
  public static let plain = NumberStyle()

  /// Amounts of money in a currency, with its symbol and decimals in the locale's form, as in
  /// "12,50 €". Further decimals are always shown.
  ///
  /// - Precondition: The code has three capital letters, as in ISO 4217.
  public static func currency(_ code: String) -> NumberStyle {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    precondition(
      code.utf8.count == 3 && code.utf8.allSatisfy(capitals.contains),
      "“\(code)” is not a currency: use its code of three capital letters, such as EUR.")
    var style = NumberStyle()
    style.currency = code
    return style
  }
}

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

extension FormEnvironment {
  /// A number of things with the locale's grouping separators.
  package func grouped(_ count: Int) -> String {
    text(of: Decimal(count), NumberStyle(isGrouped: true))
  }

  /// A number of bytes in the unit that reads best, as in "1.2 MB".
  package func byteCount(_ count: Int) -> String {
    Int64(count).formatted(.byteCount(style: .file, spellsOutZero: false).locale(locale))
  }
}
