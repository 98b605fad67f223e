/// The order of the parts of a date or time and what stands between them.
///
/// It is the locale's pattern string, as Unicode's *Date Field Symbols* (UTS #35, part 4) spell
/// it, taken apart once, so that neither writing nor reading a date asks Foundation again.
///
/// ```
/// MMM d, y 'at' h:mm a
/// monthName · literal " " · day · literal ", " · year · literal " at " · hour · literal ":" · …
/// ```
struct DatePattern: Hashable, Sendable {
  /// The parts in their order.
  var elements: [Element]
  /// True where somebody who writes so may as well mean the day by the first number, and the month
  /// by the second.
  var isEitherWay = false

  /// One part of a date or time, or the text between two.
  enum Element: Hashable, Sendable {
    /// The year, always written with four digits; whatever number of digits is read.
    case year
    /// The year as ISO 8601 has it; read only with exactly four digits.
    case isoYear
    /// The number of the month, with zeros up to a width.
    case month(width: Int)
    /// The name of the month as it stands in a date.
    case monthName(MonthStyle)
    /// The day of the month, with zeros up to a width.
    case day(width: Int)
    /// The hour, with zeros up to a width.
    case hour(HourNumber, width: Int)
    /// The minute, always with two digits; seconds follow it where there are any.
    case minute
    /// The word that tells the two halves of the day apart.
    case dayPeriod
    /// The weekday's name, short or in full, as it stands alone or within a date (in Finnish
    /// "lauantai" and "lauantaina").
    case weekday(standalone: Bool, isShort: Bool)
    /// A day by its distance from today, as in "tomorrow" or +1; read, and never written.
    case relativeDay
    /// Text between parts: as it is written, and as ``TypedText`` folds it.
    case literal(String, folded: [Character])
  }

  /// Which of the locale's lists a month's name is taken from.
  enum MonthStyle: Hashable, Sendable {
    /// In full, within a date.
    case wide
    /// Short, within a date.
    case short
    /// In full, standing alone.
    case standaloneWide
    /// Short, standing alone.
    case standaloneShort
  }

  /// Where the hours of a clock begin.
  enum HourNumber: Hashable, Sendable {
    /// 0 to 23.
    case from0to23
    /// 1 to 12, where 12 is the first.
    case from1to12
    /// 0 to 11, as in Japan.
    case from0to11
  }

  /// A pattern of parts.
  init(_ elements: [Element]) {
    self.elements = elements
  }

  /// The parts of the date in their order, for columns that stand side by side.
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

  /// The hour's counting and its width, where there is one.
  var hour: (number: HourNumber, width: Int)? {
    for case .hour(let number, let width) in elements { return (number, width) }
    return nil
  }

  /// The separator of minutes and seconds: the sign between hours and minutes, or a colon
  /// where words stand there.
  var minuteSeparator: Character {
    guard let minute = elements.firstIndex(of: .minute), minute > 0,
      case .literal(_, let folded) = elements[minute - 1],
      let sign = folded.first, folded.count == 1, sign == ":" || sign == "."
    else { return ":" }
    return sign
  }
}

/// A part of a date and time that can be chosen apart from the others.
public enum DateComponent: String, Hashable, Sendable, CaseIterable {
  /// The year.
  case year
  /// The month of the year.
  case month
  /// The day of the month.
  case day
  /// The hour, of the day or of its half.
  case hour
  /// The minute of the hour.
  case minute
  /// The half of the day: 0 before noon, 1 after.
  case dayPeriod
}
