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
/// 2002-08-14 09:30:00+02:00     .dayAndTime(separator: .blank, .seconds, zone: +02:00)
/// ```
///
/// The forms are those of SQLite's date functions (*Date And Time Functions*, time values 1 to 7),
/// and those in which Ruby and Go write zones. A text with a zone is a day and time on that zone's
/// clocks, even at midnight, and keeps its zone. Days that do not exist, such as 2024-02-31 or
/// 0000-00-00, stay text.
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
    /// The day and a time, with the zone that the text states, if it does.
    case dayAndTime(separator: Separator, Precision, zone: Zone? = nil)

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
    /// Hours, minutes and seconds; only if the second is not whole, with a point and at least so
    /// many decimals. A column can have this precision, a text alone does not show it.
    case fractionIfAny(digits: Int)
  }
}
