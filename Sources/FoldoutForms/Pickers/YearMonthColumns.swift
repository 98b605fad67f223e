import Foundation

/// A picker of a month of a year as two columns.
///
/// Like ``DatePickerColumns`` it is arithmetic and no view, and has the same columns and
/// selections. Its months are Gregorian, as ``YearMonth`` is.
public struct YearMonthColumns: Hashable, Sendable {
  /// The month that the columns show.
  public let initial: YearMonth
  /// The days whose months may be chosen.
  public let limits: DateLimits
  /// The month and the year, in the order of the locale.
  public let columns: [DatePickerColumns.Column]

  /// A picker that stands on a month, which may be outside the limits and is shown as it is.
  ///
  /// The years on offer are those of ``DatePickerColumns``: within the limits, and at an open end
  /// from 100 years before today or to 50 years after. Complexity: O(number of options).
  public init(initial: YearMonth, limits: DateLimits, environment: FormEnvironment) {
    self.initial = initial
    self.limits = limits
    let gregorian = FormEnvironment(
      locale: environment.locale, timeZone: environment.timeZone, now: environment.now,
      calendar: .gregorian)
    let days = DatePickerColumns(
      mode: .date, initial: LocalDateTime(date: initial.days.lowerBound),
      offered: OfferedDays(limits: limits), environment: gregorian)
    let order = gregorian.words.monthTitle.components
    columns = order.compactMap { component in
      days.columns.first { $0.component == component }
    }
  }

  /// A picker over a month that may be missing: over *no month* it stands on this month, or on the
  /// nearest one that the limits allow, and chooses nothing.
  public init(over month: YearMonth?, limits: DateLimits, environment: FormEnvironment) {
    self.init(
      initial: month ?? limits.nearest(to: environment.thisMonth), limits: limits,
      environment: environment)
  }

  /// The values that the columns show before anything is turned.
  public var selection: DatePickerColumns.Selection {
    .init([.year: initial.year, .month: initial.month])
  }

  /// The month that was chosen, exactly, or why there is none. Complexity: O(1).
  public func strictValue(
    of selection: DatePickerColumns.Selection
  ) throws(MonthError) -> YearMonth {
    let year = selection[.year] ?? initial.year
    let month = selection[.month] ?? initial.month
    guard (1...12).contains(month) else { throw .noSuchMonth(month) }
    guard let value = YearMonth(year: year, month: month) else { throw .yearOutOfRange(year) }
    try limits.check(value)
    return value
  }

  /// The allowed month nearest to what was chosen. Complexity: O(1).
  public func settled(_ selection: DatePickerColumns.Selection) -> YearMonth {
    let date = LocalDate(
      nearestTo: selection[.year] ?? initial.year, month: selection[.month] ?? initial.month,
      day: 1)
    return limits.nearest(to: YearMonth(of: date))
  }
}
