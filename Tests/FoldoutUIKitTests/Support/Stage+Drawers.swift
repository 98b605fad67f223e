import Foldout
import FoldoutForms
import FoldoutScreens
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

// What a person does in a drawer.
extension TableStage {
  /// Scrolls the open drawer of a field onto the screen.
  func visibleDrawer(_ field: FieldID) throws -> FaceCell {
    try #require(shown(.drawer(of: .field(field))), "\(field.name) is not open")
  }

  /// Touches the text of an open drawer, types letter by letter, and ends typing.
  func enter(_ text: String, inDrawerOf field: FieldID) throws {
    try type(text, inDrawerOf: field)
    leave()
  }

  /// Touches the text of an open drawer and types letter by letter.
  func type(_ text: String, inDrawerOf field: FieldID) throws {
    let line = try #require(visibleDrawer(field).textControl as? UITextField)
    if !line.isFirstResponder {
      window.tap(line)
      settle()
    }
    try #require(line.isFirstResponder)
    line.selectedTextRange = line.textRange(
      from: line.beginningOfDocument, to: line.endOfDocument)
    if text.isEmpty { line.deleteBackByHand() } else { line.type(text) }
    settle()
  }

  /// The titles that the wheels of an open drawer show, column by column.
  func wheels(_ field: FieldID) -> [String] {
    guard let picker = all(UIPickerView.self, in: drawer(field)).first else { return [] }
    return (0..<picker.numberOfComponents).map { component in
      let row = picker.selectedRow(inComponent: component)
      let view = picker.delegate?.pickerView(
        picker, viewForRow: row, forComponent: component, reusing: nil)
      return (view as? UILabel)?.text ?? ""
    }
  }
}
