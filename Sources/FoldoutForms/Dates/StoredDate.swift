/// A date that stands in a store as text, together with the form it was found in.
///
/// Somebody's file keeps its own way of writing dates: what was `2002-08-14 00:00:00` stays so
/// with another day in it. Reading a text and writing it back gives the same text, byte for byte;
/// what cannot be written back so is not read, and stays the text it is.
///
/// ```
/// 2002-08-14                    .day
/// 2002-08-14 00:00:00           .dayAtMidnight(separator: .blank, .seconds)
/// 2002-08-14T09:30              .dayAndTime(separator: .letter, .minutes)
/// 2002-08-14 09:30:00.250       .dayAndTime(separator: .blank, .fraction(digits: 3))
/// ```
///
/// The forms are those of SQLite's date functions (*Date And Time Functions*, time values 1 to 7)
/// without the zone suffixes: a text with a zone means a moment, and changing its day would be a
/// guess. Days that are not there, as 2024-02-31 or 0000-00-00, are text, too.
public struct StoredDate: Hashable, Sendable {
  /// The day and time; midnight where the form has no time.
  public var value: LocalDateTime
  /// The form of the text.
  public var form: Form

  /// A date to be written in a form.
  public init(_ value: LocalDateTime, form: Form) {
    self.value = value
    self.form = form
  }

  /// The form of a date in a store.
  public enum Form: Hashable, Sendable {
    /// The day alone.
    case day
    /// The day and a time that says midnight, as programs write a day that have no type for it.
    case dayAtMidnight(separator: Separator, Precision)
    /// The day and a time.
    case dayAndTime(separator: Separator, Precision)

    /// True where a text of this form says a day and nothing more.
    public var isDay: Bool {
      if case .dayAndTime = self { false } else { true }
    }
  }

  /// The separator between the day and the time.
  public enum Separator: Character, Hashable, Sendable {
    /// A blank, as SQLite writes it.
    case blank = " "
    /// The letter T, as ISO 8601 writes it.
    case letter = "T"
  }

  /// The precision of the time as it is written.
  public enum Precision: Hashable, Sendable {
    /// Hours and minutes.
    case minutes
    /// Hours, minutes and seconds.
    case seconds
    /// Seconds with a point and so many decimals, from 1 to 9.
    case fraction(digits: Int)
  }
}
