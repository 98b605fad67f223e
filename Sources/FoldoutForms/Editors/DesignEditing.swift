/// Settings of a drawer that a program designs: what each host shows in it.
public struct DesignEditing<Record: Sendable>: Sendable {
  /// Makes the contents of the drawer, once for each kind of host that the program designed it for.
  package var contents: [@Sendable (DrawerContext<Record>) -> Design]

  package init(_ content: @escaping @Sendable (DrawerContext<Record>) -> Design) {
    contents = [content]
  }

  /// Returns the same settings for another type of record, which is converted before functions are
  /// called. `form` is the form over this type.
  func adapted<Other>(
    from record: @escaping @Sendable (Other) -> Record, of form: Form<Record>
  ) -> DesignEditing<Other> {
    var adapted = DesignEditing<Other> { _ in .empty }
    adapted.contents = contents.map { content in
      { context in
        content(
          DrawerContext(
            record: record(context.record), environment: context.environment, form: form,
            act: context.act))
      }
    }
    return adapted
  }
}

/// The material of a drawer that a program designs: the record as it is now, the reader's
/// environment, and the changes that its controls make.
///
/// ```swift
/// NumberField("Stars", \.stars).drawer { context in
///   "<button \(context.change(\.stars, to: 3))>★★★</button>"
/// }
/// ```
public struct DrawerContext<Record: Sendable>: Sendable {
  /// The record with its stored values, without its secrets.
  public let record: Record
  /// The reader's environment.
  public let environment: FormEnvironment
  /// The form of the record.
  package let form: Form<Record>
  /// Returns the entry that a control sends to give a field a value; `nil` for a value that the
  /// field cannot hold.
  let act: @Sendable (FieldID, FieldValue) -> DrawerChange.Act?

  package init(
    record: Record, environment: FormEnvironment, form: Form<Record>,
    act: @escaping @Sendable (FieldID, FieldValue) -> DrawerChange.Act?
  ) {
    self.record = record
    self.environment = environment
    self.form = form
    self.act = act
  }

  /// Returns the change of a property, which a field of the form edits; the field's rules are
  /// checked like those of any entry.
  ///
  /// A control with a change that no field can make is disabled, and says why.
  public func change<Value>(
    _ property: PropertyPath<Record, Value>, to value: Value
  ) -> DrawerChange {
    guard let field = form.fields.first(where: { $0.path as AnyKeyPath? == property }) else {
      return DrawerChange(.nothing("No field of the form edits “\(property)”."))
    }
    var changed = record
    changed[keyPath: property] = value
    guard case .value(let new) = field.read(changed) else {
      return DrawerChange(.nothing("“\(field.label)” does not take this value."))
    }
    return change(field.id, to: new)
  }

  /// Returns the change of a field.
  public func change(_ id: FieldID, to value: FieldValue) -> DrawerChange {
    guard let field = form.field(id) else {
      return DrawerChange(.nothing("The form has no field “\(id.name)”."))
    }
    guard field.kind.isEditable, let act = act(id, value) else {
      return DrawerChange(.nothing("“\(field.label)” does not take this value."))
    }
    return DrawerChange(.sends(act, field: id))
  }
}

/// A change that a control in a designed drawer makes: ``DrawerContext/change(_:to:)-(FieldID,_)``.
///
/// In HTML it is interpolated into the tag of a button. It is stored when the button is pressed,
/// and can be undone.
public struct DrawerChange: Hashable, Sendable {
  /// The entry that a control sends for a field.
  package enum Act: Hashable, Sendable {
    /// A text, as it would be typed.
    case set(String)
    /// A value of a choice or a reference, encoded.
    case use(String)
    /// No value.
    case clear
  }

  /// The effect of the control.
  package enum Effect: Hashable, Sendable {
    case sends(Act, field: FieldID)
    /// Nothing, for the reason that the sentence gives to the developer.
    case nothing(String)
  }

  package let effect: Effect

  init(_ effect: Effect) { self.effect = effect }
}

extension FormField {
  /// Gives the field's row a drawer with contents that a host understands, beside those that it has
  /// for other hosts. The field keeps its rules and titles, which its editor states.
  ///
  /// - Precondition: The field has a value that is shown, so it is neither a button nor a secret.
  package func designed(
    _ content: @escaping @Sendable (DrawerContext<Record>) -> Design
  ) -> Self {
    changed { field in
      precondition(
        field.kind.isStored && !field.kind.isSecret,
        "“\(field.label)” has no drawer: it is a button or a secret.")
      var editing = field.design ?? DesignEditing(content)
      if field.design != nil { editing.contents.append(content) }
      field.design = editing
    }
  }
}

/// Contents that a program designed for a drawer, in a form that only its host reads: HTML for a
/// browser, a view for a table view.
package struct Design: Sendable, Equatable {
  /// The contents; `nil` for none.
  package let content: (any Sendable)?
  private let digest: String

  package init(_ content: (any Sendable)?, digest: Digest) {
    self.content = content
    self.digest = digest.text
  }

  /// No contents, as for a record that cannot be read as the program's type.
  package static let empty = Design(nil, digest: digest(of: []))

  /// Returns the digest of contents that are bytes.
  package static func digest(of bytes: [UInt8]) -> Digest {
    var digest = Digest()
    digest.combine(bytes)
    return digest
  }

  /// Compares digests, because contents are opaque. A drawer is redrawn if its design
  /// has changed.
  package static func == (one: Design, other: Design) -> Bool { one.digest == other.digest }
}
