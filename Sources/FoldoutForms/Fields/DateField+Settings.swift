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
