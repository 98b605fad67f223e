import Foundation

extension LocaleSource {
  /// The pattern of a form, for days, or for days with a time on a clock that counts hours in a stated
  /// way.
  ///
  /// Where Foundation's pattern has a symbol that is not known here, the date stands in numbers.
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
    if let own, own.isWhole(hasTime: cycle != nil) { return own }
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
  /// True where the pattern has all parts of a date, and of a time if there is one.
  fileprivate func isWhole(hasTime: Bool) -> Bool {
    let parts = Set(components)
    return parts.isSuperset(of: [.year, .month, .day])
      && (!hasTime || parts.isSuperset(of: [.hour, .minute]))
  }
}
