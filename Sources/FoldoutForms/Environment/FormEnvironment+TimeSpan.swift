import Foundation

extension FormEnvironment {
  /// A length of time for examples: seven and a half hours.
  package var exampleSpan: TimeSpan { TimeSpan(nearestTo: 450) }

  /// Returns a length of time as hours and minutes with a colon, in the locale's digits, as in
  /// 37:30.
  ///
  /// It is a colon even if the locale writes the time of day with a point: 7.30 would be read as
  /// 7.3 hours. ``timeSpan(from:)`` parses it back to the same span.
  public func text(of span: TimeSpan) -> String {
    texts.localized(span.description)
  }

  /// Returns minutes in the same form, even if no `TimeSpan` can hold them, because they may be
  /// stored.
  func text(ofMinutes minutes: Int64) -> String {
    let (hours, rest) = minutes.magnitude.quotientAndRemainder(dividingBy: 60)
    return texts.localized("\(minutes < 0 ? "-" : "")\(hours):\(rest < 10 ? "0" : "")\(rest)")
  }

  /// Parses a length of time that a person entered.
  ///
  /// Accepts hours and minutes with a colon (7:30, 37:30) or the hour symbol (7 h 30, 7:30 h),
  /// and hours alone (7, 7 h, 7.5, 7,5 h) as a number with the locale's decimal separator, or with
  /// a point unless it can be a grouping separator. Digits may be of any script; spaces around and
  /// beside the symbols are ignored.
  ///
  /// - Throws: The reason, as a ``TimeSpanError``. Hours that are not whole minutes, such as 7.33,
  ///   are rejected with the two nearest spans, not rounded.
  /// - Complexity: O(length); a text above 400 bytes is rejected unread.
  public func timeSpan(from text: String) throws(TimeSpanError) -> TimeSpan {
    let excerpt = TypedText.excerpt(text)
    guard text.utf8.count <= TypedText.maxBytes else { throw .unreadable(text: excerpt) }
    let typed = TypedText.foldedWithScripts(text)
    var characters = SpanReader.trimmed(typed.characters[...])
    guard let first = characters.first else { throw .empty }
    if Set(typed.zeros.compactMap { $0 }).count > 1 { throw .mixedDigits(text: excerpt) }
    if TypedNumber.minuses.contains(first) { throw .negative(text: excerpt) }
    if characters.count(where: SpanReader.isHour) == 1, characters.count > 1,
      characters.last.map(SpanReader.isHour) == true
    {
      characters = SpanReader.trimmed(characters.dropLast())
    }
    guard let colon = characters.firstIndex(where: { $0 == ":" || SpanReader.isHour($0) }) else {
      return try hours(of: String(characters))
    }
    let hours = SpanReader.trimmed(characters[..<colon])
    let minutes = SpanReader.trimmed(characters[(colon + 1)...])
    guard SpanReader.areDigits(hours), SpanReader.areDigits(minutes), minutes.count == 2,
      let minute = Int(String(minutes))
    else { throw .unreadable(text: excerpt) }
    guard minute <= 59 else { throw .noSuchMinute(minute) }
    guard let span = TimeSpan(hours: Int(String(hours)) ?? .max, minutes: minute) else {
      throw .tooLong(maximum: .longest)
    }
    return span
  }

  /// Parses hours as a decimal number, which must be whole minutes.
  private func hours(of text: String) throws(TimeSpanError) -> TimeSpan {
    let number: Decimal
    do {
      number = try decimal(from: text)
    } catch {
      switch error {
      case .empty: throw .empty
      case .ambiguous(let text, let whole, let decimal):
        throw .ambiguous(text: text, whole: whole, decimal: decimal)
      case .tooLarge: throw .tooLong(maximum: .longest)
      case .mixedDigits(let text, _): throw .mixedDigits(text: text)
      case .unreadable, .misplacedSeparator, .notWhole, .tooManyDigits, .inexact:
        throw .unreadable(text: TypedText.excerpt(text))
      }
    }
    guard number < 10_000 else { throw .tooLong(maximum: .longest) }
    var minutes = number * 60
    var full = Decimal()
    NSDecimalRound(&full, &minutes, 0, .down)
    let lower = TimeSpan(nearestTo: NSDecimalNumber(decimal: full).intValue)
    guard full == minutes else {
      let upper = TimeSpan(nearestTo: lower.totalMinutes + 1)
      throw .notFullMinutes(text: TypedText.excerpt(text), lower: lower, upper: upper)
    }
    return lower
  }
}

/// Helpers for parsing a length of time.
private enum SpanReader {
  /// Returns the characters without surrounding spaces.
  static func trimmed(_ text: ArraySlice<Character>) -> ArraySlice<Character> {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Returns true for the hour symbol, which is the same in all languages (ISO 80000-3).
  static func isHour(_ character: Character) -> Bool { character == "h" || character == "H" }

  /// Returns true if there are characters, and all are digits.
  static func areDigits(_ text: ArraySlice<Character>) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isWholeNumber }
  }
}
