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
