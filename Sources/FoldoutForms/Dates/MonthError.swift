/// Why a text, or a choice of a picker, is not the month that is asked for.
///
/// Each case carries the facts, and none a sentence: the words are in ``sentence(in:)``.
public enum MonthError: Error, Hashable, Sendable {
  /// Nothing but blanks was entered.
  case empty
  /// The text, here cut to its beginning, has the shape of no accepted form.
  case unreadable(text: String)
  /// The numbers of the text, here cut to its beginning, are written in digits of several scripts.
  case mixedDigits(text: String)
  /// No month has that number.
  case noSuchMonth(Int)
  /// The year has two digits; the suggestion is the same month in the nearest likely century.
  case twoDigitYear(Int, suggestion: YearMonth)
  /// The year has one digit or three, as typed.
  case oddYear(String)
  /// The year is not one from 1 to 9999.
  case yearOutOfRange(Int)
  /// No month is allowed at all, because the first day would be after the last.
  case noDayAllowed(earliest: LocalDate, latest: LocalDate)
  /// The month is before the first that is allowed.
  case beforeLimit(YearMonth)
  /// The month is after the last that is allowed.
  case afterLimit(YearMonth)
}

extension DateLimits {
  /// Throws ``MonthError/beforeLimit(_:)`` or ``MonthError/afterLimit(_:)`` for a month without
  /// a day within the limits, and ``MonthError/noDayAllowed(earliest:latest:)`` where none has
  /// one.
  public func check(_ month: YearMonth) throws(MonthError) {
    let days = month.days
    if let earliest, let latest, !areConsistent {
      throw .noDayAllowed(earliest: earliest, latest: latest)
    }
    if let earliest, days.upperBound < earliest { throw .beforeLimit(YearMonth(of: earliest)) }
    if let latest, days.lowerBound > latest { throw .afterLimit(YearMonth(of: latest)) }
  }

  /// The month nearest to one of those that have a day within the limits.
  func nearest(to month: YearMonth) -> YearMonth {
    let earliest = earliest.map(YearMonth.init(of:)) ?? .first
    return max(min(month, latest.map(YearMonth.init(of:)) ?? month), earliest)
  }
}
