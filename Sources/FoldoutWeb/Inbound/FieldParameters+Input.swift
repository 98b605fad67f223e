import FoldoutForms
import FoldoutScreens
import Foundation

extension FieldParameters {
  /// Decodes the parameters as an input: the actions of each editor, and the parts that all share.
  ///
  /// Throws `unknownChoice` if a column of a date or the time of a press is not a number, and
  /// `unknownParameter` if the date that the columns showed before is invalid.
  func input(of field: FieldID) throws(WebRequestError) -> FieldInput {
    var input = FieldInput()
    let decoders = self.decoders
    for decoder in FieldDecoder.allCases where decoders.contains(decoder) {
      input.actions += try decoder.actions(in: self, of: field)
    }
    input.original = self[.original].map { Token(wire: $0) }
    input.theirs = self[.theirs].map { Token(wire: $0) }
    input.confirmedLoss = self[.confirmedLoss].map { Token(wire: $0) }
    input.shown = self[.shown]
    input.refused = self[.refused]
    input.keepsPicture = self[.kept] != nil
    input.editingEvent = self[.editingEvent].flatMap { EditingEvent(rawValue: $0) }
    input.check = self[.check].map { $0 == "1" ? .typed : .again }
    return input
  }

  /// The decoders of the parameters that were sent.
  private var decoders: Set<FieldDecoder> {
    var decoders = Set(aspects.compactMap(\.decoder))
    if file != nil { decoders.insert(.picture) }
    if undoAllValue != nil { decoders.insert(.buttons) }
    return decoders
  }

  /// Returns the actions of buttons, in any row.
  func buttons(of field: FieldID) throws(WebRequestError) -> [FieldInput.Action] {
    var actions: [FieldInput.Action] = []
    if let text = self[.set] { actions.append(.set(text)) }
    if let wire = self[.use] { actions.append(.use(wire)) }
    if let moment = self[.now] { actions.append(.now(try FieldParameters.date(moment, of: field))) }
    if self[.clear] != nil { actions.append(.cleared) }
    if self[.keep] != nil { actions.append(.kept) }
    if let value = undoAllValue ?? self[.undo] { actions.append(.restored(value, isRedo: false)) }
    if let value = self[.redo] { actions.append(.restored(value, isRedo: true)) }
    return actions
  }

  /// Returns the time of a press that was sent later; `nil` for one sent at once.
  private static func date(_ text: String, of field: FieldID) throws(WebRequestError) -> Date? {
    guard let milliseconds = Int64(text) else {
      throw .unknownChoice(text, of: Aspect.now.name(of: field))
    }
    guard milliseconds != 1 else { return nil }
    return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}

extension FieldParameters {
  /// Returns the date that columns or a calendar showed before they were turned; `nil` if empty.
  ///
  /// Throws `unknownParameter` for an invalid date: if it were ignored, a picked day would lose its
  /// time.
  func base(of field: FieldID) throws(WebRequestError) -> LocalDateTime? {
    guard let text = self[.base], !text.isEmpty else { return nil }
    guard let base = StoredDate(text)?.value else {
      throw .unknownParameter(Aspect.base.name(of: field))
    }
    return base
  }
}
