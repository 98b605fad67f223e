/// The months and years to which a calendar can be turned.
///
/// ```swift
/// let month = CalendarMonth(containing: environment.today, environment: environment)
/// let pages = CalendarPages(of: month, environment: environment)
/// ```
///
/// They fill the two controls above a month's days. Turning a page changes which month is shown,
/// never a date.
public struct CalendarPages: Hashable, Sendable {
  /// The months of the shown year in order: twelve or thirteen.
  public let months: [Page]
  /// The years with a day within the limits, extended to include the shown year.
  public let years: ClosedRange<Int>

  private let limits: DateLimits
  private let system: CalendarSystem
  private let year: Int
  private let month: Int

  /// Creates the choices around a shown page. Complexity: O(months of a year).
  public init(of shown: CalendarMonth, limits: DateLimits = .none, environment: FormEnvironment) {
    let system = shown.system
    self.limits = limits
    self.system = system
    (year, month) = (shown.year, shown.month)
    let texts = system == environment.texts.system ? environment.texts : environment.texts.gregorian
    let names = texts.monthNames(inYear: shown.year, .standaloneWide)
    let shortNames = texts.monthNames(inYear: shown.year, .standaloneShort)
    months = names.indices.map { index in
      let first = CalendarDay(year: shown.year, month: index + 1, day: 1)
      return Page(
        month: index + 1, name: names[index], shortName: shortNames[index],
        isWithinLimits: CalendarPages.hasDay(of: first, in: system, within: limits))
    }
    let earliest = limits.earliest.map { system.day(of: $0)?.year ?? system.years.lowerBound }
    let latest = limits.latest.map { system.day(of: $0)?.year ?? system.years.upperBound }
    let first = min(earliest ?? system.years.lowerBound, shown.year)
    years = first...max(latest ?? system.years.upperBound, shown.year)
  }

  /// Returns true for the shown month and for months with a day within the limits.
  ///
  /// If no month of the shown year has such a day, all its months can be turned to, to get past
  /// that year.
  public func canTurn(toMonth month: Int) -> Bool {
    guard let page = months.first(where: { $0.month == month }) else { return false }
    return month == self.month || page.isWithinLimits
      || !months.contains(where: \.isWithinLimits)
  }

  /// Returns the first day of a month of the shown year; `nil` if the calendar cannot be turned to
  /// it.
  public func day(inMonth month: Int) -> LocalDate? {
    guard canTurn(toMonth: month) else { return nil }
    return system.date(of: CalendarDay(year: year, month: month, day: 1))
  }

  /// Returns the first day of the shown month in another year; `nil` if the calendar cannot be
  /// turned to that year.
  ///
  /// Months are matched by name if their numbers differ. If the month has no day within the limits,
  /// it is replaced by the nearest month of that year that has one.
  public func day(inYear other: Int) -> LocalDate? {
    guard system.years.contains(other), years.contains(other) else { return nil }
    let month = system.month(month, ofYear: year, inYear: other)
    let first = CalendarDay(year: other, month: month, day: 1)
    guard let date = system.date(of: first) else { return nil }
    if !limits.areConsistent || CalendarPages.hasDay(of: first, in: system, within: limits) {
      return date
    }
    guard let near = system.day(of: limits.nearest(to: date)), near.year == other else {
      return date
    }
    return system.date(of: CalendarDay(year: other, month: near.month, day: 1))
  }

  private static func hasDay(
    of first: CalendarDay, in system: CalendarSystem, within limits: DateLimits
  ) -> Bool {
    guard let date = system.date(of: first) else { return false }
    let month = system.month(of: date)
    return limits.areConsistent
      && month.last >= limits.earliest ?? .first && month.first <= limits.latest ?? .last
  }

  /// One month of the shown year.
  public struct Page: Hashable, Sendable {
    /// The month of the year, from 1.
    public let month: Int
    /// The standalone name.
    public let name: String
    /// The standalone short name: in Dutch the third is "mrt".
    public let shortName: String
    /// True if a day of the month is within the limits.
    public let isWithinLimits: Bool
  }
}
