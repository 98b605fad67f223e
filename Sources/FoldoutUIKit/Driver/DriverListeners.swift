#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import UIKit

/// The functions that an app gives to a driver.
struct DriverListeners {
  var onEvent: (FieldEvent) -> Void = { _ in }
  var onFault: (TableError) -> Void = { _ in }
  var onScroll: (UIScrollView) -> Void = { _ in }
  /// Opens the screen of a record that a button added.
  var onOpen: (AddedRow) -> Void = { _ in }
  /// Called when the record no longer exists. Nothing more is shown.
  var onGone: () -> Void = {}
  /// Called when a text has lost the focus and no other has it.
  var onTypingEnded: () -> Void = {}
  /// Draws the form's head in place of the table.
  var onHead: ((String, String?, UIImage?) -> Void)?
}
#endif
