#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// A row that is always open: a date as text, and a month's days below it.
final class CalendarRowCell: FaceCell {
  private let line = TurningLine()
  private let label = UILabel()
  private let value = UILabel()
  private let calendar = CalendarView()
  private let problem = ProblemView()
  private let column = UIStackView()
  private var isMade = false

  override var textControl: (any TextControl)? { calendar.entry.field }

  override func show(_ face: ItemFace) {
    guard case .row(let row) = face, let open = row.control.openCalendar else { return }
    makeOnce()
    column.take(setting.direction)
    line.followTextSize()
    label.text = row.label
    label.accessibilityLabel = row.label
    label.accessibilityValue = open.text
    value.text = open.text
    label.textAlignment = setting.direction.leading
    value.textAlignment = setting.direction.leading
    calendar.show(open.calendar, EntryPlace(row), in: setting, send)
    problem.show(row.problem, in: setting, send)
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    selectionStyle = .none
    label.follow(.body)
    label.keepWidth(hugging: 250, resistance: 751)
    value.follow(.body, .secondaryLabel)
    value.keepWidth(hugging: 251, resistance: 750)
    // The label speaks the value.
    value.isAccessibilityElement = false
    column.axis = .vertical
    column.spacing = 8
    for view in [label, value] { line.addArrangedSubview(view) }
    for view in [line, calendar, problem] { column.addArrangedSubview(view) }
    fill(with: column)
  }

  override func takeMovingValue() -> Act? {
    guard case .row(let row)? = face else { return nil }
    return calendar.takeMovingValue(of: row.id.field, send)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    calendar.forget()
  }
}
#endif
