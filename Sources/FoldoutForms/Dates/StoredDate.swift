/// A date stored as text, together with the form in which it was found.
///
/// A file keeps its own way of writing dates: `2002-08-14 00:00:00` keeps its form when its day
/// changes. Reading a text and writing it back gives the same text, byte for byte; a text that
/// cannot round-trip is not read as a date and stays text.
///
/// ```
/// 2002-08-14                    .day
/// 2002-08-14 00:00:00           .dayAtMidnight(separator: .blank, .seconds)
/// 2002-08-14T09:30              .dayAndTime(separator: .letter, .minutes)
/// 2002-08-14 09:30:00.250       .dayAndTime(separator: .blank, .fraction(digits: 3))
/// ```
///
/// The forms are those of SQLite's date functions (*Date And Time Functions*, time values 1 to 7)
/// without the zone suffixes: a text with a zone is a moment, and changing its day would be a
/// guess. Days that do not exist, such as 2024-02-31 or 0000-00-00, stay text, too.
public struct StoredDate: Hashable, Sendable {
  /// The day and time; midnight if the form has no time.
  public var value: LocalDateTime
  /// The form of the text.
  public var form: Form

  /// Creates a date to write in a form.
  public init(_ value: LocalDateTime, form: Form) {
    self.value = value
    self.form = form
  }

  /// The form of a stored date.
  public enum Form: Hashable, Sendable {
    /// The day alone.
    case day
    /// The day, and midnight as its time, as written by programs that have no type for a day.
    case dayAtMidnight(separator: Separator, Precision)
    /// The day and a time.
    case dayAndTime(separator: Separator, Precision)

    /// True if a text of this form means a day without a time.
    public var isDay: Bool {
      if case .dayAndTime = self { false } else { true }
    }
  }

  /// The separator between the day and the time.
  public enum Separator: Character, Hashable, Sendable {
    /// A space, as SQLite writes it.
    case blank = " "
    /// The letter T, as ISO 8601 writes it.
    case letter = "T"
  }

  /// The precision in which the time is written.
  public enum Precision: Hashable, Sendable {
    /// Hours and minutes.
    case minutes
    /// Hours, minutes and seconds.
    case seconds
    /// Hours, minutes and seconds with a point and so many decimals, from 1 to 9.
    case fraction(digits: Int)
  }
}
