package import FoldoutForms

/// A turn of a calendar to another month, which changes no date.
package enum CalendarTurn: Sendable, Equatable {
  /// To the month that a day is in.
  case day(LocalDate)
  /// To a month and a year by their numbers in the calendar that is shown; what is `nil` stays.
  case numbers(month: Int?, year: Int?)

  /// True where a button turned it; lists are sent with whatever is pressed.
  var isArrow: Bool {
    switch self {
    case .day: true
    case .numbers: false
    }
  }
}
