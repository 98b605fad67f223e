// Accessors for callers that expect one particular case of a face.

/// The parts of a drawer that only some editors have; all are `nil` for the others.
private struct DrawerParts {
  var wheels: WheelsFace?
  var calendar: CalendarFace?
  var options: ChoiceFace?
  var search: ReferenceFace?
}

extension DrawerFace.Editor {
  private var parts: DrawerParts {
    switch self {
    case .wheels(let face): DrawerParts(wheels: face)
    case .calendar(let face): DrawerParts(calendar: face)
    case .choice(let face): DrawerParts(options: face)
    case .reference(let face): DrawerParts(search: face)
    case .picture: DrawerParts()
    }
  }

  /// A date's columns; `nil` for other editors.
  package var columns: WheelsFace? { parts.wheels }

  /// The columns of a date or a time, and the date from which they are turned; `nil` for other
  /// editors.
  package var columnsAndBase: (columns: [ColumnFace], base: String)? {
    let parts = parts
    return parts.wheels.map { ($0.columns, $0.base) } ?? parts.calendar.map { ($0.time, $0.base) }
  }

  /// The days of a month; `nil` for other editors.
  package var calendar: CalendarFace? { parts.calendar }

  /// The buttons of a date; `nil` for other editors.
  package var dateActions: DateActionsFace? { parts.wheels?.actions ?? parts.calendar?.actions }

  /// The options of a choice; `nil` for other editors.
  package var options: ChoiceFace? { parts.options }

  /// The search of a reference; `nil` for other editors.
  package var search: ReferenceFace? { parts.search }
}

/// The parts of a row that only some controls have.
private struct RowParts {
  var isButton = false
  var option: ChoiceFace.Option?
  var calendar: CalendarFace?
  var numberPicker: NumberPickerFace?
}

extension RowFace.Control {
  private var parts: RowParts {
    switch self {
    case .button: RowParts(isButton: true)
    case .option(let option, _): RowParts(option: option)
    case .calendar(let face): RowParts(calendar: face.calendar)
    case .numberPicker(let face): RowParts(numberPicker: face)
    case .owner, .compact, .input, .secret, .toggle, .picture, .shown: RowParts()
    }
  }

  /// True if the row is a button.
  package var isButton: Bool { parts.isButton }

  /// The option of a choice section's row; `nil` for rows of fields.
  package var option: ChoiceFace.Option? { parts.option }

  /// The days of a month in a row that is always open; `nil` for other rows.
  package var calendar: CalendarFace? { parts.calendar }

  /// A month or a year with arrows; `nil` for other rows.
  package var numberPicker: NumberPickerFace? { parts.numberPicker }
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
