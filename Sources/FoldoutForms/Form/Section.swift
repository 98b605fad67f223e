/// Fields of a form under one heading.
public struct Section<Record: Sendable>: Sendable, Identifiable {
  /// The section's identity.
  public var id: String
  /// The heading, or the empty text for none.
  public var title: String
  /// The fields in their order.
  public var fields: [Field<Record>]
  /// Returns the line below the section for a record, or `nil` for none; `nil` if the section never
  /// has one.
  public var footer: (@Sendable (Record) -> String?)?
  /// True if the section is a choice: the options of its only field are its rows. A choice in any
  /// other section has its options in a drawer.
  public var showsOptions = false
  /// The position in the form's source, for a section without an identity of its own.
  var position: SectionPosition?

  /// Creates a section that is identified by its title.
  ///
  /// If several sections have the same title, or one is conditional, its identity also includes its
  /// position in the form's source. The position does not change if other sections are left out.
  public init(_ title: String, @SectionBuilder<Record> fields: () -> [Field<Record>]) {
    id = FieldID.from(label: title).name
    position = SectionPosition()
    self.title = title
    self.fields = fields()
  }

  /// Creates a section of fields that are only known at run time.
  public init(id: String, title: String, fields: [Field<Record>]) {
    self.id = id
    self.title = title
    self.fields = fields
  }

  /// Adds a line below the section that is computed from the record.
  public func footer(_ footer: @escaping @Sendable (Record) -> String?) -> Self {
    var copy = self
    copy.footer = footer
    return copy
  }

  /// The field whose options are the section's rows; `nil` for a section of fields.
  public var choice: Field<Record>? {
    guard showsOptions, fields.count == 1, let field = fields.first, field.editor.hasOptions
    else { return nil }
    return field
  }
}

/// The colour of buttons and of the marks of choices on a form's screen.
///
/// Each case has a colour for light and one for dark mode, both with a contrast of at least 4.5:1.
public enum Tint: String, Hashable, Sendable, CaseIterable {
  case blue, green, indigo, orange, pink, purple, red, teal
}
