/// A move of the focus from one day of a calendar to another, as keys make it.
///
/// It chooses nothing. Closed days can be reached, so that people who cannot see the page find
/// them, too; ``OfferedDays`` decides if a day can be chosen. No host calls it or ``CalendarKey``
/// yet, because the browser's script moves the focus; they stay for the next host.
public enum CalendarMove: Hashable, Sendable {
  /// So many days later, or earlier for a negative number.
  case days(Int)
  /// So many weeks later, to the same weekday.
  case weeks(Int)
  /// So many months later, to the same day of the month, or the last day of a shorter month.
  case months(Int)
  /// So many years later, to the same day of the same month, or the last day of a shorter month.
  case years(Int)
  /// To the first day of the week.
  case weekStart
  /// To the last day of the week.
  case weekEnd
}

extension CalendarMove {
  /// Returns the day that the move leads to, within limits.
  ///
  /// Months and years are those of the environment's calendar, or Gregorian outside its range. A
  /// move past a limit ends on the limit. No move goes against its direction: from a stored day
  /// outside the limits, a move away from them stays on that day. Complexity: O(1) for a step of
  /// one; O(years) for more months.
  public func target(
    from date: LocalDate, limits: DateLimits = .none, environment: FormEnvironment
  ) -> LocalDate {
    let (target, isForward) = unlimitedTarget(from: date, environment)
    guard limits.areConsistent else { return date }
    let nearest = limits.nearest(to: target)
    return isForward ? max(nearest, date) : min(nearest, date)
  }

  /// Returns the target before limits, and the direction of the move.
  private func unlimitedTarget(
    from date: LocalDate, _ environment: FormEnvironment
  ) -> (target: LocalDate, isForward: Bool) {
    let system = environment.texts.system
    let offset = (date.weekday.rawValue - environment.firstWeekday.rawValue + 7) % 7
    switch self {
    case .days(let count): return (date.moved(days: count), count > 0)
    case .weeks(let count):
      let (days, overflow) = count.multipliedReportingOverflow(by: 7)
      return (date.moved(days: overflow ? count : days), count > 0)
    case .months(let count): return (system.moved(date, months: count), count > 0)
    case .years(let count): return (system.moved(date, years: count), count > 0)
    case .weekStart: return (date.moved(days: -offset), false)
    case .weekEnd: return (date.moved(days: 6 - offset), true)
    }
  }
}

extension LocalDate {
  /// Returns the day so many days later, clamped to the supported days.
  fileprivate func moved(days: Int) -> LocalDate {
    adding(days: days) ?? (days < 0 ? .first : .last)
  }
}

/// A key that moves the focus in a calendar.
public enum CalendarKey: Hashable, Sendable, CaseIterable {
  /// The arrow that points left.
  case arrowLeft
  /// The arrow that points right.
  case arrowRight
  /// The arrow that points up.
  case arrowUp
  /// The arrow that points down.
  case arrowDown
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
}

extension CalendarMove {
  /// Creates the move of a key; `nil` if the key moves nothing, so that the browser handles it.
  ///
  /// ```swift
  /// if let move = CalendarMove(.pageDown, direction: environment.direction) {
  ///   focused = move.target(from: focused, environment: environment)
  /// }
  /// ```
  ///
  /// ```
  /// arrows            a day to where the arrow points, a week up or down
  /// Home, End         the ends of the week
  /// Page Up, Down     a month
  /// with Shift        a year; the other keys have no move then
  /// ```
  ///
  /// The keys follow the ARIA Authoring Practices Guide, *Date Picker Dialog*.
  public init?(_ key: CalendarKey, shift: Bool = false, direction: LayoutDirection) {
    let ahead = direction == .leftToRight ? 1 : -1
    switch (key, shift) {
    case (.pageUp, true): self = .years(-1)
    case (.pageDown, true): self = .years(1)
    case (.pageUp, false): self = .months(-1)
    case (.pageDown, false): self = .months(1)
    case (.arrowLeft, false): self = .days(-ahead)
    case (.arrowRight, false): self = .days(ahead)
    case (.arrowUp, false): self = .weeks(-1)
    case (.arrowDown, false): self = .weeks(1)
    case (.home, false): self = .weekStart
    case (.end, false): self = .weekEnd
    case (.arrowLeft, true), (.arrowRight, true), (.arrowUp, true), (.arrowDown, true),
      (.home, true), (.end, true):
      return nil
    }
  }
}
