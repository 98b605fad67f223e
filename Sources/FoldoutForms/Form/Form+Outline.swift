public import Foldout

extension Form {
  /// The form's sections and fields as the engine's outline of identities.
  ///
  /// Throws the engine's error, which names both places, where two fields or two sections have
  /// one identity. Complexity: O(number of fields).
  public func outline() throws(DuplicateIdentity<String, FieldID>) -> Outline<String, FieldID> {
    try Outline(sections.map { .init(id: $0.id, rows: $0.fields.map { $0.id }) })
  }

  /// The fields whose rows own a drawer.
  public var owners: Set<FieldID> {
    Set(fields.lazy.filter { $0.unfolds }.map { $0.id })
  }
}
