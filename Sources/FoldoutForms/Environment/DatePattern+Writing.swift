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
