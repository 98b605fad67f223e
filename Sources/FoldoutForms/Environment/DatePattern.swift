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

extension DatePattern {
  /// Parses a pattern string; `nil` if it has an unsupported symbol.
  ///
  /// All symbols that Foundation uses for the requested forms in any of its 1,034 locales are
  /// supported; a test checks each locale. Quoted text is literal, and two quotes are one. The era
  /// symbol becomes the name of the only era that is shown; without a name it is dropped together
  /// with its space.
  init?(symbols: String, era: String?) {
    var elements: [Element] = []
    var literal = ""
    // Iterate over scalars, because a combining mark after a quote would form one character with
    // it.
    var rest = Substring(symbols).unicodeScalars
    func endLiteral() {
      guard !literal.isEmpty else { return }
      elements.append(.literal(literal))
      literal = ""
    }
    while let symbol = rest.first {
      if symbol == "'" {
        rest.removeFirst()
        let quoted = rest.prefix { $0 != "'" }
        literal += quoted.isEmpty ? "'" : String(quoted)
        rest = rest.dropFirst(quoted.count + 1)
        continue
      }
      let run = rest.prefix { $0 == symbol }
      rest = rest.dropFirst(run.count)
      guard symbol.isASCII, symbol.properties.isAlphabetic else {
        literal += String(run)
        continue
      }
      if symbol == "G" {
        literal += era ?? ""
        if era == nil, rest.first == " " {
          rest.removeFirst()
        } else if era == nil, rest.isEmpty, literal.last == " " {
          literal.removeLast()
        }
        continue
      }
      guard let element = Element(symbol: Character(symbol), count: run.count) else { return nil }
      endLiteral()
      elements.append(element)
    }
    endLiteral()
    self.init(elements)
  }
}

extension DatePattern.Element {
  /// Creates the element of a symbol that is repeated `count` times; `nil` for an unsupported one.
  fileprivate init?(symbol: Character, count: Int) {
    switch (symbol, count) {
    case ("y", _), ("u", _): self = .year
    case ("M", 1...2), ("L", 1...2): self = .month(width: count)
    case ("M", 3): self = .monthName(.short)
    case ("M", 4): self = .monthName(.wide)
    case ("L", 3): self = .monthName(.standaloneShort)
    case ("L", 4): self = .monthName(.standaloneWide)
    case ("d", 1...2): self = .day(width: count)
    case ("E", _): self = .weekday(standalone: false, isShort: count != 4)
    case ("c", _): self = .weekday(standalone: true, isShort: count != 4)
    case ("H", 1...2): self = .hour(.from0to23, width: count)
    case ("h", 1...2): self = .hour(.from1to12, width: count)
    case ("K", 1...2): self = .hour(.from0to11, width: count)
    case ("m", 1...2): self = .minute
    // B means "in the morning" and the like (Taiwan). AM and PM are enough to tell the halves
    // apart, and only they can be parsed back.
    case ("a", _), ("b", _), ("B", _): self = .dayPeriod
    default: return nil
    }
  }

  /// Returns a literal with its folded form.
  static func literal(_ text: String) -> DatePattern.Element {
    .literal(text, folded: TypedText.folded(text).filter { $0 != " " })
  }
}

extension DatePattern {
  /// Formats a day and a time with this pattern, in a locale's texts and digits.
  ///
  /// Without a weekday argument, the pattern's weekday is left out. Complexity: O(length of the
  /// text); only the returned text is allocated.
  func text(
    of day: CalendarDay, _ time: LocalTime, _ texts: LocaleTexts, weekday: Weekday? = nil
  ) -> String {
    var text = ""
    text.reserveCapacity(weekday == nil ? 32 : 64)
    for element in elements {
      switch element {
      case .year, .isoYear: texts.append(day.year, width: 4, to: &text)
      case .month(let width): texts.append(day.month, width: width, to: &text)
      case .monthName(let style): text += texts.monthName(day.month, inYear: day.year, style)
      case .day(let width): texts.append(day.day, width: width, to: &text)
      case .hour(let number, let width):
        texts.append(number.number(of: time.hour), width: width, to: &text)
      case .minute:
        texts.append(time.minute, width: 2, to: &text)
        if !time.isFullMinute { appendSeconds(of: time, texts, to: &text) }
      case .dayPeriod: text += texts.dayPeriods[time.hour / 12]
      case .weekday(let standalone, let isShort):
        guard let weekday else { continue }
        text += texts.weekdays.name(of: weekday, standalone: standalone, isShort: isShort)
      case .relativeDay: break
      case .literal(let literal, _): text += literal
      }
    }
    return text
  }

  private func appendSeconds(of time: LocalTime, _ texts: LocaleTexts, to text: inout String) {
    text.append(minuteSeparator)
    texts.append(time.second, width: 2, to: &text)
    text += texts.localized(time.fraction)
  }
}

extension DatePattern.HourNumber {
  /// Returns the number that a clock of this kind shows at an hour from 0 to 23.
  func number(of hour: Int) -> Int {
    switch self {
    case .from0to23: hour
    case .from1to12: (hour + 11) % 12 + 1
    case .from0to11: hour % 12
    }
  }

  /// The hour numbers that a clock of this kind shows.
  var numbers: ClosedRange<Int> {
    switch self {
    case .from0to23: 0...23
    case .from1to12: 1...12
    case .from0to11: 0...11
    }
  }
}
