/// An error for a form in which a rule, a limit or the head names a field that the form does not
/// have.
public struct UnknownFieldError: Error, Hashable, Sendable {
  /// The field that names the other one; `nil` for the head.
  public var field: FieldID?
  /// The identity that no field of the form has.
  public var unknown: FieldID

  /// Creates an error for a field, and the identity that it names.
  public init(field: FieldID?, unknown: FieldID) {
    self.field = field
    self.unknown = unknown
  }
}

extension Form {
  /// Throws for the first rule, limit of a date, or head that names a field that the form does not
  /// have.
  ///
  /// Such a rule could not refuse anything. The browser host calls this before it shows a form.
  public func checkNames() throws(UnknownFieldError) {
    let known = Set(fields.map { $0.id })
    for field in fields {
      if let unknown = field.namedFields.first(where: { !known.contains($0) }) {
        throw UnknownFieldError(field: field.id, unknown: unknown)
      }
    }
    if case .field(let picture)? = head?.picture, !known.contains(picture) {
      throw UnknownFieldError(field: nil, unknown: picture)
    }
  }

  /// Returns the field that a rule or a limit names. Traps if the form has none: ``checkNames()``
  /// throws for such a form, and no host shows it.
  func named(_ id: FieldID) -> Field<Record> {
    guard let field = field(id) else {
      preconditionFailure(
        "A rule or limit names a field “\(id.name)”, which the form does not have.")
    }
    return field
  }
}

extension Field {
  /// The fields that rules and the limits of a date name.
  var namedFields: [FieldID] {
    rules.compactMap { $0.other }
      + [editor.dates?.notBefore, editor.dates?.notAfter].compactMap { $0 }
  }
}

extension UnknownFieldError: CustomStringConvertible {
  /// A sentence for the developer, in English.
  public var description: String {
    let place = field.map { "A rule or limit of the field “\($0.name)”" } ?? "The head of the form"
    return "\(place) names a field “\(unknown.name)”, which the form does not have. "
      + "Use the identity of one of its fields."
  }
}
