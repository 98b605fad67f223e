/// A record that is chosen by name out of a source that is asked; its row unfolds a search.
///
/// The property has what names the record: a text, a whole number, or an optional of these. The
/// source may have any number of records: it is asked for the titles of those that are shown, and
/// for the matches of what a person searches for.
///
/// ```swift
/// ReferenceField(
///   "Customer", \.customer,
///   search: { words, most in try await directory.customers(matching: words, most: most) },
///   titles: { try await directory.names(of: $0) })
/// ```
///
/// A value that has no title is refused, but for the one that is stored already.
public struct ReferenceField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// A text or a whole number that names a record.
  public init<Value: ChoiceValue>(
    _ label: String, _ path: PropertyPath<Record, Value>,
    search: @escaping @Sendable (_ words: String, _ maxCount: Int) async throws -> [Value],
    titles: @escaping @Sendable (_ values: [Value]) async throws -> [Value: String]
  ) {
    self.init(label, Value.fieldKind, path, .chosen, .of(search, titles))
  }

  /// A text or a whole number that names a record, or none.
  public init<Value: ChoiceValue>(
    _ label: String, _ path: PropertyPath<Record, Value?>,
    search: @escaping @Sendable (_ words: String, _ maxCount: Int) async throws -> [Value],
    titles: @escaping @Sendable (_ values: [Value]) async throws -> [Value: String]
  ) {
    self.init(
      label, Value.fieldKind, path, Conversion<Value>.chosen.optional, .of(search, titles))
  }

  private init<Property: Sendable>(
    _ label: String, _ kind: FieldKind, _ path: PropertyPath<Record, Property>,
    _ conversion: Conversion<Property>, _ source: ReferenceSource
  ) {
    field = Field(label, kind, path, conversion)
    field.editor = .reference(ReferenceEditing(source))
  }
}

extension ReferenceSource {
  /// A source of typed values.
  fileprivate static func of<Value: ChoiceValue>(
    _ search: @escaping @Sendable (String, Int) async throws -> [Value],
    _ titles: @escaping @Sendable ([Value]) async throws -> [Value: String]
  ) -> ReferenceSource {
    ReferenceSource(
      search: { try await search($0, $1).map(\.fieldValue) },
      titles: { values in
        let titles = try await titles(values.compactMap { Value(fieldValue: $0) })
        return Dictionary(
          titles.map { ($0.key.fieldValue, $0.value) }, uniquingKeysWith: { first, _ in first })
      })
  }
}
