/// A description of one field, as it stands in a form's source.
///
/// Each kind of field has its own type, so that what only one kind has (a date's style, say) can
/// be asked of that kind alone. All reduce to a ``Field``.
public protocol FormField<Record>: Sendable {
  /// The type whose value the field edits.
  associatedtype Record: Sendable
  /// The field that is described.
  var field: Field<Record> { get set }
}

extension FormField {
  /// The field, refusing to be left without a value.
  public func required() -> Self {
    changed { $0.isRequired = true }
  }

  /// The field under another identity than the one its label gives it.
  public func id(_ id: FieldID) -> Self {
    changed { $0.id = id }
  }

  /// The field with what its value is to the person, as a token of HTML's `autocomplete`.
  ///
  /// Only a secret has one of itself: an address in a record is mostly somebody else's, and a
  /// browser would offer the reader's own.
  public func purpose(_ token: String) -> Self {
    changed { $0.editor.typing?.purpose = token }
  }

  /// The field, taking only what the field of that identity holds.
  public func equal(to other: FieldID, when timing: RuleTiming = .onLeaving) -> Self {
    ruled(.equal(other), when: timing)
  }

  /// The field with a rule of its own: a sentence that says what is wrong, or `nil` for nothing.
  ///
  /// It is given the value that the field is to have, and the record as it would be with it.
  public func rule(
    when timing: RuleTiming = .onLeaving,
    _ problem: @escaping @Sendable (FieldValue, Record) -> String?
  ) -> Self {
    ruled(.custom(problem), when: timing)
  }

  func ruled(_ condition: Rule<Record>.Condition, when timing: RuleTiming) -> Self {
    changed { $0.rules.append(Rule(condition, when: timing)) }
  }

  func changed(_ change: (inout Field<Record>) -> Void) -> Self {
    var copy = self
    change(&copy.field)
    return copy
  }
}

/// A key path to a property that a field edits, which may be passed between threads.
public typealias PropertyPath<Record, Property> = any WritableKeyPath<Record, Property> & Sendable
