import Foldout
import FoldoutForms
import FoldoutScreens
import UIKit

// Called by the app.
extension TableDriver {
  /// Scrolls by the least that shows a field's row.
  func scroll(to field: FieldID, animated: Bool) {
    let row = session.screen.record.shownRow(.field(field))
    guard let tableView, let position = shown.position(of: .row(row)) else { return }
    tableView.scrollToRow(at: IndexPath(position), at: .none, animated: animated)
  }

  /// Lets the app draw the head, with its title, its second line and its picture.
  func draw(head: ((String, String?, UIImage?) -> Void)?) {
    listeners.onHead = head
    drawHead()
    bindSections(animated: false)
  }

  /// Draws the head as the record has it now, if the app draws it.
  func drawHead() {
    guard let onHead = listeners.onHead, record.form.head != nil else { return }
    let head = record.head
    onHead(head.title, head.detail, head.pictureName.flatMap { picture(named: $0) })
  }
}
