// A touch cannot be made with UIKit's own API; the tests that need one run against the double only.
#if os(Linux)
  @_spi(UIKitDouble) import UIKit

  /// Acts of a person on a screen.
  @MainActor
  enum Finger {
    static func tap(_ view: UIView) { view.window?.tap(view) }
    static func tap(_ point: CGPoint, in window: UIWindow) { window.tap(at: point) }
    static func turn(_ control: UISwitch) { control.turn() }
    static func turn(_ picker: UIPickerView, _ component: Int, to row: Int) {
      picker.turn(component: component, to: row)
    }
    static func choose(_ date: Date, in picker: UIDatePicker) { picker.choose(date) }
    static func type(_ text: String, in field: UITextField) { field.type(text) }
    static func type(_ text: String, in view: UITextView) { view.type(text) }
    static func deleteBack(in field: UITextField) { field.deleteBackByHand() }
    static func pressReturn(in field: UITextField) { field.pressReturn() }
    static func press(_ action: UIAlertAction, of alert: UIAlertController) { alert.press(action) }
    static func swipe(_ path: IndexPath, of table: UITableView) -> [UIContextualAction] {
      table.swipeActions(at: path)
    }
    static func hold(_ path: IndexPath, of table: UITableView) -> UIMenu? {
      table.contextMenu(at: path)
    }
    static func entries(of menu: UIMenu) -> [UIAction] { menu.flattened }
  }

  /// VoiceOver: its acts, and the news it hears.
  @MainActor
  enum Voice {
    static func elements(of view: UIView) -> [UIResponder] { view.spokenElements }
    static func activate(_ element: UIResponder, in window: UIWindow) { window.activate(element) }
    static func heard() -> [UIAccessibility.Notification] {
      defer { UIAccessibility.posted = [] }
      return UIAccessibility.posted.map(\.notification)
    }
  }
#endif
