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
    case .text: return parameters[.value].map { [.typed($0)] } ?? []
    case .wheels: return try FieldDecoder.wheels(in: parameters, of: field)
    case .calendar:
      let base = try parameters.base(of: field)
      return parameters[.on].map { [.day($0, base: base)] } ?? []
    case .compact: return parameters[.pick].map { [.pickedWhole($0)] } ?? []
    case .choice: return parameters.all(.option).map { .chose($0) }
    case .picture: return parameters.file.map { [.file($0)] } ?? []
    case .buttons: return try parameters.buttons(of: field)
    }
  }

  /// Decodes the picked columns. Throws `unknownChoice` for a value that isn't a number.
  private static func wheels(
    in parameters: FieldParameters, of field: FieldID
  ) throws(WebRequestError) -> [FieldInput.Action] {
    var picked: DatePickerColumns.Selection?
    for aspect in Aspect.allCases {
      guard let component = aspect.component, let value = parameters[aspect] else { continue }
      guard let number = Int(value) else {
        throw .unknownChoice(value, of: aspect.name(of: field))
      }
      picked = picked ?? DatePickerColumns.Selection([:])
      picked?[component] = number
    }
    guard let picked else { return [] }
    let base = try parameters.base(of: field)
    return [.picked(picked, base: base, settles: parameters[.settle] != nil)]
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
