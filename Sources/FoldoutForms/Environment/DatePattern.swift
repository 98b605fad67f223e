/// The parts of a date or time in their order, and the text between them.
///
/// It is the locale's pattern string, in the *Date Field Symbols* of Unicode (UTS #35, part 4),
/// parsed once, so that neither formatting nor parsing a date uses Foundation again.
///
/// ```
/// MMM d, y 'at' h:mm a
/// monthName · literal " " · day · literal ", " · year · literal " at " · hour · literal ":" · …
/// ```
struct DatePattern: Hashable, Sendable {
  /// The parts in order.
  var elements: [Element]
  /// True if people who write this pattern may as well mean the day by the first number and the
  /// month by the second.
  var isDayMonthAmbiguous = false

  /// One part of a date or time, or the text between two.
  enum Element: Hashable, Sendable {
    /// The year, always written with four digits, and read with any number of digits.
    case year
    /// The year in ISO 8601 form; read only with exactly four digits.
    case isoYear
    /// The number of the month, padded with zeros to a width.
    case month(width: Int)
    /// The name of the month, in a style.
    case monthName(MonthStyle)
    /// The day of the month, padded with zeros to a width.
    case day(width: Int)
    /// The hour, padded with zeros to a width.
    case hour(HourNumber, width: Int)
    /// The minute, always with two digits, followed by the seconds if they are not zero.
    case minute
    /// AM or PM, or the locale's words for them.
    case dayPeriod
    /// The weekday's name, short or full, standalone or within a date (in Finnish "lauantai" and
    /// "lauantaina").
    case weekday(standalone: Bool, isShort: Bool)
    /// A day by its distance from today, as in "tomorrow" or +1; read, but never written.
    case relativeDay
    /// Text between parts: as written, and as folded by ``TypedText``.
    case literal(String, folded: [Character])
  }

  /// The list of the locale that a month's name is taken from.
  enum MonthStyle: Hashable, Sendable {
    /// Full, within a date.
    case wide
    /// Short, within a date.
    case short
    /// Full, standalone.
    case standaloneWide
    /// Short, standalone.
    case standaloneShort
  }

  /// The range of the hour numbers of a clock.
  enum HourNumber: Hashable, Sendable {
    /// 0 to 23.
    case from0to23
    /// 1 to 12; the first hour is 12.
    case from1to12
    /// 0 to 11, as in Japan.
    case from0to11
  }

  /// Creates a pattern of parts.
  init(_ elements: [Element]) {
    self.elements = elements
  }

  /// The date and time parts in order, for side-by-side columns.
  var components: [DateComponent] {
    elements.compactMap { element in
      switch element {
      case .year, .isoYear: .year
      case .month, .monthName: .month
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .dayPeriod: .dayPeriod
      case .weekday, .relativeDay, .literal: nil
      }
    }
  }

  /// The hour's numbers and width; `nil` if the pattern has no hour.
  var hour: (number: HourNumber, width: Int)? {
    for case .hour(let number, let width) in elements { return (number, width) }
    return nil
  }

  /// The separator of minutes and seconds: the one before the minutes if it is a colon or a point,
  /// else a colon.
  var minuteSeparator: Character {
    guard let minute = elements.firstIndex(of: .minute), minute > 0,
      case .literal(_, let folded) = elements[minute - 1],
      let sign = folded.first, folded.count == 1, sign == ":" || sign == "."
    else { return ":" }
    return sign
  }
}

/// A part of a date and time that can be chosen separately.
public enum DateComponent: String, Hashable, Sendable, CaseIterable {
  /// The year.
  case year
  /// The month of the year.
  case month
  /// The day of the month.
  case day
  /// The hour of the day, or of its half on a 12-hour clock.
  case hour
  /// The minute of the hour.
  case minute
  /// The half of the day: 0 before noon, 1 after.
  case dayPeriod
}
