import Foldout
import FoldoutForms
import FoldoutScreens

extension TextHost {
  /// Notifies the program of a text being edited, if it asked for that, and shows its changes.
  mutating func notify(_ event: EditingEvent, of row: RowFace, _ text: String? = nil) {
    guard row.editingEvents.contains(event) else { return }
    var submission = Submission(.field)
    submission.change(row.id.field) { input in
      input.editingEvent = event
      input.original = row.original.map { Token(wire: $0) }
      if let text { input.actions = [.typed(text)] }
    }
    do {
      for event in try submission.events(in: screen) {
        events.append(event)
        onEditingEvent(event)
      }
    } catch {
      return violations.append("\(row.id.field): no editing event: \(error)")
    }
    send(Submission(.field))
  }
}
