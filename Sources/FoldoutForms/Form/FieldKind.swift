/// The kind of value that a field holds; ``Editor`` describes how it is edited.
public enum FieldKind: Hashable, Sendable {
  /// A line of text, edited in place.
  case text
  /// Text of several lines, edited in place.
  case longText
  /// A text that can be set and is never shown, such as a password.
  case secret
  /// An e-mail address, edited in place.
  case email
  /// A phone number, edited in place.
  case phone
  /// A web address, edited in place.
  case url
  /// A whole number, edited in place.
  case wholeNumber
  /// A decimal number, edited in place.
  case decimal
  /// On or off, switched in place.
  case flag
  /// Several values chosen from a list, possibly none.
  case several
  /// A day.
  case date
  /// A time of day.
  case time
  /// A day and a time.
  case dateTime
  /// A month of a year.
  case month
  /// A picture; its row unfolds it.
  case picture
  /// A value that is shown and cannot be edited.
  case readOnly
  /// A button, which holds no value.
  case button
}

/// The style of a date's editor.
public enum DateStyle: Hashable, Sendable {
  /// Wheels in a drawer, one for each component of the date.
  case wheels
  /// The days of a month in a drawer, with a line for the time if there is one.
  case calendar
  /// The days of a month in the row itself, always open: it folds no other row and cannot be
  /// folded.
  case openCalendar
  /// A small button in the row that opens the platform's own picker, without a drawer.
  case compact
  /// The calendar for a missing date or one within five years of today, and wheels for dates
  /// farther away.
  ///
  /// A button in the drawer switches between the two. A time of day has wheels.
  case automatic
}
