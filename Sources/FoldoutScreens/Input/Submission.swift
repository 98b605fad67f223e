import Foldout
package import FoldoutForms
package import FoldoutRecords

/// The inputs that a person sent, by field, and the row or button that was tapped with them.
package struct Submission: Sendable, Equatable {
  /// The part of a screen that a host sends at once, and so what it can show again.
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
  /// The words that the drawers of references are searched for.
  package var searches: [FieldID: String] = [:]
  /// The words that the open drawer is searched for, from a screen that stays.
  package var searched: String?
  /// The months to which calendars are turned.
  package var turns: [FieldID: CalendarTurn] = [:]
  /// The styles for which those of open dates are changed.
  package var styles: [FieldID: DrawerStyle] = [:]
  package var scope: Scope
  /// The way in which a record that is still to be added is to be stored; `nil` where it is only
  /// filled in.
  package var adding: Adding?

  /// The press of a button that stores a new record.
  package struct Adding: Sendable, Equatable {
    /// The number that tells this add from others.
    package var ticket: Ticket
    /// True where another is to be entered next.
    package var isFollowed = false
    /// True where it is to be added although it may be there already.
    package var isSure = false

    package init(ticket: Ticket, isFollowed: Bool = false, isSure: Bool = false) {
      self.ticket = ticket
      self.isFollowed = isFollowed
      self.isSure = isSure
    }
  }

  /// The number that an add carries.
  package enum Ticket: Sendable, Equatable {
    /// It was handed out by this process, whose store knows if it was used.
    case own(InsertionTicket)
    /// It was handed out before the process was started.
    case earlier(InsertionTicket)
    /// There is none, or nobody handed it out: one from the future is among these.
    case missing
  }

  package init(_ scope: Scope) { self.scope = scope }

  package subscript(id: FieldID) -> FieldInput? { inputs[id] }

  /// Changes the input of a field, which is added behind the others where there was none.
  package mutating func change(_ id: FieldID, _ change: (inout FieldInput) -> Void) {
    if inputs[id] == nil { fields.append(id) }
    change(&inputs[id, default: FieldInput()])
  }

  /// The tap or the edit, as the engine's event. A button is tapped as any row without a drawer.
  package var event: ScreenEvent? {
    if let tapped { return .tap(tapped) }
    if let edited { return .beginEditing(edited) }
    if let pressed { return .tap(.field(pressed)) }
    return nil
  }

  /// True where the form was saved as a whole, by no row's button and by no arrow that turns a
  /// calendar.
  var isSave: Bool {
    tapped == nil && edited == nil && pressed == nil && styles.isEmpty
      && !turns.values.contains(where: \.isArrow)
      && !inputs.values.contains { input in
        input.deeds.contains { $0.isButton }
      }
  }

  /// True where a value from before is to be stored again.
  package var restores: Bool { inputs.values.contains { $0.restored != nil } }

  /// True where texts are only checked while they are typed.
  package var checks: Bool { inputs.values.contains { $0.check != nil } }
}

extension FieldInput.Deed {
  /// True where a button did it, and not a control.
  fileprivate var isButton: Bool {
    switch self {
    case .day, .set, .use, .now, .cleared, .kept, .restored: true
    case .typed, .picked, .pickedWhole, .chose, .file: false
    }
  }
}

/// Something in a submission that no screen of ours sends.
package enum SubmissionError: Error, Hashable, Sendable {
  /// The form has no such field.
  case unknownField(FieldID, form: String)
  /// A field came without what was seen of it.
  case withoutToken(label: String)
}
