extension LocalDate {
  /// True where the day stands for no end: 1 January or 31 December 9999, which programs write that
  /// have to fill in a last day where there is none.
  public var isNoEnd: Bool {
    year == 9999 && ((month == 1 && day == 1) || (month == 12 && day == 31))
  }
}

extension LocalDateTime {
  /// True where the day stands for no end, at its first or at its last moment.
  public var isNoEnd: Bool {
    guard date.isNoEnd else { return false }
    return time == .midnight || (date == .last && time.hour == 23 && time.minute == 59)
  }

  /// The value that is stored when no end is entered in words.
  static let noEnd = LocalDateTime(date: .last)
}
