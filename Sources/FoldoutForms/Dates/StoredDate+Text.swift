extension StoredDate {
  /// The date written in its form.
  ///
  /// A form never loses part of the value: seconds are written also if the form has minutes only,
  /// and a time that is not midnight also in ``Form/dayAtMidnight(separator:_:)``. The exception is
  /// ``Form/day``, which writes no time.
  public var text: String {
    switch form {
    case .day: value.date.description
    case .dayAtMidnight(let separator, let precision):
      "\(value.date)\(separator.rawValue)\(StoredDate.text(of: value.time, precision))"
    case .dayAndTime(let separator, let precision, let zone):
      "\(value.date)\(separator.rawValue)\(StoredDate.text(of: value.time, precision))"
        + (zone?.text ?? "")
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
    switch precision {
    case .minutes, .seconds: return text + time.fraction
    case .fractionIfAny where needed.isEmpty: return text
    case .fraction(let digits), .fractionIfAny(let digits):
      let missing = min(max(digits, 1), 9) - needed.count
      return text + "." + needed + String(repeating: "0", count: max(missing, 0))
    }
  }
}

extension String {
  /// Appends a number in ASCII digits, padded with zeros to a width.
  ///
  /// Dates and times are never negative, but an error message may have to quote a negative number
  /// that somebody sent.
  ///
  /// Complexity: O(digits), without a temporary string, because a list shows hundreds of dates.
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
