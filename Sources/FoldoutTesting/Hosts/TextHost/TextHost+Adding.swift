import FoldoutForms
package import FoldoutScreens

extension TextHost {
  /// Presses the button that adds the record, with all that was entered and not taken.
  package mutating func add(_ ticket: Submission.Ticket, isSure: Bool = false) {
    leave()
    var submission = Submission(.field)
    for id in held {
      guard let entry = entries[id], let typed = entry.typed else { continue }
      submission.change(id) { input in
        input.deeds = [.typed(typed)]
        input.seen = entry.seen ?? screen.tokens[id.name]
      }
    }
    submission.adding = Submission.Adding(ticket: ticket, isSure: isSure)
    send(submission)
  }
}
