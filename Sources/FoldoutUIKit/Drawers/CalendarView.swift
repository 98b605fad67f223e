#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import UIKit

/// A calendar with everything that belongs to it: pages, days, the time if there is one, the entry
/// for typing, and buttons.
final class CalendarView: UIStackView {
  let entry = EntryLine()
  private let pages = PageBar()
  private let grid = CalendarGrid()
  private let time = TurningLine()
  private let timeCaption = UILabel()
  private let wheels = WheelsView()
  private let actions = DateActionsLine()
  private var isMade = false

  /// Shows the calendar of a field.
  func show(
    _ face: CalendarFace, _ place: EntryPlace, in setting: CellSetting,
    _ send: @escaping (Act) -> Void
  ) {
    makeOnce()
    take(setting.direction)
    let field = place.row.field
    pages.onTurn = { send(.turnPage(field, $0)) }
    pages.show(face.page, in: setting)
    grid.onDay = { send(.enter(field, .day("\($0)"))) }
    grid.show(face.page, in: setting)
    time.isHidden = face.timeCaption == nil
    time.followTextSize()
    timeCaption.text = face.timeCaption
    wheels.onTurn = { send(.turn(field, $0, to: $1)) }
    wheels.show(face.time, direction: setting.direction)
    entry.show(face.entry, place, in: setting, send)
    actions.show(face.actions, of: field, setting, send)
  }

  /// Returns the turn of a wheel of the time that still spins.
  func takeMovingValue(of field: FieldID, _ send: (Act) -> Void) -> Act? {
    wheels.takeMovingValue(of: field, send)
  }

  /// Forgets what was begun, before another calendar is shown.
  func forget() {
    wheels.forget()
    pages.forget()
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    axis = .vertical
    spacing = 8
    timeCaption.follow(.body)
    timeCaption.keepWidth(hugging: 251, resistance: 751)
    // Three rows of a wheel are seen: the days above it are what the drawer is opened for.
    wheels.heightAnchor.constraint(equalToConstant: 132).isActive = true
    for view in [timeCaption, wheels] { time.addArrangedSubview(view) }
    for view in [pages, grid, time, entry, actions] { addArrangedSubview(view) }
    setCustomSpacing(0, after: pages)
  }
}
#endif
