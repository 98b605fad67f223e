/// Builds the sections of a form.
@resultBuilder
public enum FormBuilder<Record: Sendable> {
  /// Adds one section.
  public static func buildExpression(_ section: Section<Record>) -> [Section<Record>] {
    [section]
  }

  /// Adds one choice section.
  public static func buildExpression(_ choice: ChoiceSection<Record>) -> [Section<Record>] {
    [choice.section]
  }

  /// Combines sections in their order, with their positions in the source.
  public static func buildBlock(_ parts: [Section<Record>]...) -> [Section<Record>] {
    parts.enumerated().flatMap { index, part in part.map { $0.positioned(at: index) } }
  }

  /// Adds sections on a condition.
  public static func buildOptional(_ part: [Section<Record>]?) -> [Section<Record>] {
    (part ?? []).map { $0.conditional() }
  }
}

/// Builds the fields of a section.
@resultBuilder
public enum SectionBuilder<Record: Sendable> {
  /// Adds one field.
  public static func buildExpression(_ field: some FormField<Record>) -> [Field<Record>] {
    [field.field]
  }

  /// Combines fields in their order.
  public static func buildBlock(_ parts: [Field<Record>]...) -> [Field<Record>] {
    parts.flatMap(\.self)
  }

  /// Adds fields on a condition.
  public static func buildOptional(_ part: [Field<Record>]?) -> [Field<Record>] {
    part ?? []
  }
}
