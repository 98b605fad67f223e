#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import FoldoutWords
import UIKit

/// The bar at the lower edge of a table: the last change with its Undo, and messages.
final class NoticeBar: UIView {
  /// Undoes the change of a line, or redoes it.
  var onUndo: (UndoFace.Line) -> Void = { _ in }
  /// Closes the bar.
  var onClose: () -> Void = {}
  /// The part of the table's inset that the bar was given.
  fileprivate(set) var covered: CGFloat = 0
  /// The constraint to the lower edge of the table.
  private var bottom: NSLayoutConstraint?
  /// The height that the keyboard covers below the bar.
  private var lift: CGFloat = 0
  /// Called when the bar was laid out, with another height perhaps.
  var onLayout: () -> Void = {}

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

  /// A rotation, another text size and the safe area change the height without another face.
  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  private func makeOnce() {
    backgroundColor = .secondarySystemBackground
    stack.axis = .vertical
    stack.spacing = 4
    addPinned(stack, to: layoutMarginsGuide)
  }

  /// Puts the bar at the lower edge of a table's frame, where it does not scroll.
  fileprivate func stand(in tableView: UITableView) {
    guard superview !== tableView else { return }
    translatesAutoresizingMaskIntoConstraints = false
    tableView.addSubview(self)
    let frame = tableView.frameLayoutGuide
    let bottom = bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -lift)
    self.bottom = bottom
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      trailingAnchor.constraint(equalTo: frame.trailingAnchor), bottom,
    ])
  }

  /// Rises above the keyboard, which covers a height of the table.
  func rise(above height: CGFloat) {
    lift = height
    bottom?.constant = -height
  }

  private func view(of line: UndoFace.Line, _ face: Face) -> UIView {
    switch line.action {
    case .restore(let title, let label, _, _):
      let sentence = text(line.sentence)
      sentence.keepWidth(hugging: 249, resistance: 748)
      let undo = button(title) { [weak self] in self?.onUndo(line) }
      undo.accessibilityLabel = label
      undo.keepWidth(hugging: 251, resistance: 760)
      let row = TurningLine(arrangedSubviews: [sentence, undo])
      row.semanticContentAttribute = face.direction
      row.followTextSize()
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
      if let self { systemUndo.press(line, session.screen.history, tableView?.undoManager) }
    }
    notices.onClose = { [weak self] in self?.act(.closeBar) }
    notices.onLayout = { [weak self] in self?.coverNotices() }
    systemUndo.act = { [weak self] in self?.act($0) }
    systemUndo.onEnd = { [weak self] in self?.refreshNotices() }
  }

  /// Adds messages to the bar, and speaks them. Each turn of an act has its own, and the next act
  /// empties the bar.
  func say(_ messages: [String]) {
    // A row shows its problem itself.
    let problems = Set(record.problems.map(\.spoken))
    self.messages += messages.filter { !problems.contains($0) }
    announce(messages)
  }

  /// Says that an entry is not saved yet, and why; with `nil` that is over.
  func wait(for reason: String?) {
    let old = messages
    messages = reason.map { ["\(record.words.messages.unsaved). \($0)"] } ?? []
    if messages != old { announce(messages) }
    refreshNotices()
  }

  /// Shows what can be undone now, and messages.
  func refreshNotices() {
    systemUndo.follow(session.settledHistory, tableView?.undoManager)
    let face = NoticeBar.Face(
      undo: session.bar, messages: messages, direction: direction)
    guard let tableView, face != notices.face else { return }
    notices.show(face)
    if face.isEmpty {
      removeNotices()
    } else {
      notices.stand(in: tableView)
      tableView.layoutIfNeeded()
      coverNotices()
    }
  }

  /// Takes the bar out of the table.
  func removeNotices() {
    notices.removeFromSuperview()
    coverByNotices(0)
  }

  /// Lets rows end at the bar's upper edge, after its height has changed: with its texts, and by a
  /// rotation or another text size.
  func coverNotices() {
    guard let tableView, notices.superview != nil else { return }
    // The keyboard has its own part of the inset, and lies where the safe area is.
    let added = keyboard.height > 0 ? 0 : tableView.addedInset
    coverByNotices(max(0, notices.bounds.height - added))
  }

  private func coverByNotices(_ height: CGFloat) {
    guard let tableView, height != notices.covered else { return }
    tableView.contentInset.bottom += height - notices.covered
    notices.covered = height
  }

  /// Keeps the bar above all rows: a table puts a cell that comes into view above what is there.
  func raiseNotices() {
    if notices.superview != nil { tableView?.bringSubviewToFront(notices) }
  }
}
#endif
