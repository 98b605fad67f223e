/// Some fields of a form that stand together under one heading.
public struct Section<Record: Sendable>: Sendable, Identifiable {
  /// The section's identity.
  public var id: String
  /// The heading; empty for none.
  public var title: String
  /// The fields in their order.
  public var fields: [Field<Record>]

  /// A section of fields, known by its title.
  public init(_ title: String, @SectionBuilder<Record> fields: () -> [Field<Record>]) {
    id = FieldID.from(label: title).name
    self.title = title
    self.fields = fields()
  }

  /// A section of fields that were found while the program runs.
  public init(id: String, title: String, fields: [Field<Record>]) {
    self.id = id
    self.title = title
    self.fields = fields
  }
}
