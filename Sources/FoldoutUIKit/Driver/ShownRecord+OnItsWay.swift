#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import FoldoutWords

extension ShownRecord {
  /// Returns the face of an item to show now; `nil` if there is no such item.
  ///
  /// A date that was turned and is not answered yet has the texts of its columns, and the words
  /// that it is not saved: nobody knows yet if it will be refused.
  func shownFace(of item: ScreenItem) -> ItemFace? {
    let face = face(of: item)
    guard case .row(var row)? = face, case .owner(var owner, let isOpen) = row.control,
      let entry = pending[row.id.field], entry.picked != nil, entry.problem == nil,
      let columns = field(row.id.field).flatMap({ drawer($0) })?.editor.columns?.columns
    else { return face }
    let titles = columns.compactMap { column in
      column.options.first { $0.value == column.chosen }?.title
    }
    owner.text = words.values.several([
      "values": titles.joined(separator: " "), "more": words.messages.unsaved,
    ])
    row.control = .owner(owner, isOpen: isOpen)
    return .row(row)
  }
}
#endif
