import Foundation

/// The format of a currency's amounts in a locale.
struct MoneyFormat: Sendable {
  private let format: Decimal.FormatStyle.Currency
  /// The number of decimals of an amount: 2 for euros, none for yen.
  private let scale: Int
  /// The locale's symbol, or the code if it has none.
  let symbol: String
  /// The texts that a person may type with an amount: the locale's symbols, and the code.
  private let signs: [String]

  /// Reads the format from Foundation.
  init(_ code: String, in locale: Locale) {
    format = Decimal.FormatStyle.Currency(code: code, locale: locale)
    let zero = Decimal.zero.formatted(format)
    scale = max(0, zero.count(where: \.isWholeNumber) - 1)
    let shown = [zero, Decimal.zero.formatted(format.presentation(.narrow))]
    let standard = MoneyFormat.sign(of: zero)
    symbol = standard.isEmpty ? code : standard
    signs = (shown.map(MoneyFormat.sign) + [code]).map { $0.lowercased() }
      .filter { !$0.isEmpty }.sorted { $0.count > $1.count }
  }

  /// Returns an amount with all its decimals. Complexity: O(digits).
  func text(of number: Decimal) -> String {
    let own = number.description.split(separator: ".").dropFirst().first?.count ?? 0
    guard own > scale else { return number.formatted(format) }
    return number.formatted(format.precision(.fractionLength(own)))
  }

  /// Returns a typed amount without one of the currency's signs before or after it; any other text
  /// unchanged.
  ///
  /// ```
  /// €12.50   12,50 €   EUR 12.50   -€5   €-5
  /// ```
  func number(in text: String) -> String {
    let typed = MoneyFormat.trimmed(text[...])
    let minus = typed.prefix(1).filter { TypedNumber.minuses.contains($0) || $0 == "+" }
    let amount = MoneyFormat.trimmed(typed.dropFirst(minus.count))
    for sign in signs {
      if let rest = amount.dropping(sign, .anchored)
        ?? amount.dropping(sign, [.anchored, .backwards])
      {
        return minus + MoneyFormat.trimmed(rest)
      }
    }
    return text
  }

  /// Returns the text around the digits of an amount, which is the symbol.
  private static func sign(of amount: String) -> String {
    guard let first = amount.firstIndex(where: \.isWholeNumber),
      let last = amount.lastIndex(where: \.isWholeNumber)
    else { return "" }
    return String(trimmed(amount[..<first]) + trimmed(amount[amount.index(after: last)...]))
  }

  /// Drops blanks and direction marks at both ends.
  private static func trimmed(_ text: Substring) -> Substring {
    func isBlank(_ character: Character) -> Bool {
      character.isWhitespace
        || character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
    }
    var rest = text.drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return rest
  }
}

extension Substring {
  /// Returns the text without a sign at one end, in capital or small letters; `nil` if it has none.
  fileprivate func dropping(_ sign: String, _ end: String.CompareOptions) -> Substring? {
    guard let found = range(of: sign, options: end.union(.caseInsensitive)) else { return nil }
    return self[..<found.lowerBound] + self[found.upperBound...]
  }
}

extension LocaleTexts {
  /// Returns the format of a currency's amounts. Complexity: O(1), except for the first call.
  func money(in currency: String) -> MoneyFormat {
    LocaleTexts.formats.value(of: MoneyKey(locale: locale, currency: currency)) {
      MoneyFormat(currency, in: locale)
    }
  }

  private struct MoneyKey: Hashable {
    let locale: Locale
    let currency: String
  }

  private static let formats = FixedSizeCache<MoneyKey, MoneyFormat>(capacity: 64)
}
