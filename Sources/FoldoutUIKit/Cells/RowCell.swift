#if canImport(UIKit)
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
///            ├ limits, while a text is typed
///            └ problem
///
/// At large text sizes the pair turns into a column, and where a word would be broken beside the
/// other text. Each kind of row overrides ``makeLine()``, ``show(_:)-(RowFace)`` and, where it
/// needs to, ``arrange(isLarge:)``.
class RowCell: FaceCell {
  final let label = UILabel()
  final let pair = RowStack()
  final let line = RowStack()
  final let column = RowStack()
  private let limitsLine = UILabel()
  private let problem = ProblemView()
  private var isTyped = false
  /// The width for which the row was measured last.
  private var fittedWidth: CGFloat = 0
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

  /// The width that the value needs so that no word of it is broken, and of the whole value in one
  /// line; `nil` if it is never broken.
  var valueWidths: (least: CGFloat, whole: CGFloat)? { nil }

  /// The limits of the value in words; `nil` if it has none.
  var limits: String? { nil }

  final override func show(_ face: ItemFace) {
    guard let row else { return }
    makeOnce()
    label.text = row.label
    label.textColor = row.original == nil ? .secondaryLabel : .label
    label.textAlignment = setting.direction.leading
    problem.show(row.problem, in: setting) { [weak self] in self?.send($0) }
    show(row)
    showLimits()
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
    limitsLine.follow(.footnote, .secondaryLabel)
    // The text itself speaks them.
    limitsLine.isAccessibilityElement = false
    for view in [limitsLine, problem] { column.addArrangedSubview(view) }
    fill(with: column)
  }

  private func showLimits() {
    limitsLine.text = limits
    limitsLine.textAlignment = setting.direction.leading
    limitsLine.isHidden = limits == nil || !isTyped
  }

  /// Shows the limits while a text is typed in the row.
  final func showLimits(whileTyped isTyped: Bool) {
    self.isTyped = isTyped
    guard limits != nil else { return }
    showLimits()
    resize()
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

  /// Arranges the row for the width, which a table view tells when it measures a row.
  override func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if isMade, size.width != fittedWidth {
      fittedWidth = size.width
      arrange(isLarge: isLarge(traitCollection))
    }
    return super.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  private func isLarge(_ traits: UITraitCollection) -> Bool {
    traits.preferredContentSizeCategory >= columnSize || isCrowded
  }

  /// True if a word of the label or the value would be broken if they stood side by side.
  private var isCrowded: Bool {
    guard fittedWidth > 0, let value = valueWidths else { return false }
    let margins = contentView.layoutMargins
    let others = line.arrangedSubviews.filter { $0 !== pair && !$0.isHidden }
    let room = others.reduce(fittedWidth - margins.left - margins.right - 8) {
      $0 - $1.intrinsicContentSize.width - line.spacing
    }
    let text = label.text ?? ""
    let width = width(of: text)
    guard width + value.whole > room else { return false }
    let rest = max(RowCell.leastValueWidth, room - width)
    return value.least > rest || wordWidth(in: text) > room - rest
  }

  /// The width that a value has at least beside a long label.
  static let leastValueWidth: CGFloat = 88
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
    field.onBegin = { [weak self] in self?.begin() }
    field.onText = { [weak self] text in self?.sendForRow { .type(text, into: $0) } }
    field.onEnd = { [weak self] in self?.end() }
    field.onEscape = { [weak self] in self?.sendForRow { .discard($0.field) } }
  }

  /// Sends what is typed in a text of the row.
  func listen(to text: GrowingText) {
    text.onBegin = { [weak self] in self?.begin() }
    text.onText = { [weak self] typed in self?.sendForRow { .type(typed, into: $0) } }
    text.onEnd = { [weak self] in self?.end() }
    text.onEscape = { [weak self] in self?.sendForRow { .discard($0.field) } }
    text.onHeight = { [weak self] in self?.resize() }
  }

  private func begin() {
    showLimits(whileTyped: true)
    sendForRow { .edit($0) }
  }

  private func end() {
    showLimits(whileTyped: false)
    send(.leave)
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
#endif
