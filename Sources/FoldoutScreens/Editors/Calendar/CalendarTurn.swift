package import FoldoutForms

/// A turn of a calendar to another month, which changes no date.
package enum CalendarTurn: Sendable, Equatable {
  /// To the month that a day is in.
  case day(LocalDate)
  /// To a month and a year by their numbers in the calendar that is shown; a part that is `nil`
  /// does not change.
  case numbers(month: Int?, year: Int?)

  /// True for the press of an arrow. The lists of months and years, in contrast, are sent with
  /// every request.
  var isArrow: Bool {
    switch self {
    case .day: true
    case .numbers: false
    }
  }
}
