import Foundation

extension LocaleSource {
  /// The pattern of a form, for days, or for days with a time on a clock that counts hours in a
  /// stated way.
  ///
  /// Where Foundation's pattern has a symbol that is not known here, the date is as it is typed. So
  /// it is where a form in numbers has another order than they are typed in: as in Kirghiz, where
  /// 2/3/2025 would be shown for what is typed as 3/2/2025.
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

  /// Foundation's pattern string for a date in a style, with a short time where there is one.
  ///
  /// Foundation gives the time of the locale's own way of counting hours; for the other way it is
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
  /// True where the month is a name, so that its number is not taken for the day's.
  fileprivate var isNamed: Bool {
    elements.contains { if case .monthName = $0 { true } else { false } }
  }

  /// The order of day, month and year.
  fileprivate var order: [DateComponent] {
    components.filter { [.year, .month, .day].contains($0) }
  }

  /// True where the pattern has all parts of a date, and of a time if there is one.
  fileprivate func isWhole(hasTime: Bool) -> Bool {
    let parts = Set(components)
    return parts.isSuperset(of: [.year, .month, .day])
      && (!hasTime || parts.isSuperset(of: [.hour, .minute]))
  }
}
