import Foundation

extension FormEnvironment {
  /// A length of time for examples: seven hours and a half.
  package var exampleSpan: TimeSpan { TimeSpan(nearestTo: 450) }

  /// A length of time as hours and minutes with a colon, in the locale's digits, as in 37:30.
  ///
  /// The colon stands also where the locale writes the time of day with a point: 7.30 would be read
  /// as seven hours and three tenths. ``timeSpan(from:)`` reads it back to the same span.
  public func text(of span: TimeSpan) -> String {
    words.localized(span.description)
  }

  /// Minutes in the same way, also where no length of time has so many: as they are stored.
  func text(ofMinutes minutes: Int64) -> String {
    let (hours, rest) = minutes.magnitude.quotientAndRemainder(dividingBy: 60)
    return words.localized("\(minutes < 0 ? "-" : "")\(hours):\(rest < 10 ? "0" : "")\(rest)")
  }

  /// The length of time that a person wrote, in hours.
  ///
  /// Read are hours and minutes with a colon (7:30, 37:30) or the sign of the hour (7 h 30, 7:30 h,
  /// 7 h), and hours as a number with the locale's decimal separator, or a point where it cannot
  /// stand between thousands (7, 7.5, 7,5 h). Digits of any script count, blanks around and beside
  /// the signs do not.
  ///
  /// - Throws: The reason, as a ``TimeSpanError``. Hours that are no full minutes, as 7.33, are
  ///   refused with the two nearest spans, and not rounded.
  /// - Complexity: O(length), with a text above 400 bytes refused unread.
  public func timeSpan(from text: String) throws(TimeSpanError) -> TimeSpan {
    let excerpt = TypedText.excerpt(text)
    guard text.utf8.count <= TypedText.longest else { throw .unreadable(text: excerpt) }
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

  /// Hours as a decimal number, which have to be full minutes.
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
      case .unreadable, .oddGrouping, .notWhole, .tooManyDigits, .inexact:
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

/// The two questions that reading a length of time asks about its characters.
private enum SpanReader {
  /// The characters without blanks around them.
  static func trimmed(_ text: ArraySlice<Character>) -> ArraySlice<Character> {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// True for the sign of the hour, which is the same in all languages (ISO 80000-3).
  static func isHour(_ character: Character) -> Bool { character == "h" || character == "H" }

  /// True where there are characters, and all are digits.
  static func areDigits(_ text: ArraySlice<Character>) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isWholeNumber }
  }
}
