import FoldoutForms
import FoldoutScreens

/// The editors that read parameters of their own, in the order of their deeds, and the buttons of
/// any row.
enum FieldDecoder: CaseIterable {
  case text
  case wheels
  case calendar
  case compact
  case choice
  case picture
  case buttons

  /// The deeds that the decoder reads out of a field's parameters.
  ///
  /// Throws `unknownChoice` for a column of a date that is no number.
  func deeds(
    in parameters: FieldParameters, of field: FieldID
  ) throws(WebRequestError) -> [FieldInput.Deed] {
    switch self {
    case .text: TextEditor.decode(parameters)
    case .wheels: try WheelsEditor.decode(parameters, of: field)
    case .calendar: CalendarEditor.decode(parameters)
    case .compact: CompactEditor.decode(parameters)
    case .choice: ChoiceEditor.decode(parameters)
    case .picture: PictureEditor.decode(parameters)
    case .buttons: parameters.buttons
    }
  }
}

extension Aspect {
  /// The decoder that reads the aspect; `nil` for what is said beside the deeds of any editor.
  ///
  /// A new aspect does not compile until its decoder is stated, so that no editor is left out.
  var decoder: FieldDecoder? {
    switch self {
    case .value: .text
    case .year, .month, .day, .hour, .minute, .dayPeriod, .base, .settle: .wheels
    case .on: .calendar
    case .pick: .compact
    case .option: .choice
    case .set, .use, .now, .clear, .keep, .undo, .redo: .buttons
    case .original, .draft, .theirs, .sure, .kept, .shown, .refused, .check, .heard, .press, .find,
      .view, .viewMonth, .viewYear, .style:
      nil
    }
  }
}
