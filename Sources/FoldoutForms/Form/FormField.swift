/// A description of one field in a form's source.
///
/// Each kind of field has its own type, so that settings of one kind, such as a date's style, exist
/// only on that type. Each describes a ``Field``.
public protocol FormField<Record>: Sendable {
  /// The type of the record that the field edits.
  associatedtype Record: Sendable
  /// The field that is described.
  var field: Field<Record> { get set }
}

extension FormField {
  /// Refuses *no value* and the empty text.
  public func required() -> Self {
    changed { $0.isRequired = true }
  }

  /// Replaces the identity that is derived from the label.
  public func id(_ id: FieldID) -> Self {
    changed { $0.id = id }
  }

  /// Sets the meaning of the value as a token of HTML's `autocomplete`.
  ///
  /// Only secrets have one by default: an address in a record is usually somebody else's, but a
  /// browser would offer the reader's own.
  public func purpose(_ token: String) -> Self {
    changed { $0.editor.typing?.purpose = token }
  }

  /// Requires the same value as another field's.
  public func equal(to other: FieldID, when timing: RuleTiming = .onLeaving) -> Self {
    addingRule(.equal(other), when: timing)
  }

  /// Requires the same value as the field that edits a property: `.equal(to: \.email)`.
  public func equal<Value>(
    to other: any KeyPath<Record, Value> & Sendable, when timing: RuleTiming = .onLeaving
  ) -> Self {
    naming(other) { $0.rules.append(Rule(.equal($1), when: timing)) }
  }

  /// Adds a rule: a function that returns a sentence about a problem, or `nil`.
  ///
  /// It receives the new value, and the record with that value in it.
  public func rule(
    when timing: RuleTiming = .onLeaving,
    _ problem: @escaping @Sendable (FieldValue, Record) -> String?
  ) -> Self {
    addingRule(.custom(problem), when: timing)
  }

  /// Adds a rule over the record alone: a function that returns a sentence about a problem, or
  /// `nil`.
  ///
  /// ```swift
  /// SwitchField("I agree", \.agrees).rule(when: .onSubmit) { $0.agrees ? nil : "Agree first." }
  /// ```
  ///
  /// It receives the record with the field's new value in it.
  public func rule(
    when timing: RuleTiming = .onLeaving, _ problem: @escaping @Sendable (Record) -> String?
  ) -> Self {
    addingRule(.custom { problem($1) }, when: timing)
  }

  /// Hides the field in records for which a condition holds.
  ///
  /// ```swift
  /// SwitchField("Stays overnight", \.staysOvernight)
  /// NumberField("Nights", \.nights).hidden { !$0.staysOvernight }
  /// ```
  ///
  /// A hidden field has no row, and its stored value stays. It is neither required nor checked, and
  /// limits no other. The condition does not see secrets. Of several conditions, one is enough.
  public func hidden(_ condition: @escaping @Sendable (Record) -> Bool) -> Self {
    changed { $0.hide(condition) }
  }

  /// Changes the field with the identity of another one, which a key path names. The form finds
  /// that field once all fields are known.
  func naming(
    _ path: any AnyKeyPath & Sendable, _ change: (inout Field<Record>, FieldID) -> Void
  ) -> Self {
    changed { field in
      let name = FieldID("\(path)")
      field.namedPaths[name] = path
      change(&field, name)
    }
  }

  func addingRule(_ condition: Rule<Record>.Condition, when timing: RuleTiming) -> Self {
    changed { $0.rules.append(Rule(condition, when: timing)) }
  }

  func changed(_ change: (inout Field<Record>) -> Void) -> Self {
    var copy = self
    change(&copy.field)
    return copy
  }
}

/// A key path to the property that a field edits; it can be passed between threads.
public typealias PropertyPath<Record, Property> = any WritableKeyPath<Record, Property> & Sendable

/// Builds the sections of a form.
@resultBuilder
public enum FormBuilder<Record: Sendable> {
  /// Adds one section.
  public static func buildExpression(_ section: Section<Record>) -> [Section<Record>] {
    [section]
  }

  /// Combines sections in their order, with their positions in the source.
  public static func buildBlock(_ parts: [Section<Record>]...) -> [Section<Record>] {
    parts.enumerated().flatMap { index, part in part.map { $0.positioned(at: index) } }
  }

  /// Adds sections on a condition.
  public static func buildOptional(_ part: [Section<Record>]?) -> [Section<Record>] {
    (part ?? []).map { $0.conditional() }
  }

  /// Adds the sections of an `if` that has an `else`, or of a case of a `switch`.
  public static func buildEither(first part: [Section<Record>]) -> [Section<Record>] {
    part.map { $0.conditional() }
  }

  /// Adds the sections of an `else`, or of a case of a `switch`.
  public static func buildEither(second part: [Section<Record>]) -> [Section<Record>] {
    part.map { $0.conditional() }
  }

  /// Adds the sections of a `for` loop. Only their titles tell them apart, so two with one title
  /// need identities: ``Section/id(_:)``.
  public static func buildArray(_ parts: [[Section<Record>]]) -> [Section<Record>] {
    parts.flatMap { $0.map { $0.repeated() } }
  }
}

/// Builds the fields of a section.
@resultBuilder
public enum SectionBuilder<Record: Sendable> {
  /// Adds one field.
  public static func buildExpression(_ field: some FormField<Record>) -> [Field<Record>] {
    [field.field]
  }

  /// Adds a choice.
  ///
  /// It is an overload of its own because the compiler then knows the type of the record before it
  /// reads the functions of the options; otherwise two of them took it more than five seconds.
  public static func buildExpression<Value>(
    _ field: ChoiceField<Record, Value>
  ) -> [Field<Record>] { [field.field] }

  /// Combines fields in their order.
  public static func buildBlock(_ parts: [Field<Record>]...) -> [Field<Record>] {
    parts.flatMap(\.self)
  }

  /// Adds fields on a condition.
  public static func buildOptional(_ part: [Field<Record>]?) -> [Field<Record>] {
    part ?? []
  }

  /// Adds the fields of an `if` that has an `else`, or of a case of a `switch`.
  public static func buildEither(first part: [Field<Record>]) -> [Field<Record>] { part }

  /// Adds the fields of an `else`, or of a case of a `switch`.
  public static func buildEither(second part: [Field<Record>]) -> [Field<Record>] { part }

  /// Adds the fields of a `for` loop. Their labels tell them apart, or their identities:
  /// ``FormField/id(_:)-(FieldID)``.
  public static func buildArray(_ parts: [[Field<Record>]]) -> [Field<Record>] {
    parts.flatMap(\.self)
  }
}
