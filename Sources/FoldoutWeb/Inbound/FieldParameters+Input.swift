import FoldoutForms
import FoldoutScreens
import Foundation

extension FieldParameters {
  /// The input that the parameters stand for: what each editor reads out of them, and what all have
  /// in common.
  ///
  /// Throws `unknownChoice` for a column of a date that is no number.
  func input(of field: FieldID) throws(WebRefusal) -> FieldInput {
    var input = FieldInput()
    input.deeds += TextEditor.decode(self)
    input.deeds += try WheelsEditor.decode(self, of: field)
    input.deeds += CompactEditor.decode(self)
    input.deeds += ChoiceEditor.decode(self)
    input.deeds += PictureEditor.decode(self)
    input.deeds += buttons
    input.seen = self[.seen].map { Token(wire: $0) }
    input.met = self[.met].map { Token(wire: $0) }
    input.sure = self[.sure].map { Token(wire: $0) }
    input.shown = self[.shown]
    input.refused = self[.refused]
    input.keepsPicture = self[.kept] != nil
    input.check = self[.check].map { $0 == "1" ? .typed : .again }
    return input
  }

  /// What buttons say, in whichever row they stand.
  private var buttons: [FieldInput.Deed] {
    var deeds: [FieldInput.Deed] = []
    if let text = self[.set] { deeds.append(.set(text)) }
    if let wire = self[.use] { deeds.append(.use(wire)) }
    if let moment = self[.now] { deeds.append(.now(FieldParameters.date(moment))) }
    if self[.clear] != nil { deeds.append(.cleared) }
    if self[.keep] != nil { deeds.append(.kept) }
    if let value = undone ?? self[.undo] { deeds.append(.restored(value, isRedo: false)) }
    if let value = self[.redo] { deeds.append(.restored(value, isRedo: true)) }
    return deeds
  }

  /// The moment at which a button was pressed that could not be sent at once; `nil` for now.
  private static func date(_ text: String) -> Date? {
    guard let milliseconds = Int64(text), milliseconds > 1 else { return nil }
    return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}
