package import FoldoutForms

/// The marks of the days that a calendar shows.
package struct ShownMarks: Equatable, Sendable {
  /// The first and the last of them.
  package var days: ClosedRange<LocalDate>
  /// The words of those that are marked.
  package var words: [LocalDate: String]

  package init(_ words: [LocalDate: String], of days: ClosedRange<LocalDate>) {
    self.days = days
    self.words = words
  }
}

extension ShownRecord {
  /// The questions for marks that were not asked yet: of open calendars that mark days, with the days that
  /// they show.
  package var markQuestions: [(field: FieldID, days: ClosedRange<LocalDate>, marks: DayMarks)] {
    openCalendars.compactMap { field in
      guard let marks = field.marks else { return nil }
      let shown = month(of: field, at: viewed(field)).weeks.flatMap(\.days).compactMap { $0?.date }
      guard let first = shown.first, let last = shown.last, first <= last,
        self.marks[field.id]?.days != first...last
      else { return nil }
      return (field.id, first...last, marks)
    }
  }
}
