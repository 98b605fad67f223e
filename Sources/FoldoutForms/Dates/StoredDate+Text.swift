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

extension String {
  /// Appends a number in ASCII digits, with zeros in front up to a width.
  ///
  /// No date or time has a negative one; but a problem may have to say what somebody sent, and
  /// must not stop the program.
  ///
  /// Complexity: O(digits), without a text in between: a list shows dates by the hundred.
  mutating func append(number: Int, width: Int) {
    if number < 0 { append("-") }
    let number = number.magnitude
    var scale: UInt = 1
    for _ in 1..<max(width, 1) { scale *= 10 }
    while number / scale > 9 { scale *= 10 }
    while scale > 0 {
      unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(number / scale % 10)))
      scale /= 10
    }
  }
}
