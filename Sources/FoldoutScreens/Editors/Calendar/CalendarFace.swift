package import FoldoutForms

/// A month's days with mini pickers for the month and the year, a line for the time if there is
/// one, an entry for typing, and buttons that set or clear the date.
package struct CalendarFace: Equatable, Sendable {
  package var mode: DateMode
  /// The name of the month that is shown, with its year.
  package var title: String
  package var month: MiniPickerFace
  package var year: MiniPickerFace
  package var weekdays: [WeekdayFace]
  /// Six weeks of seven days; `nil` for a day before the first or after the last one that the
  /// calendar has.
  package var weeks: [[DayFace?]]
  /// The caption of the time's columns; `nil` if there is no time.
  package var timeCaption: String?
  package var time: [ColumnFace]
  /// The date, with the time if there is one, from which the columns are turned.
  package var base: String
  package var entry: DateEntryFace
  package var actions: DateActionsFace

  /// The name of a weekday, above its column of days.
  package struct WeekdayFace: Equatable, Sendable {
    package var short: String
    package var name: String
  }

  /// One day of the grid.
  package struct DayFace: Equatable, Sendable {
    package var day: LocalDate
    /// The day's number in the digits of the locale.
    package var number: String
    /// The accessible name: the weekday, the day, the month and the year, and the words of its
    /// mark.
    package var name: String
    /// False for the days of other months that fill the weeks.
    package var isInMonth: Bool
    package var isToday: Bool
    package var isChosen: Bool
    /// False for a day that cannot be chosen.
    package var isOffered: Bool
    /// True for a day that the program marks.
    package var isMarked: Bool
  }
}

/// A date as text, with the days of a month below it, in one row.
package struct OpenCalendarFace: Equatable, Sendable {
  package var text: String
  package var calendar: CalendarFace
}

/// A small control that shows one value of many, with an arrow at each side.
///
/// On a calendar it turns the page: each value stands for a month to be shown and changes no date.
package struct MiniPickerFace: Equatable, Sendable {
  package var component: DateComponent
  package var caption: String
  package var options: [ColumnFace.Option]
  package var chosen: Int
  package var previous: Arrow
  package var next: Arrow

  /// An arrow at a side.
  package struct Arrow: Equatable, Sendable {
    package var title: String
    /// A day of the month that it leads to; `nil` at the end.
    package var day: LocalDate?
  }
}
