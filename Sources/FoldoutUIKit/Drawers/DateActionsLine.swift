#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import UIKit

/// The buttons that set or clear a date at once, with the notes about it.
final class DateActionsLine: UIStackView {
  private let note = UILabel()
  private let zone = UILabel()
  private let now = PlainButton()
  private let other = PlainButton()
  private let clear = PlainButton()
  private let buttons = TurningLine()
  private var isMade = false

  /// Shows the buttons of a field's date; those that it lacks are hidden.
  func show(
    _ face: DateActionsFace, of field: FieldID, _ setting: CellSetting,
    _ send: @escaping (Act) -> Void
  ) {
    makeOnce()
    take(setting.direction)
    for (label, text) in [(note, face.note), (zone, face.zone)] {
      label.text = text
      label.isHidden = text == nil
      label.textAlignment = setting.direction.leading
    }
    now.show(title: face.now) { send(.enter(field, .now(nil))) }
    other.show(title: face.other?.title) {
      if let style = face.other?.style { send(.restyle(field, style)) }
    }
    clear.show(title: face.clear) { send(.enter(field, .cleared)) }
    buttons.isHidden = face.now == nil && face.other == nil && face.clear == nil
    buttons.followTextSize(gap: 20)
    isHidden = buttons.isHidden && note.isHidden && zone.isHidden
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    axis = .vertical
    for label in [note, zone] { label.follow(.footnote, .secondaryLabel) }
    // The longest title gives way first where room is missing.
    now.keepWidth(hugging: 252, resistance: 752)
    other.keepWidth(hugging: 252, resistance: 750)
    clear.keepWidth(hugging: 252, resistance: 751)
    // Clear disappears once it is pressed. It comes last, so that no other button moves there.
    for view in [now, other, clear, UIView()] { buttons.addArrangedSubview(view) }
    for view in [note, zone, buttons] { addArrangedSubview(view) }
  }
}
#endif
