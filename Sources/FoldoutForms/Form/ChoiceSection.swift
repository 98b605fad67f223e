/// A section that is a choice: its rows are the options of a field.
///
/// ```swift
/// ChoiceSection(ChoiceField("Pick a number", \.number, options: ["one", "two", "three"]))
/// ChoiceSection(
///   ChoiceField("Pick some letters", \.letters, options: Letter.allCases).choosing(1...3))
///   .footer { "\($0.letters.count) chosen" }
/// ```
///
/// The property says how many are chosen: of a text, a whole number or a case exactly one; of an
/// optional at most one, unless it is `required()`; of a set or a list several, or as many as
/// ``ChoiceField/choosing(_:)-(ClosedRange<Int>)`` says. The same description in a ``Section`` of
/// fields has its options in a drawer.
public struct ChoiceSection<Record: Sendable>: Sendable {
  /// The section that is described.
  public var section: Section<Record>

  /// A section with a choice's options, under the field's label or another heading.
  public init(_ choice: ChoiceField<Record>, header: String? = nil) {
    var field = choice.field
    // Of a text that is always there an option is, too: the empty text is none.
    if !field.canBeNone, !field.kind.isSeveral { field.isRequired = true }
    section = Section(id: field.id.name, title: header ?? field.label, fields: [field])
    section.showsOptions = true
  }

  /// The section with a line below it that follows from the record.
  public func footer(_ footer: @escaping @Sendable (Record) -> String?) -> Self {
    var copy = self
    copy.section.footer = footer
    return copy
  }
}
