#if canImport(UIKit)
import Foldout
import FoldoutForms
import FoldoutScreens
import UIKit

// Called by the app.
extension TableDriver {
  /// Scrolls by the least that shows a field's row, or the chosen option if options are its rows.
  func scroll(to field: FieldID, animated: Bool) {
    let options = record.field(field).flatMap { record.optionRows(of: $0) } ?? []
    let chosen = options.first { $0.control.option?.isChosen == true }
    let row = chosen?.id ?? session.screen.record.shownRow(.field(field))
    guard let tableView, let position = shown.position(of: .row(row)) else { return }
    tableView.scrollToRow(at: IndexPath(position), at: .none, animated: animated)
  }

  /// Takes everything out of the table view, whose rows go. Questions are answered all the same.
  func leaveTable() {
    removeNotices()
    tableView?.tableHeaderView = nil
    tableView = nil
  }

  /// Lets the app draw the head, with its title, its second line and its picture.
  func draw(head: ((String, String?, UIImage?) -> Void)?) {
    listeners.onHead = head
    drawHead()
    bindSections(animated: false)
  }

  /// Draws the head as the record has it now, if the app draws it or the table is plain. In any
  /// other table the first section's header does it.
  func drawHead() {
    guard record.form.head != nil else { return }
    let head = record.head
    let image = head.pictureName.flatMap { picture(named: $0) }
    listeners.onHead?(head.title, head.detail, image)
    guard let tableView, tableView.style == .plain else { return }
    let own: HeadFace? = listeners.onHead == nil ? head : nil
    topHead.show(own, image, direction: direction, in: tableView)
  }
}
#endif
