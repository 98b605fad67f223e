// Accessors for callers that expect one particular case of a face.

extension DrawerFace.Editor {
  /// A date's columns; `nil` for other editors.
  package var columns: WheelsFace? {
    switch self {
    case .wheels(let face): face
    case .calendar, .choice, .reference, .picture: nil
    }
  }

  /// The columns of a date or a time, and the date from which they are turned; `nil` for other
  /// editors.
  package var columnsAndBase: (columns: [ColumnFace], base: String)? {
    switch self {
    case .wheels(let face): (face.columns, face.base)
    case .calendar(let face): (face.time, face.base)
    case .choice, .reference, .picture: nil
    }
  }

  /// The days of a month; `nil` for other editors.
  package var calendar: CalendarFace? {
    switch self {
    case .calendar(let face): face
    case .wheels, .choice, .reference, .picture: nil
    }
  }

  /// The buttons of a date; `nil` for other editors.
  package var dateActions: DateActionsFace? {
    switch self {
    case .wheels(let face): face.actions
    case .calendar(let face): face.actions
    case .choice, .reference, .picture: nil
    }
  }

  /// The options of a choice; `nil` for other editors.
  package var options: ChoiceFace? {
    switch self {
    case .choice(let face): face
    case .wheels, .calendar, .reference, .picture: nil
    }
  }

  /// The search of a reference; `nil` for other editors.
  package var search: ReferenceFace? {
    switch self {
    case .reference(let face): face
    case .wheels, .calendar, .choice, .picture: nil
    }
  }
}

extension RowFace.Control {
  /// True if the row is a button.
  package var isButton: Bool {
    switch self {
    case .button: true
    case .owner, .calendar, .compact, .numberPicker, .input, .secret, .toggle, .picture, .option,
      .shown:
      false
    }
  }

  /// The option of a choice section's row; `nil` for rows of fields.
  package var option: ChoiceFace.Option? {
    switch self {
    case .option(let option, _): option
    case .owner, .calendar, .compact, .numberPicker, .input, .secret, .toggle, .picture, .shown,
      .button:
      nil
    }
  }

  /// The days of a month in a row that is always open; `nil` for other rows.
  package var calendar: CalendarFace? {
    switch self {
    case .calendar(let face): face.calendar
    case .owner, .compact, .numberPicker, .input, .secret, .toggle, .picture, .option, .shown,
      .button:
      nil
    }
  }

  /// A month or a year with arrows; `nil` for other rows.
  package var numberPicker: NumberPickerFace? {
    switch self {
    case .numberPicker(let face): face
    case .owner, .calendar, .compact, .input, .secret, .toggle, .picture, .option, .shown, .button:
      nil
    }
  }
}

extension ProblemFace.Answer {
  /// The choice between two values; `nil` if there is none.
  package var conflict: ConflictFace? {
    switch self {
    case .choice(let conflict): conflict
    case .none, .enterAgain, .keepBlanks, .question, .pick: nil
    }
  }
}
