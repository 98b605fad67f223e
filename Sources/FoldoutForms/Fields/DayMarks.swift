/// Marks some days of a calendar, each with words for those who do not see the mark, as in "2
/// entries".
///
/// It is given the first and the last day that a calendar shows, and the reader's environment.
public typealias DayMarks =
  @Sendable (ClosedRange<LocalDate>, FormEnvironment) async -> [LocalDate: String]

extension DateField {
  /// The field with a mark under some days of its calendar: those that the program names of the six
  /// weeks that are shown, with words for each.
  ///
  /// It is asked for each page and each answer while the calendar is open, so it is to be quick.
  public func marking(_ marks: @escaping DayMarks) -> Self {
    changed { $0.marks = marks }
  }
}
