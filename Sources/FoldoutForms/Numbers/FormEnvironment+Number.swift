public import Foundation

extension FormEnvironment {
  /// A whole number in the locale's digits, with a hyphen as minus and nothing between thousands.
  ///
  /// Nothing, because it is the text that is edited, and because a year or a number of a house
  /// would otherwise read 2,014. ``wholeNumber(from:)`` reads it back. Complexity: O(digits).
  public func text(of number: Int64) -> String {
    words.localized("\(number)")
  }

  /// A decimal number in the locale's digits with the locale's decimal separator, all its
  /// decimals, a hyphen as minus and nothing between thousands.
  ///
  /// ``decimal(from:)`` reads it back to the same number; only what is no number, as `Decimal`
  /// has one, is written "NaN" and not read. Complexity: O(digits).
  public func text(of number: Decimal) -> String {
    let plain = number.description
    let text = decimalSeparator == "." ? plain : plain.replacing(".", with: decimalSeparator)
    return words.localized(text)
  }

  /// The whole number that a person wrote.
  ///
  /// Read are digits of any script, a sign in front, and the locale's signs between thousands
  /// where each stands before a full group. A fraction is refused, even one of zeros, because the
  /// same signs mean thousands elsewhere.
  ///
  /// - Throws: Why there is no such number, as a ``NumberError``.
  /// - Complexity: O(length), with a text above 400 bytes refused unread.
  public func wholeNumber(from text: String) throws(NumberError) -> Int64 {
    let typed = try TypedNumber(text, as: .whole, in: words)
    guard typed.fraction == nil else { throw .notWhole(text: typed.excerpt) }
    guard let number = Int64((typed.isNegative ? "-" : "") + "0" + typed.whole) else {
      throw .tooLarge(text: typed.excerpt)
    }
    return number
  }

  /// The decimal number that a person wrote, exactly.
  ///
  /// Read is what ``wholeNumber(from:)`` reads, and a fraction after the locale's separator; also
  /// after a point, unless the point can be read as a sign between thousands, too: "1.234" in
  /// German is refused with both readings, because they differ by a factor of a thousand.
  ///
  /// Exactly, because an amount that loses a cent is another amount: up to 38 digits, which is
  /// what a `Decimal` keeps, and more are refused. Zeros at the end of a fraction say nothing and
  /// are not kept.
  ///
  /// - Throws: Why there is no such number, as a ``NumberError``.
  /// - Complexity: O(length), with a text above 400 bytes refused unread.
  public func decimal(from text: String) throws(NumberError) -> Decimal {
    let typed = try TypedNumber(text, as: .decimal, in: words)
    if let otherFraction = typed.otherFraction {
      let digits = typed.whole.dropLast(otherFraction.count)
      let sign = typed.isNegative ? "-" : ""
      throw .ambiguous(
        text: typed.excerpt,
        whole: words.localized(sign + typed.whole),
        decimal: words.localized(sign + digits) + decimalSeparator
          + words.localized(otherFraction))
    }
    var fraction = typed.fraction ?? ""
    while fraction.last == "0" { fraction.removeLast() }
    let digits = (typed.whole + fraction).drop { $0 == "0" }.count
    let kept = 38
    guard typed.whole.count <= kept else { throw .tooLarge(text: typed.excerpt) }
    guard digits <= kept, fraction.count <= 120 else { throw .tooManyDigits(digits) }
    let plain = (typed.isNegative ? "-" : "") + "0" + typed.whole + "." + fraction + "0"
    guard let number = Decimal(string: plain, locale: nil) else {
      throw .tooLarge(text: typed.excerpt)
    }
    return number
  }
}
