extension FormEnvironment {
  /// The day in the locale's own form with all numbers and a year of four digits, as in
  /// 08/14/2002, 14.08.2002 or 14-08-2002.
  ///
  /// ``date(from:)`` reads it back to the same day. Complexity: O(length), without Foundation.
  public func text(of date: LocalDate) -> String {
    words.numericDate.text(of: LocalDateTime(date: date), words)
  }

  /// The day and time in the locale's own form, medium date and short time, as in
  /// Aug 14, 2002 at 9:30 AM.
  ///
  /// Seconds are shown only where they are not zero, so that what is shown is always the whole
  /// value, and ``dateTime(from:)`` reads it back to the same one. Complexity: O(length).
  public func text(of value: LocalDateTime) -> String {
    words.dateTime(hourCycle).text(of: value, words)
  }

  /// The time of day as ISO 8601 writes it.
  public func text(of time: LocalTime) -> String {
    "\(time)"
  }

  /// Year, month and day in the order in which the locale writes them.
  public var dateOrder: [DateComponent] {
    words.numericDate.components
  }

  /// The twelve names of the months, as they stand alone on a list or wheel.
  public var monthNames: [String] {
    words.months.standaloneWide
  }

  /// The twelve short names of the months, as they stand alone: in Dutch the third is "mrt".
  public var shortMonthNames: [String] {
    words.months.standaloneShort
  }

  /// A number that is not negative in the locale's digits, with zeros in front up to a width.
  public func digits(_ number: Int, width: Int = 1) -> String {
    words.digits(number, width: width)
  }

  /// The letter or sign before the fraction of a number.
  public var decimalSeparator: String {
    words.decimalSeparator
  }

  /// The letter or sign between the thousands of a number, which is read but never written.
  public var groupingSeparator: String {
    words.groupingSeparator
  }
}
