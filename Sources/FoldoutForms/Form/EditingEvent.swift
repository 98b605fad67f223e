/// The events during the editing of a text that a program can be notified of.
public enum EditingEvent: String, Hashable, Sendable, CaseIterable {
  /// The text as typed so far, after each pause, before anything is stored.
  case typing
  /// The beginning of editing.
  case editing
}

/// A notice to a program about a text that is being edited.
public enum FieldEvent: Hashable, Sendable {
  /// The text as typed so far; nothing is stored yet.
  case typed(FieldID, String)
  /// Editing has begun.
  case began(FieldID)

  /// The field that is edited.
  public var field: FieldID {
    switch self {
    case .typed(let field, _), .began(let field): field
    }
  }
}

extension TextualField {
  /// Notifies the program of events while the text is edited.
  ///
  /// In a browser this needs the page's script. Secrets cause no notices.
  public func notifying(_ editingEvents: EditingEvent...) -> Self {
    changed { $0.editingEvents.formUnion(editingEvents) }
  }
}

/// A stored change of one field, as reported to the program.
///
/// ```swift
/// let report = FieldReport(
///   field: "hours", old: .value(.whole(7)), new: .value(.whole(8)), cause: .person)
/// ```
public struct FieldReport: Hashable, Sendable {
  /// The cause of a change.
  public enum Cause: Hashable, Sendable {
    /// A person entered the value.
    case person
    /// The value changed as a consequence: by a trigger of the store, or because it is computed.
    case program
  }

  /// The field that changed.
  public var field: FieldID
  /// The previous value; `nil` for a secret.
  public var old: Reading?
  /// The new value; `nil` for a secret.
  public var new: Reading?
  /// The cause of the change; a value that the store altered while storing it was changed by the
  /// program.
  public var cause: Cause

  /// Creates a report of a field's change.
  public init(field: FieldID, old: Reading?, new: Reading?, cause: Cause) {
    self.field = field
    self.old = old
    self.new = new
    self.cause = cause
  }
}
