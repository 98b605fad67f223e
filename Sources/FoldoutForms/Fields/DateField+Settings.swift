extension DateField {
  /// The field, showing its day in a form, as in March 2, 2025; typed it is as ever.
  public func shown(_ form: DateForm) -> Self {
    changed { $0.editor.dates?.shown = form }
  }

  /// The field with the clocks on which its times are read; a time that they skip is refused.
  ///
  /// Unless told otherwise they are the reader's. It says nothing where there is no time.
  public func clock(_ clock: FieldClock) -> Self {
    changed { $0.editor.dates?.clock = clock }
  }
}

extension DatedField {
  /// The field with a picker that offers some of the minutes, as the quarters of an hour.
  ///
  /// It is no rule: a stored minute between two steps is shown and kept, and any minute can be
  /// typed.
  public func minutes(every step: MinuteStep) -> Self {
    changed { $0.editor.dates?.minuteStep = step }
  }
}

extension DateEditing {
  /// The settings of a day and time that a form describes: its times are the reader's.
  static let dateTime: DateEditing = {
    var editing = DateEditing()
    editing.clock = .reader
    return editing
  }()
}

/// A field of days, times, or both.
public protocol DatedField<Record>: FormField {}

extension DatedField {
  /// The field, taking no date before that of another field.
  public func notBefore(_ other: FieldID) -> Self {
    changed { $0.editor.dates?.notBefore = other }
  }

  /// The field, taking no date after that of another field.
  public func notAfter(_ other: FieldID) -> Self {
    changed { $0.editor.dates?.notAfter = other }
  }
}

/// Marks some days of a calendar, each with words for those who do not see the mark, as in "2
/// entries".
///
/// It is given the first and the last day that a calendar shows, and the reader's environment.
/// Where it throws, the calendar says why no day is marked.
public typealias DayMarks =
  @Sendable (ClosedRange<LocalDate>, FormEnvironment) async throws -> [LocalDate: String]

extension DateField {
  /// The field with a mark under some days of its calendar: those that the program names of the six
  /// weeks that are shown, with words for each.
  ///
  /// It is asked for each page and each answer while the calendar is open, so it is to be quick.
  public func marking(_ marks: @escaping DayMarks) -> Self {
    changed { $0.marks = marks }
  }
}
