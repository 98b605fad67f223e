#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import UIKit

/// A row of a date with the system's small picker, which opens a popover.
///
/// That picker cannot be empty, so without a date a button stands in its place, which begins with
/// today or, where today cannot be chosen, with the nearest day that can.
final class CompactCell: RowCell {
  private let picker = UIDatePicker()
  private let holder = OverhangView()
  /// The time of a day and time at large text sizes, where they do not fit into one line.
  private let clock = UIDatePicker()
  private let clockHolder = OverhangView()
  private let absence = UILabel()
  private let begin = RowButton()
  private let clear = RowButton()
  private let group = RowStack()
  private let note = UILabel()

  override var isLabelFlexible: Bool { true }

  /// The picker's button is wide, and does not break its text.
  override var columnSize: UIContentSizeCategory { .extraExtraExtraLarge }

  override func makeLine() {
    for (picker, holder) in [(picker, holder), (clock, clockHolder)] {
      picker.preferredDatePickerStyle = .compact
      picker.addAction(
        UIAction { [weak self, weak picker] _ in self?.enterDate(of: picker) }, for: .valueChanged)
      holder.hold(picker)
      // The system's picker has elements of its own, which do not speak its label: the group does.
      holder.accessibilityContainerType = .semanticGroup
    }
    absence.follow(.body, .placeholderText)
    absence.isAccessibilityElement = false
    absence.keepWidth(hugging: 250, resistance: 749)
    for view in [absence, holder, clockHolder, begin, clear] { group.addArrangedSubview(view) }
    pair.addArrangedSubview(group)
    note.follow(.footnote, .secondaryLabel)
    column.addArrangedSubview(note)
    begin.onPress = { [weak self] in self?.enterFirst() }
    clear.onPress = { [weak self] in self?.enter(.cleared) }
  }

  override func show(_ row: RowFace) {
    guard let compact else { return }
    let isEnabled = row.original != nil
    let first = compact.first(setting)
    for picker in [picker, clock] {
      show(compact, in: picker)
      picker.isEnabled = isEnabled
      picker.accessibilityValue = compact.text
      speak(row, by: picker)
    }
    for holder in [holder, clockHolder] { holder.accessibilityLabel = row.label }
    holder.isHidden = compact.value.isEmpty && first != nil
    absence.text = compact.text
    absence.isHidden = !compact.value.isEmpty
    begin.isHidden = !compact.value.isEmpty || first == nil
    begin.isEnabled = isEnabled
    begin.accessibilityLabel = first.map { "\($0.title): \(row.label)" }
    begin.accessibilityValue = compact.text
    begin.accessibilityHint = row.problem?.spoken
    clear.isHidden = compact.actions.clear == nil || !isEnabled
    clear.accessibilityLabel = compact.actions.clear.map { "\($0): \(row.label)" }
    let zone = begin.isHidden || compact.actions.now == nil ? nil : compact.actions.zone
    note.text = [compact.actions.note, zone].compactMap(\.self).joined(separator: "\n")
    note.isHidden = note.text?.isEmpty != false
    note.textAlignment = setting.direction.leading
  }

  /// Shows the date. A date beyond the limits is shown as it is, so the limits give way to it.
  ///
  /// Only what differs is set: a picker whose popover is open makes it anew for each change.
  private func show(_ face: CompactFace, in picker: UIDatePicker) {
    let calendar = WallClock.calendar(setting.environment)
    if picker.calendar != calendar { picker.calendar = calendar }
    if picker.timeZone != WallClock.zone { picker.timeZone = WallClock.zone }
    let locale = WallClock.locale(setting.environment)
    if picker.locale != locale { picker.locale = locale }
    let date = face.mode.moment(of: face.value)
    let (earliest, latest) = (face.mode.limit(face.earliest), face.mode.limit(face.latest))
    let (least, most) = (earliest.map { min($0, date ?? $0) }, latest.map { max($0, date ?? $0) })
    if picker.minimumDate != least { picker.minimumDate = least }
    if picker.maximumDate != most { picker.maximumDate = most }
    let shown = date ?? setting.environment.flatMap { WallClock.moment(of: $0.nowDateTime) }
    if let shown, picker.date != shown { picker.date = shown }
  }

  override func arrange(isLarge: Bool) {
    guard let compact else { return }
    // A day and a time take a whole line.
    let isColumn = isLarge || compact.mode == .dateTime
    turn(isColumn, alignment: .center)
    group.axis = isLarge ? .vertical : .horizontal
    group.alignment = isLarge ? .leading : .center
    group.spacing = isLarge ? 8 : 0
    holder.isAtEnd = !isColumn
    let isSplit = isLarge && compact.mode == .dateTime
    show(isSplit ? .date : compact.mode.pickerMode, in: picker, holder, hasOwnLine: isColumn)
    show(.time, in: clock, clockHolder, hasOwnLine: true)
    clockHolder.isHidden = holder.isHidden || !isSplit
    absence.textAlignment = isColumn ? setting.direction.leading : setting.direction.trailing
    begin.show(title: compact.first(setting)?.title, at: isLarge ? .begin : .end)
    if isLarge {
      clear.show(title: compact.actions.clear, at: .begin)
    } else {
      clear.show(symbol: "xmark.circle.fill", at: .end)
    }
  }

  private func show(
    _ mode: UIDatePicker.Mode, in picker: UIDatePicker, _ holder: OverhangView, hasOwnLine: Bool
  ) {
    if picker.datePickerMode != mode { picker.datePickerMode = mode }
    holder.hasOwnLine = hasOwnLine
  }

  private var compact: CompactFace? { row?.control.compact }

  private func enterDate(of picker: UIDatePicker?) {
    guard let picker, let text = compact?.mode.text(at: picker.date) else { return }
    enter(.pickedWhole(text))
  }

  private func enterFirst() {
    if let action = compact?.first(setting)?.action { enter(action) }
  }
}

extension CompactFace {
  /// Returns the button that enters the first date; `nil` if there is no date to begin with.
  @MainActor
  fileprivate func first(
    _ setting: CellSetting
  ) -> (title: String, action: FieldInput.Action)? {
    if let now = actions.now { return (now, .now(nil)) }
    // Texts of dates sort in the order of the dates.
    let today = setting.environment.map { "\($0.today)" } ?? ""
    let isOver = latest.map { $0 < today } == true
    guard let nearest = isOver ? latest : earliest ?? latest,
      let moment = mode.limit(nearest), let text = mode.text(at: moment)
    else { return nil }
    return (caption, .pickedWhole(text))
  }
}

extension DateMode {
  /// The picker's own name of the mode.
  fileprivate var pickerMode: UIDatePicker.Mode {
    switch self {
    case .date: .date
    case .dateTime: .dateAndTime
    case .time: .time
    }
  }

  /// Returns the moment of a limit; `nil` for none.
  fileprivate func limit(_ text: String?) -> Date? { text.flatMap { moment(of: $0) } }
}
#endif
