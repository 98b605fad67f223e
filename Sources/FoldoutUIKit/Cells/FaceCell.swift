#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import FoldoutWords
import UIKit

/// A cell that shows the face of a row or a drawer.
///
/// ``show(_:)`` is the only way in which a cell changes, so that a reused cell cannot keep anything
/// of the row before it. A cell knows no table, session or form: it sends acts.
class FaceCell: UITableViewCell {
  /// Passes on what the person does in the cell.
  final var send: (Act) -> Void = { _ in }
  /// Asks the table to measure the cell again, which grew while something was typed in it.
  final var resize: () -> Void = {}
  /// Gives the focus to an item whose cell this was, and no longer is.
  final var focusAgain: (ScreenItem) -> Void = { _ in }
  /// The row or drawer that is shown; `nil` before the first.
  final private(set) var item: ScreenItem?
  /// The face that is shown; `nil` before the first.
  final private(set) var face: ItemFace?
  /// The surroundings of the face.
  final private(set) var setting = CellSetting()

  /// The inset of the separator while it is hidden.
  private var hiddenInset: UIEdgeInsets?

  /// Shows a face in its surroundings.
  final func show(_ face: ItemFace, of item: ScreenItem, in setting: CellSetting) {
    self.item = item
    self.face = face
    self.setting = setting
    semanticContentAttribute = setting.direction
    contentView.semanticContentAttribute = setting.direction
    joinDrawer()
    show(face)
  }

  /// Hides the separator below the row of an open drawer, with which it looks like one cell, and
  /// shows it again as it was.
  private func joinDrawer() {
    if setting.isAboveDrawer, hiddenInset == nil {
      hiddenInset = separatorInset
      separatorInset.left = .greatestFiniteMagnitude
    } else if !setting.isAboveDrawer, let inset = hiddenInset {
      separatorInset = inset
      hiddenInset = nil
    }
  }

  /// Shows a face in all parts of the cell. Each kind of cell overrides this.
  func show(_ face: ItemFace) {}

  /// The control in which the cell's text is typed; `nil` if none is.
  var textControl: (any TextControl)? { nil }

  /// Returns the entry of a control that still moves, such as a wheel that spins; `nil` if all have
  /// come to rest.
  func takeMovingValue() -> Act? { nil }
}

/// The surroundings of a face that cells of all kinds need.
struct CellSetting {
  var words = Words.english
  var direction = UISemanticContentAttribute.unspecified
  /// True for the row above an open drawer, with which it looks like one cell.
  var isAboveDrawer = false
  /// The form's locale, calendar and clock, for the system's own pickers.
  var environment: FormEnvironment?
  /// The bar above the keyboard, for texts.
  var keyboardBar: KeyboardBar?
  /// Returns the picture of a name.
  var picture: (String) -> UIImage? = { _ in nil }
}
#endif
