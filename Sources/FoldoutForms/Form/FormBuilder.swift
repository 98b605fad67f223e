/// Collects the sections of a form.
@resultBuilder
public enum FormBuilder<Record: Sendable> {
  /// One section.
  public static func buildExpression(_ section: Section<Record>) -> [Section<Record>] {
    [section]
  }

  /// One section that is a choice.
  public static func buildExpression(_ choice: ChoiceSection<Record>) -> [Section<Record>] {
    [choice.section]
  }

  /// All sections, in the order in which they are written.
  public static func buildBlock(_ parts: [Section<Record>]...) -> [Section<Record>] {
    parts.enumerated().flatMap { index, part in part.map { $0.positioned(at: index) } }
  }

  /// A section that is there on a condition.
  public static func buildOptional(_ part: [Section<Record>]?) -> [Section<Record>] {
    (part ?? []).map { $0.conditional() }
  }
}

/// Collects the fields of a section.
@resultBuilder
public enum SectionBuilder<Record: Sendable> {
  /// One field.
  public static func buildExpression(_ field: some FormField<Record>) -> [Field<Record>] {
    [field.field]
  }

  /// All fields, in the order in which they are written.
  public static func buildBlock(_ parts: [Field<Record>]...) -> [Field<Record>] {
    parts.flatMap(\.self)
  }

  /// A field that is there on a condition.
  public static func buildOptional(_ part: [Field<Record>]?) -> [Field<Record>] {
    part ?? []
  }
}
