#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import FoldoutWords
import UIKit

/// A drawer with wheels for a date, an entry for typing it, and buttons that set or clear it.
final class WheelsDrawer: DrawerCell {
  private let wheels = WheelsView()
  private let accept = PlainButton()
  private let entry = EntryLine()
  private let actions = DateActionsLine()

  override func makeParts() -> [UIView] { [wheels, accept, entry, actions] }

  override var textControl: (any TextControl)? { entry.field }

  override func show(_ drawer: DrawerFace) {
    guard let face = drawer.editor.columns else { return }
    let field = drawer.id.field
    if isFresh { wheels.forget() }
    wheels.onTurn = { [send] in send(.turn(field, $0, to: $1)) }
    wheels.show(face.columns, isPale: face.proposal != nil, direction: setting.direction)
    show(proposal: face, of: field)
    entry.show(face.entry, EntryPlace(drawer), in: setting, send)
    actions.show(face.actions, of: field, setting, send)
  }

  /// Shows the button that accepts the date which the wheels propose while there is no value.
  ///
  /// A tap on the wheels themselves cannot: a control over them would take the drags that turn
  /// them.
  private func show(proposal face: WheelsFace, of field: FieldID) {
    guard let proposal = face.proposal else { return accept.show() }
    let shown = face.columns.compactMap { column in
      column.options.first { $0.value == column.chosen }?.title
    }
    accept.show(title: setting.words.actions.use(["value": shown.joined(separator: " ")])) {
      [send] in send(.enter(field, .set(proposal)))
    }
  }

  override func takeMovingValue() -> Act? {
    guard case .drawer(let drawer)? = face else { return nil }
    return wheels.takeMovingValue(of: drawer.id.field, send)
  }
}
#endif
