package import FoldoutForms

/// The marks of the days that a calendar shows.
package struct ShownMarks: Equatable, Sendable {
  /// The first and the last day that the calendar shows.
  package var days: ClosedRange<LocalDate>
  /// The program's text for each marked day.
  package var texts: [LocalDate: String]
  /// The reason why the program could not say which days are marked; `nil` if it could.
  package var failure: String?

  package init(
    _ texts: [LocalDate: String], of days: ClosedRange<LocalDate>, failure: String? = nil
  ) {
    self.days = days
    self.texts = texts
    self.failure = failure
  }
}

/// A request to the program for the marks of the days that a calendar shows.
package struct MarkRequest: Sendable {
  package let field: FieldID
  package let days: ClosedRange<LocalDate>
  package let marks: DayMarks
}

extension ShownRecord {
  /// The requests for the marks of all calendars on the screen whose fields define any.
  package var markRequests: [MarkRequest] {
    openCalendars.compactMap { field in
      guard let marks = field.marks else { return nil }
      let shown = month(of: field, at: viewedDay(of: field)).weeks.flatMap(\.days).compactMap {
        $0?.date
      }
      guard let first = shown.first, let last = shown.last, first <= last else { return nil }
      return MarkRequest(field: field.id, days: first...last, marks: marks)
    }
  }

  /// The requests whose days were not asked for yet.
  package var pendingMarkRequests: [MarkRequest] {
    markRequests.filter { marks[$0.field]?.days != $0.days }
  }

  /// Returns the faces with those of open calendars made again, now that their marks are known.
  package func marking(_ faces: RowFaces) -> RowFaces {
    var faces = faces
    for field in form.fields where field.marks != nil && field.editor.isAlwaysOpen {
      faces[.field(field.id)] = row(field, isOpen: false)
    }
    return faces
  }
}
