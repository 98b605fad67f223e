/// The kind of value that a field holds; ``Editor`` says how it is edited.
public enum FieldKind: Hashable, Sendable {
  /// A line of text, edited in place.
  case text
  /// Text of several lines, edited in place.
  case longText
  /// A text that is set and never shown, such as a password.
  case secret
  /// An e-mail address, edited in place.
  case email
  /// A phone number, edited in place.
  case phone
  /// An address of the web, edited in place.
  case url
  /// A whole number, edited in place.
  case wholeNumber
  /// A decimal number, edited in place.
  case decimal
  /// On or off, switched in place.
  case flag
  /// Several values of a list, or none of them.
  case several
  /// A day.
  case date
  /// A time of day.
  case time
  /// A day and a time.
  case dateTime
  /// A month of a year.
  case month
  /// A picture, whose row unfolds it.
  case picture
  /// Something that is shown and not changed.
  case readOnly
  /// Something that is done when it is pressed; it holds nothing.
  case button
}

/// The look of a date's editor.
public enum DateStyle: Hashable, Sendable {
  /// A column for each component of the date, in a drawer.
  case wheels
  /// The days of a month in a drawer, with a line for the time where there is one.
  case calendar
  /// The same in the row itself, which is always open: it folds no other row and is not folded.
  case openCalendar
  /// A small button in the row that opens the platform's own picker; there is no drawer.
  case compact
  /// The calendar for a date within five years of today, and where there is none; wheels for
  /// farther dates. A button in the drawer changes one for the other. A time of day has wheels.
  case automatic
}
