/// A date stored as text, together with the form in which it was found.
///
/// ```swift
/// let hired = StoredDate("2002-08-14")
/// let begins = StoredDate(environment.nowDateTime, form: .dayAndTime(separator: .blank, .minutes))
/// ```
///
/// A file keeps its own way of writing dates: `2002-08-14 00:00:00` keeps its form when its day
/// changes. Reading a text and writing it back gives the same text, byte for byte; a text that
/// cannot round-trip is not read as a date and stays text.
///
/// ```
/// 2002-08-14                    .day
/// 2002-08-14 00:00:00           .dayAtMidnight(separator: .blank, .seconds)
/// 2002-08-14T09:30              .dayAndTime(separator: .letter, .minutes)
/// 2002-08-14 09:30:00.250       .dayAndTime(separator: .blank, .fraction(digits: 3))
/// 2002-08-14 09:30:00+02:00     .dayAndTime(separator: .blank, .seconds, zone: +02:00)
/// ```
///
/// The forms are those of SQLite's date functions (*Date And Time Functions*, time values 1 to 7),
/// and those in which Ruby and Go write zones. A text with a zone is a day and time on that zone's
/// clocks, even at midnight, and keeps its zone. Days that do not exist, such as 2024-02-31 or
/// 0000-00-00, stay text.
public struct StoredDate: Hashable, Sendable {
  /// The day and time; midnight if the form has no time.
  public var value: LocalDateTime
  /// The form of the text.
  public var form: Form

  /// Creates a date to write in a form.
  public init(_ value: LocalDateTime, form: Form) {
    self.value = value
    self.form = form
  }

  /// The form of a stored date.
  public enum Form: Hashable, Sendable {
    /// The day alone.
    case day
    /// The day, and midnight as its time, as written by programs that have no type for a day.
    case dayAtMidnight(separator: Separator, Precision)
    /// The day and a time, with the zone that the text states, if it does.
    case dayAndTime(separator: Separator, Precision, zone: Zone? = nil)

    /// True if a text of this form means a day without a time.
    public var isDay: Bool {
      if case .dayAndTime = self { false } else { true }
    }
  }

  /// The separator between the day and the time.
  public enum Separator: Character, Hashable, Sendable {
    /// A space, as SQLite writes it.
    case blank = " "
    /// The letter T, as ISO 8601 writes it.
    case letter = "T"
  }

  /// The precision in which the time is written.
  public enum Precision: Hashable, Sendable {
    /// Hours and minutes.
    case minutes
    /// Hours, minutes and seconds.
    case seconds
    /// Hours, minutes and seconds with a point and so many decimals, from 1 to 9.
    case fraction(digits: Int)
    /// Hours, minutes and seconds; only if the second is not whole, with a point and at least so
    /// many decimals. A column can have this precision, a text alone does not show it.
    case fractionIfAny(digits: Int)
  }
}

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

/// A time of day stored as text, together with the form in which it was found.
///
/// ```swift
/// let breakfast = StoredTime("08:30")
/// let closing = StoredTime(.midnight, form: .minutes)
/// ```
///
/// Reading a text and writing it back gives the same text, byte for byte; a text that cannot
/// round-trip is not read as a time and stays text.
///
/// ```
/// 09:30           .minutes
/// 09:30:00        .seconds
/// 09:30:00.250    .fraction(digits: 3)
/// ```
public struct StoredTime: Hashable, Sendable {
  /// The precision in which the time is written.
  public typealias Form = StoredDate.Precision

  /// The time of day.
  public var value: LocalTime
  /// The form of the text.
  public var form: Form

  /// Creates a time to write in a form.
  public init(_ value: LocalTime, form: Form) {
    self.value = value
    self.form = form
  }

  /// Parses a text; `nil` unless ``text`` reproduces it exactly.
  public init?(_ text: String) {
    var bytes = text.utf8[...]
    guard let (time, precision) = StoredDate.takeTime(from: &bytes), bytes.isEmpty else {
      return nil
    }
    self.init(time, form: precision)
  }

  /// The time written in its form. Seconds and fractions are written even if the form has no place
  /// for them.
  public var text: String {
    StoredDate.text(of: value, form)
  }
}
