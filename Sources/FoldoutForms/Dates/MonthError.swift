import FoldoutWords

/// A reason why a text, or a picker's selection, is not a valid month.
///
/// Each case carries facts; ``sentence(in:)`` puts them into words.
public enum MonthError: Error, Hashable, Sendable {
  /// The input is empty or only whitespace.
  case empty
  /// The text matches none of the accepted forms. `text` is its beginning.
  case unreadable(text: String)
  /// The numbers mix digits of several scripts. `text` is the beginning of the input.
  case mixedDigits(text: String)
  /// There is no month of this number.
  case noSuchMonth(Int)
  /// The year has two digits. The suggestion is the same month in the most likely century.
  case twoDigitYear(Int, suggestion: YearMonth)
  /// The year, as typed, has one digit or three.
  case notFourDigitYear(String)
  /// The year is outside 1 to 9999.
  case yearOutOfRange(Int)
  /// No month is allowed, because the first allowed day is after the last.
  case noDayAllowed(earliest: LocalDate, latest: LocalDate)
  /// The month is before the first allowed month.
  case beforeLimit(YearMonth)
  /// The month is after the last allowed month.
  case afterLimit(YearMonth)
}

extension DateLimits {
  /// Checks that a month has a day within the limits.
  ///
  /// - Throws: ``MonthError/beforeLimit(_:)`` or ``MonthError/afterLimit(_:)``; if no day at all is
  ///   within the limits, ``MonthError/noDayAllowed(earliest:latest:)``.
  public func check(_ month: YearMonth) throws(MonthError) {
    let days = month.days
    if let earliest, let latest, !areConsistent {
      throw .noDayAllowed(earliest: earliest, latest: latest)
    }
    if let earliest, days.upperBound < earliest { throw .beforeLimit(YearMonth(of: earliest)) }
    if let latest, days.lowerBound > latest { throw .afterLimit(YearMonth(of: latest)) }
  }

  /// Returns the nearest month that has a day within the limits.
  func nearest(to month: YearMonth) -> YearMonth {
    let earliest = earliest.map(YearMonth.init(of:)) ?? .first
    return max(min(month, latest.map(YearMonth.init(of:)) ?? month), earliest)
  }
}

extension MonthError {
  /// Returns the facts as one or two plain sentences in the environment's language, with an
  /// example.
  public func sentence(in environment: FormEnvironment) -> String {
    let dates = environment.words.dates
    let words = environment.words.periods
    let number = { (number: Int) in environment.text(of: Int64(number)) }
    let example = environment.text(of: environment.exampleMonth)
    switch self {
    case .empty: return words.emptyMonth(["example": example])
    case .unreadable(let text):
      return words.notAMonth([
        "text": text, "example": example, "iso": "\(environment.exampleMonth)",
      ])
    case .mixedDigits(let text): return dates.mixedDigits(["text": text, "example": example])
    case .noSuchMonth(let month):
      return dates.noSuchMonth([
        "month": number(month), "first": number(1), "last": number(12), "example": example,
      ])
    case .twoDigitYear(let year, let suggestion):
      return dates.twoDigitYear([
        "year": environment.digits(year, width: 2), "example": environment.text(of: suggestion),
      ])
    case .notFourDigitYear(let digits):
      return dates.notFourDigitYear(["year": digits, "example": example])
    case .yearOutOfRange(let year):
      return dates.yearOutOfRange([
        "year": number(year), "first": environment.digits(1, width: 4), "last": number(9999),
      ])
    case .noDayAllowed(let earliest, let latest):
      return DateError.noDayAllowed(earliest: earliest, latest: latest).sentence(in: environment)
    case .beforeLimit(let limit):
      return words.beforeMonth(["limit": environment.text(of: limit)])
    case .afterLimit(let limit):
      return words.afterMonth(["limit": environment.text(of: limit)])
    }
  }
}
