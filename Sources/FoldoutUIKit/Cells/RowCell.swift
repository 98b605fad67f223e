import FoldoutForms
import FoldoutScreens
import FoldoutWords
import UIKit

/// A cell of a row: its label with the kind's own contents beside it, and the problem below.
///
///     column ┬ line ┬ (a mark)
///            │      ├ pair ┬ label
///            │      │      └ value
///            │      └ (what stands at the end)
///            ├ (notes)
///            └ problem
///
/// At large text sizes the pair turns into a column. Each kind of row overrides ``makeLine()``,
/// ``show(_:)-(RowFace)`` and, where it needs to, ``arrange(isLarge:)``.
class RowCell: FaceCell {
  final let label = UILabel()
  final let pair = RowStack()
  final let line = RowStack()
  final let column = RowStack()
  private let problem = ProblemView()
  private var isMade = false

  /// The face of the row; `nil` before the first.
  final var row: RowFace? {
    guard case .row(let row)? = face else { return nil }
    return row
  }

  /// The text size from which label and value stand in a column.
  var columnSize: UIContentSizeCategory { .accessibilityMedium }

  /// True if the label takes the room that is left over and gives what is missing, and not the
  /// value.
  var isLabelFlexible: Bool { false }

  final override func show(_ face: ItemFace) {
    guard let row else { return }
    makeOnce()
    label.text = row.label
    label.textColor = row.original == nil ? .secondaryLabel : .label
    label.textAlignment = setting.direction.leading
    problem.show(row.problem, in: setting) { [weak self] in self?.send($0) }
    show(row)
    column.take(setting.direction)
    arrange(isLarge: isLarge(traitCollection))
    setNeedsUpdateConfiguration()
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    isAccessibilityElement = false
    selectionStyle = .none
    label.follow(.body)
    label.isAccessibilityElement = false
    label.keepWidth(
      hugging: isLabelFlexible ? 249 : 251, resistance: isLabelFlexible ? 748 : 751)
    pair.addArrangedSubview(label)
    pair.spacing = 8
    line.addArrangedSubview(pair)
    line.spacing = 8
    line.alignment = .center
    column.axis = .vertical
    column.spacing = 6
    column.addArrangedSubview(line)
    makeLine()
    column.addArrangedSubview(problem)
    fill(with: column)
  }

  /// Adds the views of the kind's own contents, once.
  func makeLine() {}

  /// Shows the kind's own contents in all their parts.
  func show(_ row: RowFace) {}

  /// Arranges the line for a text size, large for those from ``columnSize``.
  func arrange(isLarge: Bool) { turn(isLarge, alignment: .center) }

  /// Turns label and value into a column, or into a line with an alignment.
  final func turn(_ isColumn: Bool, alignment: UIStackView.Alignment) {
    pair.axis = isColumn ? .vertical : .horizontal
    pair.alignment = isColumn ? .fill : alignment
    pair.spacing = isColumn ? 4 : 8
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    if isMade { arrange(isLarge: isLarge(state.traitCollection)) }
  }

  private func isLarge(_ traits: UITraitCollection) -> Bool {
    traits.preferredContentSizeCategory >= columnSize
  }
}

extension RowCell {
  /// Lets a screen reader speak the line as one element.
  func speakLine(_ row: RowFace, value: String?, traits: UIAccessibilityTraits) {
    line.isAccessibilityElement = true
    line.accessibilityLabel = row.label
    line.accessibilityValue = value
    line.accessibilityTraits = traits
    line.accessibilityHint = row.problem?.spoken
  }

  /// Lets a screen reader speak of the row by its control.
  func speak(_ row: RowFace, by control: UIView, limits: String? = nil) {
    control.accessibilityLabel = row.label
    let hint = [limits, row.problem?.spoken].compactMap(\.self).joined(separator: " ")
    control.accessibilityHint = hint.isEmpty ? nil : hint
  }

  /// Enters a value with the row's own control, which counts as a tap on the row.
  func enterByTap(_ action: FieldInput.Action) {
    if let row { send(.enter(row.id.field, action, tapping: row.id)) }
  }

  /// Enters a value with another control.
  func enter(_ action: FieldInput.Action) {
    if let row { send(.enter(row.id.field, action)) }
  }

  /// Sends what is typed in a field of the row.
  func listen(to field: LineField) {
    field.onBegin = { [weak self] in self?.sendForRow { .edit($0) } }
    field.onText = { [weak self] text in self?.sendForRow { .type(text, into: $0) } }
    field.onEnd = { [weak self] in self?.send(.leave) }
    field.onEscape = { [weak self] in self?.sendForRow { .discard($0.field) } }
  }

  /// Sends what is typed in a text of the row.
  func listen(to text: GrowingText) {
    text.onBegin = { [weak self] in self?.sendForRow { .edit($0) } }
    text.onText = { [weak self] typed in self?.sendForRow { .type(typed, into: $0) } }
    text.onEnd = { [weak self] in self?.send(.leave) }
    text.onEscape = { [weak self] in self?.sendForRow { .discard($0.field) } }
    text.onHeight = { [weak self] in self?.resize() }
  }

  private func sendForRow(_ act: (RowID) -> Act) {
    if let row { send(act(row.id)) }
  }
}

extension CellSetting {
  /// Returns the placeholder of an empty text: its hint with its limits in words.
  func placeholder(_ hint: String, limits: String?) -> String {
    hint.isEmpty ? limits ?? "" : joined(hint, limits)
  }

  /// Returns two texts in one line, as a screen reader says them.
  func joined(_ text: String, _ more: String?) -> String {
    more.map { words.values.several(["values": text, "more": $0]) } ?? text
  }
}
