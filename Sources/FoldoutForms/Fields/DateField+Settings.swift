extension DateField {
  /// The field with the clocks on which its times are read; a time that they skip is refused.
  ///
  /// Unless told otherwise they are the reader's. It says nothing where there is no time.
  public func clock(_ clock: FieldClock) -> Self {
    changed { $0.editor.dates?.clock = clock }
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
