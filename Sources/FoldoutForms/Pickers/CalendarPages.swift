/// The pages of a calendar that can be turned to by month and by year.
///
/// They are for the two controls on top of a month's days. Turning a page changes which month is
/// shown and never a date.
public struct CalendarPages: Hashable, Sendable {
  /// The months of the year that is shown, in their order: twelve or thirteen.
  public let months: [Page]
  /// The years that have a day within the limits, and the one that is shown.
  public let years: ClosedRange<Int>

  private let system: CalendarSystem
  private let year: Int
  private let month: Int

  /// The pages around one that is shown. Complexity: O(months of a year).
  public init(of shown: CalendarMonth, limits: DateLimits = .none, environment: FormEnvironment) {
    let system = shown.system
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

  /// The first day of a month of the year that is shown; `nil` where the year has none such.
  public func day(inMonth month: Int) -> LocalDate? {
    system.date(of: CalendarDay(year: year, month: month, day: 1))
  }

  /// The first day of the month that is shown in another year, by its name where the numbers of
  /// months differ; `nil` for a year that the calendar does not have.
  public func day(inYear other: Int) -> LocalDate? {
    guard system.years.contains(other) else { return nil }
    let month = system.month(month, ofYear: year, inYear: other)
    return system.date(of: CalendarDay(year: other, month: month, day: 1))
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
