#if canImport(UIKit)
import Foldout
import FoldoutScreens
import FoldoutWords
import UIKit

/// A control in which a text is typed.
protocol TextControl: UIView {
  /// True while a text is composed from several keys, as in Japanese. Nothing is set, checked or
  /// stored until it is complete.
  var isComposing: Bool { get }
}

extension TextControl {
  /// Takes the focus by `take`, the control's own way.
  ///
  /// As another text loses the focus it may be refused, and come into view with its reason. If that
  /// takes the cell of this control away, the row's new cell gets the focus.
  func takeFocus(_ take: () -> Bool) -> Bool {
    let cell = sequence(first: self as UIView) { $0.superview }.lazy
      .compactMap { $0 as? FaceCell }.first
    let item = cell?.item
    if take() { return true }
    if let cell, let item { cell.focusAgain(item) }
    return false
  }
}

/// The way from one field to the next: by the buttons above the keyboard, and by a tap.
final class FieldFocus {
  /// The bar above the keyboard.
  let bar = KeyboardBar()

  /// True while a text whose cell went away gets the focus, which is tried once.
  var isBeginningAgain = false

  /// Begins to type in a row or a drawer, which is brought into view first.
  func begin(in item: ScreenItem, of tableView: UITableView, _ shown: ScreenTable) {
    guard let position = shown.position(of: item) else { return }
    let path = IndexPath(position)
    // A table also has cells of rows that it does not show yet, or that the keyboard covers.
    tableView.scrollToRow(at: path, at: .none, animated: false)
    tableView.layoutIfNeeded()
    let control = (tableView.cellForRow(at: path) as? FaceCell)?.textControl
    _ = control?.becomeFirstResponder()
  }

  /// The row in which, or in whose drawer, a text has the focus; `nil` if none has.
  func row(in tableView: UITableView) -> RowID? {
    tableView.focusedCell?.item?.owner
  }

  /// True while something is typed in a row, or above a section.
  func isTyping(in tableView: UITableView) -> Bool { tableView.holdsFocus }
}

extension UIView {
  /// True if the view or one within it has the focus.
  var holdsFocus: Bool { isFirstResponder || subviews.contains { $0.holdsFocus } }

  /// The cell within the view that holds the focus; `nil` if none does.
  fileprivate var focusedCell: FaceCell? {
    if let cell = self as? FaceCell { return cell.holdsFocus ? cell : nil }
    return subviews.lazy.compactMap { $0.focusedCell }.first
  }
}

/// A direction among the fields of a screen.
enum FieldStep {
  case previous, next
}

extension TableDriver {
  /// Leads from the row that is typed in to the next one in which something is typed or unfolds.
  func step(_ step: FieldStep) {
    guard let tableView, let row = focus.row(in: tableView), let next = neighbour(of: row, step)
    else { return endTyping() }
    guard case .row(let face)? = record.face(of: .row(next)) else { return }
    switch face.control.tap {
    case .types: focus.begin(in: .row(next), of: tableView, shown)
    case .unfolds:
      // The drawer of the field itself may be what is typed in.
      endTyping()
      if !shown.isOpen(next) { act(.tap(next)) }
    case .folds, .chooses, .presses, .nothing: endTyping()
    }
  }

  /// Gives the focus to a row or a drawer whose cell went away while it took the focus, be it for
  /// another cell or out of sight.
  func focusAgain(_ item: ScreenItem, lost cell: FaceCell?) {
    guard let tableView, tableView.window != nil, !focus.isBeginningAgain,
      let position = shown.position(of: item)
    else { return }
    let isStill = cell?.window != nil && tableView.cellForRow(at: IndexPath(position)) === cell
    if isStill { return }
    focus.isBeginningAgain = true
    focus.begin(in: item, of: tableView, shown)
    focus.isBeginningAgain = false
  }

  /// Takes the values of wheels that still spin, before a drawer folds and drops their events.
  func takeMovingValues() {
    for case let cell as FaceCell in tableView?.visibleCells ?? [] {
      if let entry = cell.takeMovingValue() { cell.send(entry) }
    }
  }

  /// Stores what the person began before the screen goes: a text that is typed, a wheel that spins.
  func leaveScreen() {
    takeMovingValues()
    endTyping()
  }

  /// Ends typing, which stores the text.
  func endTyping() { _ = tableView?.endEditing(true) }

  /// Once a text has lost the focus and no other has taken it, the screen takes it for keys.
  func typingEnded() {
    Task { [weak self] in
      guard let self, let tableView, !focus.isTyping(in: tableView) else { return }
      listeners.onTypingEnded()
    }
  }

  /// Folds the open drawer, as the Escape key and the gesture of screen readers do. False if none
  /// is open.
  func foldDrawer() -> Bool {
    guard let row = shown.openDrawers.last else { return false }
    endTyping(by: .tap(row))
    return true
  }

  /// Performs an act that ends typing. The text is stored with it, in one step, and the keyboard
  /// goes first, so that what unfolds has its room.
  func endTyping(by act: Act) {
    isLeavingByAct = true
    endTyping()
    isLeavingByAct = false
    self.act(act)
  }

  private func neighbour(of row: RowID, _ step: FieldStep) -> RowID? {
    let rows = shown.presentation.sections.flatMap(\.items).compactMap { item -> RowID? in
      guard case .row(let row) = item, case .row(let face)? = record.face(of: item) else {
        return nil
      }
      switch face.control.tap {
      case .types, .unfolds: return row
      case .folds, .chooses, .presses, .nothing: return nil
      }
    }
    guard let index = rows.firstIndex(of: row) else { return nil }
    let next = step == .next ? index + 1 : index - 1
    return rows.indices.contains(next) ? rows[next] : nil
  }

  /// Gives the focus to a row: to its text if it has one, else to a screen reader.
  func focus(_ row: RowID) {
    guard let tableView else { return }
    let shownRow = session.screen.record.shownRow(row)
    guard let position = shown.position(of: .row(shownRow)) else { return }
    let path = IndexPath(position)
    tableView.scrollToRow(at: path, at: .none, animated: false)
    tableView.layoutIfNeeded()
    guard let cell = tableView.cellForRow(at: path) as? FaceCell else { return }
    if cell.textControl?.becomeFirstResponder() != true {
      UIAccessibility.post(notification: .layoutChanged, argument: cell)
    }
  }

  /// After a drawer unfolded leads a screen reader into it, and back to its row after a tap there
  /// folded it. A drawer that folds because something else is used draws nobody away.
  func leadReader(after update: ScreenUpdate?, tapped: RowID?) {
    guard let tableView, let update else { return }
    let opened = update.insertions.map(\.item).last { $0.isDrawer }
    let folded = update.deletions.map(\.item).first { $0.isDrawer && $0.owner == tapped }
      .map { ScreenItem.row($0.owner) }
    guard let item = opened ?? folded, let position = shown.position(of: item) else { return }
    UIAccessibility.post(
      notification: .layoutChanged, argument: tableView.cellForRow(at: IndexPath(position)))
  }

  /// Speaks messages, one after the other.
  func announce(_ messages: [String]) {
    guard !messages.isEmpty else { return }
    UIAccessibility.post(
      notification: .announcement, argument: messages.joined(separator: " "))
  }
}
#endif
