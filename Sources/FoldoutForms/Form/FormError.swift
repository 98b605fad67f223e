import Foldout

/// An error in the description of a form, which ``Form/check()`` finds.
///
/// ```swift
/// do { try form.check() } catch { print(error) }
/// ```
public enum FormError: Error, Hashable, Sendable {
  /// The place of a field in its form.
  ///
  /// ```swift
  /// let first = FormError.Place(label: "Phone", section: "Person")
  /// ```
  public struct Place: Hashable, Sendable {
    /// The field's label.
    public var label: String
    /// The title of its section; empty for a section without one.
    public var section: String

    /// Creates a place from the label of a field and the title of its section.
    public init(label: String, section: String) {
      self.label = label
      self.section = section
    }
  }

  /// Two fields have one identity.
  case repeatedField(FieldID, first: Place, second: Place)
  /// Two sections have one identity; their numbers in the form begin at one.
  case repeatedSection(String, first: Int, second: Int)
  /// Two fields edit one property, so that a change of one would undo the other's.
  case sharedProperty(String, first: FieldID, second: FieldID)
  /// A rule or a limit of a field, or the head for `nil`, names a field that the form does not
  /// have.
  case unknownField(FieldID, namedBy: FieldID?)
}

extension Form {
  /// Throws for the first error in the form's description: an identity that two fields or two
  /// sections have, a property that two fields edit, or a rule, a limit or a head that names an
  /// unknown field.
  ///
  /// A host calls this before it shows a form. Complexity: O(number of fields).
  public func check() throws(FormError) {
    try checkIdentities()
    try checkProperties()
    let known = Set(fields.map { $0.id })
    for field in fields {
      if let unknown = field.namedFields.first(where: { !known.contains($0) }) {
        throw .unknownField(unknown, namedBy: field.id)
      }
    }
    if case .field(let picture)? = head?.picture, !known.contains(picture) {
      throw .unknownField(picture, namedBy: nil)
    }
  }

  private func checkIdentities() throws(FormError) {
    do { _ = try outline() } catch {
      switch error {
      case .section(let id, let first, let second):
        throw .repeatedSection(id, first: first + 1, second: second + 1)
      case .row(let id, let first, let second):
        throw .repeatedField(id, first: place(first), second: place(second))
      }
    }
  }

  private func place(
    _ row: DuplicateIdentityError<String, FieldID>.RowIndex
  ) -> FormError.Place {
    let section = sections[row.section]
    return FormError.Place(label: section.fields[row.row].label, section: section.title)
  }

  /// Each field has a column of its own, and the columns of two fields would be written into the
  /// property one after the other.
  private func checkProperties() throws(FormError) {
    var editors: [AnyKeyPath: FieldID] = [:]
    for field in fields where field.kind.isStored && !field.isComputed {
      guard let path = field.path else { continue }
      if let first = editors.updateValue(field.id, forKey: path) {
        throw .sharedProperty("\(path)", first: first, second: field.id)
      }
    }
  }
}

extension FormError: CustomStringConvertible {
  /// A sentence for the developer, in English.
  public var description: String {
    switch self {
    case .repeatedField(let id, let first, let second):
      "Two fields have the identity “\(id.name)”: \(first) and \(second). "
        + "Give one of them another: .id(\"…\")."
    case .repeatedSection(let id, let first, let second):
      "Two sections have the identity “\(id)”: number \(first) and number \(second). "
        + "Give one of them another: .id(\"…\")."
    case .sharedProperty(let path, let first, let second):
      "The fields “\(first.name)” and “\(second.name)” both edit \(path), so a change of one would "
        + "undo the other’s. Leave one out, or make it a ReadOnlyField."
    case .unknownField(let unknown, let field) where unknown.name.hasPrefix("\\"):
      "\(FormError.user(field)) names “\(unknown.name)”, which no field of the form edits. "
        + "Add a field for it, or name a property that has one."
    case .unknownField(let unknown, let field):
      "\(FormError.user(field)) names a field “\(unknown.name)”, which the form does not have. "
        + "Use the identity of one of its fields."
    }
  }

  private static func user(_ field: FieldID?) -> String {
    field.map { "A rule or limit of the field “\($0.name)”" } ?? "The head of the form"
  }
}

extension FormError.Place: CustomStringConvertible {
  /// The label and the section as part of a sentence in English.
  public var description: String {
    section.isEmpty ? "“\(label)”" : "“\(label)” in “\(section)”"
  }
}
