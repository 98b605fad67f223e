extension StoredDate {
  /// The date as it is written in its form.
  ///
  /// What the value has is never dropped for want of a place: a time with seconds in a form of
  /// minutes is written with seconds, and a time in ``Form/dayAtMidnight(separator:_:)`` is
  /// written as it is. Only ``Form/day`` has no place for a time, and writes none.
  public var text: String {
    switch form {
    case .day: value.date.description
    case .dayAtMidnight(let separator, let precision), .dayAndTime(let separator, let precision):
      "\(value.date)\(separator.rawValue)\(StoredDate.text(of: value.time, precision))"
    }
  }

  static func text(of time: LocalTime, _ precision: Precision) -> String {
    var text = ""
    text.append(number: time.hour, width: 2)
    text.append(":")
    text.append(number: time.minute, width: 2)
    if precision == .minutes, time.isFullMinute { return text }
    text.append(":")
    text.append(number: time.second, width: 2)
    let needed = time.fraction.dropFirst()
    guard case .fraction(let digits) = precision else { return text + time.fraction }
    let missing = min(max(digits, 1), 9) - needed.count
    return text + "." + needed + String(repeating: "0", count: max(missing, 0))
  }
}
