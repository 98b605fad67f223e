import Foldout
package import FoldoutForms
package import FoldoutRecords

/// The inputs that a person sent, by field, and the row or button that was tapped with them.
package struct Submission: Sendable, Equatable {
  /// The part of a screen that a host sends in one request.
  package enum Scope: Sendable {
    /// One field at a time, from a screen that stays.
    case field
    /// The whole form, whose answer is another screen.
    case form
  }

  /// The fields in the order in which their inputs came.
  package private(set) var fields: [FieldID] = []
  package private(set) var inputs: [FieldID: FieldInput] = [:]
  /// The row that was tapped.
  package var tapped: RowID?
  /// The row whose text is edited.
  package var edited: RowID?
  /// The button that was pressed, which is a field of the form.
  package var pressed: FieldID?
  /// The queries in the drawers of references.
  package var searches: [FieldID: String] = [:]
  /// The query in the open drawer, from a screen that stays.
  package var searched: String?
  /// The months to which calendars are turned.
  package var turns: [FieldID: CalendarTurn] = [:]
  /// The styles to which the drawers of open dates are switched.
  package var styles: [FieldID: DrawerStyle] = [:]
  package var scope: Scope
  /// The press of a button that adds the new record; `nil` while its form is only filled in.
  package var adding: Adding?

  /// The press of a button that stores a new record.
  package struct Adding: Sendable, Equatable {
    /// The ticket of the add.
    package var ticket: Ticket
    /// True if the person goes on to another new record.
    package var isFollowed = false
    /// True if the person confirmed the add although the record may have been added already.
    package var isConfirmed = false

    package init(ticket: Ticket, isFollowed: Bool = false, isConfirmed: Bool = false) {
      self.ticket = ticket
      self.isFollowed = isFollowed
      self.isConfirmed = isConfirmed
    }
  }

  /// The ticket that an add carries, by its origin.
  package enum Ticket: Sendable, Equatable {
    /// Issued by this process, whose store knows if it was used.
    case own(InsertionTicket)
    /// Issued by an earlier process.
    case earlier(InsertionTicket)
    /// Missing or invalid. `isFromFuture` is true if the ticket's time is in the future, as after
    /// the clock was set back.
    case missing(isFromFuture: Bool = false)
  }

  package init(_ scope: Scope) { self.scope = scope }

  package subscript(id: FieldID) -> FieldInput? { inputs[id] }

  /// Changes the input of a field; if there was none, an empty input is appended first.
  package mutating func change(_ id: FieldID, _ change: (inout FieldInput) -> Void) {
    if inputs[id] == nil { fields.append(id) }
    change(&inputs[id, default: FieldInput()])
  }

  /// The tap or the beginning of editing, as the engine's event. A press of a button counts as a
  /// tap on a row without a drawer.
  package var event: ScreenEvent? {
    if let tapped { return .tap(tapped) }
    if let edited { return .beginEditing(edited) }
    if let pressed { return .tap(.field(pressed)) }
    return nil
  }

  /// True if the submission is a Save: nothing was tapped, no row is being edited, no other button
  /// was pressed, and nothing was searched in a reference's drawer of the screen.
  func isSave(on screen: ShownRecord) -> Bool {
    tapped == nil && edited == nil && pressed == nil && styles.isEmpty
      && !turns.values.contains(where: \.isArrow)
      && !inputs.values.contains { input in
        !input.actions.allSatisfy(\.isEntered)
      }
      && !screen.openReferences.contains { field in
        searches[field.id].map { ReferenceSearch($0).query != screen.search(of: field.id).query }
          ?? false
      }
  }

  /// True if a previous value is to be stored again.
  package var restores: Bool { inputs.values.contains { $0.restored != nil } }

  /// True if the submission only has texts to check while they are typed, and stores nothing.
  package var checks: Bool { inputs.values.contains { $0.check != nil } }
}

/// An invalid submission, such as no screen of this program sends.
package enum SubmissionError: Error, Hashable, Sendable {
  /// The form has no such field.
  case unknownField(FieldID, form: String)
  /// An input came without the token of the value that was seen.
  case withoutToken(label: String)
  /// A file came for a field that is no picture.
  case unexpectedFile(label: String)
}

extension Submission {
  /// True if the submission only tells the program that a text is edited, and stores nothing.
  package var onlyNotifies: Bool { inputs.values.contains { $0.editingEvent != nil } }

  /// Returns the events for the program, only of texts whose fields ask for them, and never of
  /// secrets.
  ///
  /// Throws for a field that the form does not have.
  package func events(
    in record: ShownRecord
  ) throws(SubmissionError) -> [FieldEvent] {
    var events: [FieldEvent] = []
    for id in fields {
      guard let input = self[id], let event = input.editingEvent else { continue }
      guard let field = record.field(id) else {
        throw .unknownField(id, form: record.form.title)
      }
      guard record.editingEvents(of: field).contains(event) else { continue }
      switch event {
      case .typing: events.append(.typed(id, input.text ?? ""))
      case .editing: events.append(.began(id))
      }
    }
    return events
  }
}
