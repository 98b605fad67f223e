import Foundation

/// A picker of a month and its year as two columns.
///
/// ```swift
/// let paid = YearMonthColumns(
///   initial: YearMonth(of: day), limits: .none, environment: environment)
/// let expiry = YearMonthColumns(value: nil, limits: .none, environment: environment)
/// ```
///
/// Like ``DatePickerColumns`` it is data, not a view, and has the same columns and selections. Its
/// months are Gregorian, like ``YearMonth``.
public struct YearMonthColumns: Hashable, Sendable {
  /// The initial month.
  public let initial: YearMonth
  /// The limits: a month may be chosen if one of its days is within them.
  public let limits: DateLimits
  /// The columns of the month and the year, in the locale's order.
  public let columns: [DatePickerColumns.Column]

  /// Creates a picker that shows a month, unchanged even if it is outside the limits.
  ///
  /// The years on offer are those of ``DatePickerColumns``: within the limits; without limits, from
  /// 100 years before today to 50 years after it. Complexity: O(number of options).
  public init(initial: YearMonth, limits: DateLimits, environment: FormEnvironment) {
    self.initial = initial
    self.limits = limits
    let gregorian = FormEnvironment(
      locale: environment.locale, timeZone: environment.timeZone, now: environment.now,
      calendar: .gregorian)
    let days = DatePickerColumns(
      mode: .date, initial: LocalDateTime(date: initial.days.lowerBound),
      offered: OfferedDays(limits: limits), environment: gregorian)
    let order = gregorian.texts.monthTitle.components
    columns = order.compactMap { component in
      days.columns.first { $0.component == component }
    }
  }

  /// Creates a picker over an optional month. Without a month it shows the current month, or the
  /// nearest one within the limits, and chooses nothing.
  public init(value month: YearMonth?, limits: DateLimits, environment: FormEnvironment) {
    self.init(
      initial: month ?? limits.nearest(to: environment.thisMonth), limits: limits,
      environment: environment)
  }

  /// The selection before any column is turned.
  public var selection: DatePickerColumns.Selection {
    .init([.year: initial.year, .month: initial.month])
  }

  /// Returns the chosen month exactly, or throws the reason why there is none. Complexity: O(1).
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

  /// Returns the allowed month nearest to the selection. Complexity: O(1).
  public func nearestValue(to selection: DatePickerColumns.Selection) -> YearMonth {
    let date = LocalDate(
      nearestTo: selection[.year] ?? initial.year, month: selection[.month] ?? initial.month,
      day: 1)
    return limits.nearest(to: YearMonth(of: date))
  }
}
