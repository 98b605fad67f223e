/// The pages of a calendar that can be turned to by month and by year.
///
/// They are for the two controls on top of a month's days. Turning a page changes which month is
/// shown and never a date.
public struct CalendarPages: Hashable, Sendable {
  /// The months of the year that is shown, in their order: twelve or thirteen.
  public let months: [Page]
  /// The years that have a day within the limits, and the one that is shown.
  public let years: ClosedRange<Int>

  private let limits: DateLimits
  private let system: CalendarSystem
  private let year: Int
  private let month: Int

  /// The pages around one that is shown. Complexity: O(months of a year).
  public init(of shown: CalendarMonth, limits: DateLimits = .none, environment: FormEnvironment) {
    let system = shown.system
    self.limits = limits
    self.system = system
    (year, month) = (shown.year, shown.month)
    let words = system == environment.words.system ? environment.words : environment.words.gregorian
    let names = words.monthNames(inYear: shown.year, .standaloneWide)
    let shortNames = words.monthNames(inYear: shown.year, .standaloneShort)
    months = names.indices.map { index in
      let first = CalendarDay(year: shown.year, month: index + 1, day: 1)
      return Page(
        month: index + 1, name: names[index], shortName: shortNames[index],
        hasOfferedDay: CalendarPages.hasDay(of: first, in: system, within: limits))
    }
    let earliest = limits.earliest.map { system.day(of: $0)?.year ?? system.years.lowerBound }
    let latest = limits.latest.map { system.day(of: $0)?.year ?? system.years.upperBound }
    let first = min(earliest ?? system.years.lowerBound, shown.year)
    years = first...max(latest ?? system.years.upperBound, shown.year)
  }

  /// True for a month that can be turned to: one with a day within the limits, and the one that is
  /// shown.
  ///
  /// Of a year that has no day within the limits every month can be turned to: it lies on the way.
  public func canTurn(toMonth month: Int) -> Bool {
    guard let page = months.first(where: { $0.month == month }) else { return false }
    return month == self.month || page.hasOfferedDay
      || !months.contains(where: \.hasOfferedDay)
  }

  /// The first day of a month of the year that is shown; `nil` for one that cannot be turned to.
  public func day(inMonth month: Int) -> LocalDate? {
    guard canTurn(toMonth: month) else { return nil }
    return system.date(of: CalendarDay(year: year, month: month, day: 1))
  }

  /// The first day of the month that is shown in another year, by its name where the numbers of
  /// months differ; of a year in which the limits lie, of the nearest month within them. It is
  /// `nil` for a year that cannot be turned to.
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

  /// One month of the year that is shown.
  public struct Page: Hashable, Sendable {
    /// The month of the year, from 1.
    public let month: Int
    /// Its name as it stands alone.
    public let name: String
    /// Its short name as it stands alone: in Dutch the third is "mrt".
    public let shortName: String
    /// True where a day of it is within the limits.
    public let hasOfferedDay: Bool
  }
}
