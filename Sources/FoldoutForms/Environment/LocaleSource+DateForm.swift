import Foundation

extension LocaleSource {
  /// Returns the pattern of a form, for a day, or for a day with a time in an hour cycle.
  ///
  /// If Foundation's pattern has an unsupported symbol, the date is written as in inputs. The same
  /// applies to a numeric form whose order differs from that of inputs: in Kirghiz, 2/3/2025 would
  /// be shown for a date that is typed as 3/2/2025.
  func pattern(of form: DateForm, with cycle: HourCycle?) -> DatePattern {
    let own: DatePattern? =
      switch form {
      case .plain: nil
      case .short: pattern(symbols(.short, cycle))
      case .weekdayAndShort: pattern(template("yMEd" + hours(cycle)))
      case .medium: pattern(symbols(.medium, cycle))
      case .weekdayAndMedium: pattern(template("yMMMEd" + hours(cycle)))
      case .long: pattern(symbols(.long, cycle))
      case .full: pattern(symbols(.full, cycle))
      }
    if let own, own.isWhole(hasTime: cycle != nil), own.isNamed || own.order == numericDate.order {
      return own
    }
    return cycle.map(dateTime) ?? numericDate
  }

  /// Returns Foundation's pattern string for a date style, with a short time if there is an hour
  /// cycle.
  ///
  /// Foundation uses the locale's own hour cycle. For the other one the time within the pattern is
  /// replaced, so that order and joining words stay the locale's.
  func symbols(_ style: DateFormatter.Style, _ cycle: HourCycle?) -> String {
    let styled = DateFormatter()
    styled.locale = shown
    styled.calendar = formatter.calendar
    styled.dateStyle = style
    styled.timeStyle = cycle == nil ? .none : .short
    let symbols = styled.dateFormat ?? ""
    guard let cycle, cycle != hourCycle else { return symbols }
    return symbols.replacingOccurrences(of: shortTime, with: timeSymbols(cycle))
  }

  private func hours(_ cycle: HourCycle?) -> String {
    switch cycle {
    case .twelve: "hmm"
    case .twentyFour: "Hmm"
    case nil: ""
    }
  }
}

extension DatePattern {
  /// True if the month is a name, which cannot be confused with the day.
  fileprivate var isNamed: Bool {
    elements.contains { if case .monthName = $0 { true } else { false } }
  }

  /// The order of day, month and year.
  fileprivate var order: [DateComponent] {
    components.filter { [.year, .month, .day].contains($0) }
  }

  /// Returns true if the pattern has all parts of a date, and those of a time if required.
  fileprivate func isWhole(hasTime: Bool) -> Bool {
    let parts = Set(components)
    return parts.isSuperset(of: [.year, .month, .day])
      && (!hasTime || parts.isSuperset(of: [.hour, .minute]))
  }
}
