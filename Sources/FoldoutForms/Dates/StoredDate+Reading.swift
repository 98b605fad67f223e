extension StoredDate {
  /// Parses a text; `nil` unless ``text`` reproduces it exactly.
  ///
  /// Nothing is trimmed or guessed: with a trailing space it is not a date. Complexity: O(1),
  /// whatever the length of the text.
  public init?(_ text: String) {
    var bytes = text.utf8[...]
    guard let year = bytes.takeNumber(digits: 4), bytes.take("-"),
      let month = bytes.takeNumber(digits: 2), bytes.take("-"),
      let day = bytes.takeNumber(digits: 2),
      let date = LocalDate(year: year, month: month, day: day)
    else { return nil }
    if bytes.isEmpty {
      self.init(LocalDateTime(date: date), form: .day)
      return
    }
    let separator: Separator
    if bytes.take(" ") {
      separator = .blank
    } else if bytes.take("T") {
      separator = .letter
    } else {
      return nil
    }
    guard let (time, precision) = StoredDate.takeTime(from: &bytes) else { return nil }
    if !bytes.isEmpty {
      guard let zone = Zone(Substring(bytes)) else { return nil }
      self.init(
        LocalDateTime(date: date, time: time),
        form: .dayAndTime(separator: separator, precision, zone: zone))
      return
    }
    self.init(
      LocalDateTime(date: date, time: time),
      form: time == .midnight
        ? .dayAtMidnight(separator: separator, precision)
        : .dayAndTime(separator: separator, precision))
  }

  static func takeTime(from bytes: inout Substring.UTF8View) -> (LocalTime, Precision)? {
    guard let hour = bytes.takeNumber(digits: 2), bytes.take(":"),
      let minute = bytes.takeNumber(digits: 2)
    else { return nil }
    var second = 0
    var nanosecond = 0
    var precision = Precision.minutes
    if bytes.take(":") {
      guard let seconds = bytes.takeNumber(digits: 2) else { return nil }
      second = seconds
      precision = .seconds
      if bytes.take(".") {
        // More than nine decimals do not fit into nanoseconds; such a text is not parsed.
        let digits = bytes.prefix(10).prefix { (0x30...0x39).contains($0) }.count
        guard (1...9).contains(digits), let decimals = bytes.takeNumber(digits: digits) else {
          return nil
        }
        nanosecond = (digits..<9).reduce(decimals) { value, _ in value * 10 }
        precision = .fraction(digits: digits)
      }
    }
    guard
      let time = LocalTime(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
    else { return nil }
    return (time, precision)
  }
}

extension Substring.UTF8View {
  /// Removes one ASCII character from the front; returns false if the text begins with another.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let byte = first, UInt32(byte) == character.value else { return false }
    removeFirst()
    return true
  }

  /// Removes exactly so many ASCII digits from the front; `nil` if there are fewer.
  mutating func takeNumber(digits: Int) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let byte = first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
        return nil
      }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      removeFirst()
    }
    return number
  }
}
