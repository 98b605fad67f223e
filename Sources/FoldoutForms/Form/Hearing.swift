/// The moments of editing a text at which its program is called.
public enum Hearing: String, Hashable, Sendable, CaseIterable {
  /// The text as it is typed, after each pause in it, before anything is stored.
  case typing
  /// The beginning of its editing.
  case editing
}

/// A call to a program about a text that somebody is editing.
public enum FieldEvent: Hashable, Sendable {
  /// So much of the text was typed, and nothing of it stored.
  case typed(FieldID, String)
  /// Somebody has begun to edit it.
  case began(FieldID)

  /// The field.
  public var field: FieldID {
    switch self {
    case .typed(let field, _), .began(let field): field
    }
  }
}

extension TextualField {
  /// The field with what the program is to hear of it while somebody edits it, which a host tells
  /// it.
  ///
  /// A page tells it with its script only. Nothing is heard of a secret.
  public func heard(_ hearings: Hearing...) -> Self {
    changed { $0.hearings.formUnion(hearings) }
  }
}
