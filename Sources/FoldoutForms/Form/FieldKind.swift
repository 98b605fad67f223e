/// What a field holds, and so which editor it has.
public enum FieldKind: Hashable, Sendable {
  /// A line of text, edited in place.
  case text
  /// A whole number, edited in place.
  case wholeNumber
  /// A decimal number, edited in place.
  case decimal
  /// On or off, switched in place.
  case flag
  /// A day, whose row unfolds its editor.
  case date
  /// A day and a time, whose row unfolds its editor.
  case dateTime
  /// Something that is shown and not changed.
  case readOnly

  /// Whether a row of the kind owns a drawer.
  public var unfolds: Bool {
    self == .date || self == .dateTime
  }
}

/// How the editor of a date looks.
public enum DateStyle: Hashable, Sendable {
  /// A column for each component of the date.
  case wheels
}
