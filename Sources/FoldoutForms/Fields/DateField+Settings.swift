extension DateField {
  /// Shows the day in a form such as "March 2, 2025"; the forms in which it can be typed stay the
  /// same.
  public func shown(_ form: DateForm) -> Self {
    changed { $0.editor.dates?.shown = form }
  }

  /// Sets the clocks that the times are read on; a time that these clocks skip is refused.
  ///
  /// The default is the reader's clocks. A day without a time is not affected.
  public func clock(_ clock: FieldClock) -> Self {
    changed { $0.editor.dates?.clock = clock }
  }
}

extension DatedField {
  /// Limits the minutes that the picker offers, for example to quarters of an hour.
  ///
  /// This is not a rule: a stored time between two steps is shown and kept, and any minute can be
  /// typed.
  public func minutes(every step: MinuteStep) -> Self {
    changed { $0.editor.dates?.minuteStep = step }
  }
}

extension DateEditing {
  /// The default settings of a day and time in a form: times are read on the reader's clocks.
  static let dateTime: DateEditing = {
    var editing = DateEditing()
    editing.clock = .reader
    return editing
  }()
}

/// A field of days, times, or both.
public protocol DatedField<Record>: FormField {}

extension DatedField {
  /// Refuses a date before the date of another field.
  public func notBefore(_ other: FieldID) -> Self {
    changed { $0.editor.dates?.notBefore = other }
  }

  /// Refuses a date after the date of another field.
  public func notAfter(_ other: FieldID) -> Self {
    changed { $0.editor.dates?.notAfter = other }
  }
}

/// Returns the marked days of a calendar, each with a text such as "2 entries" for screen readers.
///
/// The arguments are the first and last day that the calendar shows, and the reader's environment.
/// If it throws, the calendar shows the reason and marks no day.
public typealias DayMarks =
  @Sendable (ClosedRange<LocalDate>, FormEnvironment) async throws -> [LocalDate: String]

extension DateField {
  /// Marks days of the field's calendar, among the six weeks that it shows, each with a text.
  ///
  /// The function is called for each page and each answer while the calendar is open, so it should
  /// be quick.
  public func marking(_ marks: @escaping DayMarks) -> Self {
    changed { $0.marks = marks }
  }
}
