/// A step from one day of a calendar to another, as keys make them.
///
/// It moves the focus and chooses nothing: a day that is closed can be reached, so that who cannot
/// see the page meets it, too; whether it can be chosen says ``OfferedDays``.
public enum CalendarMove: Hashable, Sendable {
  /// So many days on; back for a negative number.
  case days(Int)
  /// So many weeks on, to the same weekday.
  case weeks(Int)
  /// So many months on, to the same day of the month, or the last of a shorter one.
  case months(Int)
  /// So many years on, to the same day of the same month, or the last of a shorter one.
  case years(Int)
  /// To the first day of the week.
  case weekStart
  /// To the last day of the week.
  case weekEnd
}

extension CalendarMove {
  /// The day that the move leads to, within limits.
  ///
  /// Months and years are those of the environment's calendar; beyond its ends, Gregorian ones. A
  /// move beyond a limit ends on the limit. No move goes against its direction: from a stored day
  /// outside the limits, one away from them stays where it is. Complexity: O(1) for a step of one;
  /// O(years) for more months.
  public func target(
    from date: LocalDate, limits: DateLimits = .none, environment: FormEnvironment
  ) -> LocalDate {
    let (target, isForward) = aim(from: date, environment)
    guard limits.areConsistent else { return date }
    let nearest = limits.nearest(to: target)
    return isForward ? max(nearest, date) : min(nearest, date)
  }

  /// The day that is meant, before limits, and the direction in which it lies.
  private func aim(
    from date: LocalDate, _ environment: FormEnvironment
  ) -> (target: LocalDate, isForward: Bool) {
    let system = environment.words.system
    let offset = (date.weekday.rawValue - environment.firstWeekday.rawValue + 7) % 7
    switch self {
    case .days(let count): return (date.moved(days: count), count > 0)
    case .weeks(let count):
      let (days, isTooMany) = count.multipliedReportingOverflow(by: 7)
      return (date.moved(days: isTooMany ? count : days), count > 0)
    case .months(let count): return (system.moved(date, months: count), count > 0)
    case .years(let count): return (system.moved(date, years: count), count > 0)
    case .weekStart: return (date.moved(days: -offset), false)
    case .weekEnd: return (date.moved(days: 6 - offset), true)
    }
  }
}

extension LocalDate {
  /// The day so many days later, or the last or first that can be kept.
  fileprivate func moved(days: Int) -> LocalDate {
    adding(days: days) ?? (days < 0 ? .first : .last)
  }
}
