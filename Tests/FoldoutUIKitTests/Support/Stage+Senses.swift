import Foldout
import FoldoutForms
import FoldoutScreens
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

// What a person hears and where the focus is.
extension TableStage {
  /// The sentences that were spoken without being asked for, oldest first.
  var announcements: [String] {
    UIAccessibility.posted.filter { $0.notification == .announcement }
      .compactMap { $0.argument as? String }
  }

  /// The row or drawer to which a screen reader was last led.
  var ledTo: ScreenItem? {
    let last = UIAccessibility.posted.last { $0.notification == .layoutChanged }
    return (last?.argument as? FaceCell)?.item
  }

  /// The row or drawer that holds the focus of the keyboard; `nil` if no text is typed.
  var focus: ScreenItem? {
    table.subviews.compactMap { $0 as? FaceCell }.first { cell in
      all(UIView.self, in: cell).contains { $0.isFirstResponder }
    }?.item
  }

  /// The frame of a view in the window.
  func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

  /// The words of the bar at the foot of the table.
  var bar: [String] { texts(in: driver.notices) }
}

// Fingers and keys that do not just tap.
extension TableStage {
  /// Puts a finger down on a row near its leading edge, and leaves it there.
  func hold(_ item: ScreenItem) throws -> UITouch {
    let cell = try #require(shown(item), "\(item) is not on the screen")
    let point = cell.convert(CGPoint(x: 24, y: min(22, cell.bounds.midY)), to: nil)
    let touch = try #require(window.hold(at: point))
    window.layoutIfNeeded()
    return touch
  }

  /// Presses a key of a hardware keyboard.
  func press(_ key: UIKeyboardHIDUsage) {
    window.press(UIKey.of(key))
    settle()
  }
}
