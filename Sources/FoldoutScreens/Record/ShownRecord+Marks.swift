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

/// A question to the program which of the days that a calendar shows are marked.
package struct MarkQuestion: Sendable {
  package let field: FieldID
  package let days: ClosedRange<LocalDate>
  package let marks: DayMarks
}

extension ShownRecord {
  /// The questions for the marks of all calendars that are seen and mark days.
  package var allMarkQuestions: [MarkQuestion] {
    openCalendars.compactMap { field in
      guard let marks = field.marks else { return nil }
      let shown = month(of: field, at: viewed(field)).weeks.flatMap(\.days).compactMap { $0?.date }
      guard let first = shown.first, let last = shown.last, first <= last else { return nil }
      return MarkQuestion(field: field.id, days: first...last, marks: marks)
    }
  }

  /// The questions for marks of days that were not asked for yet.
  package var markQuestions: [MarkQuestion] {
    allMarkQuestions.filter { marks[$0.field]?.days != $0.days }
  }

  /// Faces of rows that were made before their marks were known, made anew where they show some.
  package func marking(_ faces: RowFaces) -> RowFaces {
    var faces = faces
    for field in form.fields where field.marks != nil && field.editor.isAlwaysOpen {
      faces[.field(field.id)] = row(field, isOpen: false)
    }
    return faces
  }
}
