/// A section whose rows are the options of one field.
///
/// ```swift
/// ChoiceSection(ChoiceField("Pick a number", \.number, options: ["one", "two", "three"]))
/// ChoiceSection(
///   ChoiceField("Pick some letters", \.letters, options: Letter.allCases).choosing(1...3))
///   .footer { "\($0.letters.count) chosen" }
/// ```
///
/// The property's type determines how many options can be chosen: exactly one for a text, a whole
/// number or a case; at most one for an optional, or exactly one with `required()`; any number for
/// a set or a list, within the limits of ``ChoiceField/choosing(_:)-(ClosedRange<Int>)``. In a
/// ``Section`` the same field has its options in a drawer.
public struct ChoiceSection<Record: Sendable>: Sendable {
  /// The section that is described.
  public var section: Section<Record>

  /// Creates a section of a choice's options, under the field's label or another heading.
  public init(_ choice: ChoiceField<Record>, header: String? = nil) {
    var field = choice.field
    // A text that is never missing needs a chosen option, because the empty text is not one.
    if !field.canBeNone, !field.kind.isSeveral { field.isRequired = true }
    section = Section(id: field.id.name, title: header ?? field.label, fields: [field])
    section.showsOptions = true
  }

  /// Adds a line below the section that is computed from the record.
  public func footer(_ footer: @escaping @Sendable (Record) -> String?) -> Self {
    var copy = self
    copy.section.footer = footer
    return copy
  }
}
