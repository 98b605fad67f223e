#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import UIKit

/// The bar at the lower edge of a table: the last change with its Undo, and messages.
final class NoticeBar: UIView {
  /// Undoes the change of a line, or redoes it.
  var onUndo: (UndoFace.Line) -> Void = { _ in }
  /// Closes the bar.
  var onClose: () -> Void = {}

  private let stack = UIStackView()
  private(set) var face: Face?

  /// The contents of the bar.
  struct Face: Equatable {
    var undo: UndoFace?
    var messages: [String]
    var direction = UISemanticContentAttribute.unspecified

    var isEmpty: Bool { (undo?.lines.isEmpty ?? true) && messages.isEmpty }
  }

  /// Shows what can be undone, and messages; an empty face hides the bar.
  func show(_ face: Face) {
    guard face != self.face else { return }
    if self.face == nil { makeOnce() }
    self.face = face
    semanticContentAttribute = face.direction
    stack.semanticContentAttribute = face.direction
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    for message in face.messages { stack.addArrangedSubview(text(message)) }
    for line in face.undo?.lines ?? [] { stack.addArrangedSubview(view(of: line, face)) }
    if !face.isEmpty, let close = face.undo?.close, face.undo?.lines.isEmpty == false {
      stack.addArrangedSubview(button(close) { [weak self] in self?.onClose() })
    }
  }

  private func makeOnce() {
    backgroundColor = .secondarySystemBackground
    stack.axis = .vertical
    stack.spacing = 4
    addPinned(stack, to: layoutMarginsGuide)
  }

  private func view(of line: UndoFace.Line, _ face: Face) -> UIView {
    switch line.action {
    case .restore(let title, let label, _, _):
      let sentence = text(line.sentence)
      sentence.keepWidth(hugging: 249, resistance: 748)
      let undo = button(title) { [weak self] in self?.onUndo(line) }
      undo.accessibilityLabel = label
      undo.keepWidth(hugging: 251, resistance: 760)
      let row = UIStackView(arrangedSubviews: [sentence, undo])
      row.semanticContentAttribute = face.direction
      row.alignment = .center
      row.spacing = 8
      return row
    case .final(let words): return text("\(line.sentence) \(words)")
    case .none: return text(line.sentence)
    }
  }

  private func text(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  private func button(_ title: String, _ press: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.configuration = .plain()
    button.configuration?.title = title
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    button.addAction(UIAction { _ in press() }, for: .primaryActionTriggered)
    return button
  }
}

extension TableDriver {
  /// Connects the bar.
  func listenToNotices() {
    notices.onUndo = { [weak self] line in
      if let self { undoing.press(line, tableView?.undoManager) }
    }
    notices.onClose = { [weak self] in self?.act(.closeBar) }
    undoing.act = { [weak self] in self?.act($0) }
  }

  /// Shows what can be undone now. A problem that a row shows is not repeated.
  func refreshNotices() {
    let problems = Set(record.problems.map(\.spoken))
    undoing.follow(session.screen.bar, in: record, tableView?.undoManager)
    var undo = session.screen.bar
    undo?.lines = undoing.lines(in: record)
    let face = NoticeBar.Face(
      undo: undo, messages: messages.filter { !problems.contains($0) },
      direction: direction)
    guard let tableView, face != notices.face else { return }
    notices.show(face)
    var height: CGFloat = 0
    if face.isEmpty {
      notices.removeFromSuperview()
    } else {
      place(notices, in: tableView)
      tableView.layoutIfNeeded()
      height = max(0, notices.bounds.height - tableView.addedInset)
    }
    tableView.contentInset.bottom += height - coveredByNotices
    coveredByNotices = height
  }

  /// Keeps the bar above all rows: a table puts a cell that comes into view above what is there.
  func raiseNotices() {
    if notices.superview != nil { tableView?.bringSubviewToFront(notices) }
  }

  /// Puts the bar at the lower edge of the table's frame, where it does not scroll.
  private func place(_ bar: UIView, in tableView: UITableView) {
    guard bar.superview !== tableView else { return }
    bar.translatesAutoresizingMaskIntoConstraints = false
    tableView.addSubview(bar)
    let frame = tableView.frameLayoutGuide
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: frame.bottomAnchor),
    ])
  }
}
#endif
