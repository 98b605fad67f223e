/// A record that is chosen by name from a program's source; its row unfolds a search.
///
/// The property holds the record's key: a text, a whole number, or an optional of these. The source
/// may have any number of records: it is asked only for the titles of the records that are shown,
/// and for the matches of a search.
///
/// ```swift
/// ReferenceField(
///   "Customer", \.customer,
///   search: { query, maxCount in try await directory.customers(matching: query, max: maxCount) },
///   titles: { try await directory.names(of: $0) })
/// ```
///
/// A key without a title is refused, unless it is the stored one.
public struct ReferenceField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a reference by a text or a whole number.
  public init<Value: ChoiceValue>(
    _ label: String, _ path: PropertyPath<Record, Value>,
    search: @escaping @Sendable (_ query: String, _ maxCount: Int) async throws -> [Value],
    titles: @escaping @Sendable (_ values: [Value]) async throws -> [Value: String]
  ) {
    self.init(label, Value.fieldKind, path, .chosen, .of(search, titles))
  }

  /// Creates a reference by an optional text or whole number.
  public init<Value: ChoiceValue>(
    _ label: String, _ path: PropertyPath<Record, Value?>,
    search: @escaping @Sendable (_ query: String, _ maxCount: Int) async throws -> [Value],
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
  /// Creates an untyped source from functions over typed keys.
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
