#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// A drawer with a month's days, a time if the field has one, and the entry for typing a date.
final class CalendarDrawer: DrawerCell {
  private let calendar = CalendarView()

  override func makeParts() -> [UIView] { [calendar] }

  override var textControl: (any TextControl)? { calendar.entry.field }

  override func show(_ drawer: DrawerFace) {
    guard let face = drawer.editor.calendar else { return }
    if isFresh { calendar.forget() }
    calendar.show(face, EntryPlace(drawer), in: setting, send)
  }

  override func takeMovingValue() -> Act? {
    guard case .drawer(let drawer)? = face else { return nil }
    return calendar.takeMovingValue(of: drawer.id.field, send)
  }
}
#endif
