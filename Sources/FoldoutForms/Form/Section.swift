/// Some fields of a form that stand together under one heading.
public struct Section<Record: Sendable>: Sendable, Identifiable {
  /// The section's identity.
  public var id: String
  /// The heading; empty for none.
  public var title: String
  /// The fields in their order.
  public var fields: [Field<Record>]
  /// The line below the section, as far as there is something to say of a record; `nil` for a
  /// section that never has one.
  public var footer: (@Sendable (Record) -> String?)?
  /// True where the section is a choice: the options of its only field are its rows. The same field
  /// among others, or in another section, has them in a drawer.
  public var showsOptions = false
  /// The position in the source of a form of a section that has no identity of its own.
  var position: SectionPosition?

  /// A section of fields, known by its title.
  ///
  /// Several sections of a form may have one title: then each is known by its position beside it,
  /// which stays the same where others are left out on a condition.
  public init(_ title: String, @SectionBuilder<Record> fields: () -> [Field<Record>]) {
    id = FieldID.from(label: title).name
    position = SectionPosition()
    self.title = title
    self.fields = fields()
  }

  /// A section of fields that were found while the program runs.
  public init(id: String, title: String, fields: [Field<Record>]) {
    self.id = id
    self.title = title
    self.fields = fields
  }

  /// The section with a line below it that follows from the record.
  public func footer(_ footer: @escaping @Sendable (Record) -> String?) -> Self {
    var copy = self
    copy.footer = footer
    return copy
  }

  /// The field whose options are the section's rows; `nil` where fields are.
  public var choice: Field<Record>? {
    guard showsOptions, fields.count == 1, let field = fields.first, field.editor.choice != nil
    else { return nil }
    return field
  }
}

/// The colour of what can be pressed on a form's screen, and of the marks of its choices.
///
/// Each is a pair for light and dark surroundings that can be read on either: 4.5 : 1 and more.
public enum Tint: String, Hashable, Sendable, CaseIterable {
  case blue, green, indigo, orange, pink, purple, red, teal
}
