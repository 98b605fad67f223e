import FoldoutForms
import FoldoutScreens

/// The editors with parameters of their own, in the order of their actions, and the buttons of any
/// row.
enum FieldDecoder: CaseIterable {
  case text
  case wheels
  case calendar
  case compact
  case choice
  case picture
  case buttons

  /// Decodes actions from a field's parameters.
  ///
  /// Throws for input that our pages never send: a column that is not a number, or an invalid date.
  func actions(
    in parameters: FieldParameters, of field: FieldID
  ) throws(WebRequestError) -> [FieldInput.Action] {
    switch self {
    case .text: TextEditor.decode(parameters)
    case .wheels: try WheelsEditor.decode(parameters, of: field)
    case .calendar: try CalendarEditor.decode(parameters, of: field)
    case .compact: CompactEditor.decode(parameters)
    case .choice: ChoiceEditor.decode(parameters)
    case .picture: PictureEditor.decode(parameters)
    case .buttons: try parameters.buttons(of: field)
    }
  }
}

extension Aspect {
  /// The decoder that reads the aspect; `nil` for aspects that accompany the actions of any editor.
  ///
  /// The switch is exhaustive, so that a new aspect needs a decoder before it compiles.
  var decoder: FieldDecoder? {
    switch self {
    case .value: .text
    case .year, .month, .day, .hour, .minute, .dayPeriod, .base, .settle: .wheels
    case .on: .calendar
    case .pick: .compact
    case .option: .choice
    case .set, .use, .now, .clear, .keep, .undo, .redo: .buttons
    case .original, .draft, .theirs, .confirmedLoss, .kept, .shown, .refused, .check, .editingEvent,
      .press, .find, .view, .viewMonth, .viewYear, .style:
      nil
    }
  }
}
