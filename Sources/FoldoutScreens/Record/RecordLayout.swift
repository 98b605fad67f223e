package import Foldout
package import FoldoutForms

/// The sections, rows and owners of a form's screen, which depend on the record that it shows.
package struct RecordLayout: Sendable {
  /// The sections with the rows of their fields.
  private let outline: ScreenOutline
  private let sections: [Section<DynamicRecord>]
  private let sectionIndices: [String: Int]
  /// The fields in their order.
  package let fields: [Field<DynamicRecord>]
  private let fieldIndices: [FieldID: Int]
  /// The fields that refer to records.
  let references: [Field<DynamicRecord>]
  /// The fields whose rows may always show the days of a month.
  let openCalendars: [Field<DynamicRecord>]
  /// The fields with options.
  let choices: [Field<DynamicRecord>]
  /// The fields that are pictures, or show something that may be one.
  private let picturing: Set<FieldID>
  /// The fields whose options are rows.
  private let choiceFields: Set<FieldID>
  /// The fields whose rows can own a drawer.
  private let unfoldingFields: [Field<DynamicRecord>]
  /// Finds the fields that are hidden in a record; `nil` if none may be.
  private let hiding: (@Sendable (DynamicRecord) -> Set<FieldID>)?

  /// The layout of a form.
  ///
  /// Throws the engine's error, which names both positions, if two fields or two sections have
  /// one identity. Complexity: O(number of fields).
  package init(_ form: Form<DynamicRecord>) throws(DuplicateIdentityError<String, RowID>) {
    outline = try Outline(
      form.sections.map { .init(id: $0.id, rows: $0.fields.map { .field($0.id) }) })
    sections = form.sections
    sectionIndices = Dictionary(
      sections.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    fields = form.fields
    fieldIndices = Dictionary(
      fields.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    references = fields.filter { $0.editor.reference != nil }
    openCalendars = fields.filter(\.editor.isAlwaysOpen)
    choices = fields.filter(\.editor.hasOptions)
    picturing = Set(fields.lazy.filter { $0.kind.isPicture || $0.kind.isReadOnly }.map(\.id))
    choiceFields = Set(form.sections.compactMap { $0.choice?.id })
    let choiceFields = choiceFields
    unfoldingFields = fields.filter { $0.unfolds && !choiceFields.contains($0.id) }
    if form.hasConditions { hiding = { form.hiddenFields(in: $0) } } else { hiding = nil }
  }

  /// Returns the field with an identity. Complexity: O(1).
  package func field(_ id: FieldID) -> Field<DynamicRecord>? {
    fieldIndices[id].map { fields[$0] }
  }

  /// Returns the fields with some identities, in the order of the form.
  package func fields(_ ids: some Sequence<FieldID>) -> [Field<DynamicRecord>] {
    ids.compactMap { fieldIndices[$0] }.sorted().map { fields[$0] }
  }

  /// Returns the fields that may show a picture: those made for it, and those whose column holds
  /// bytes.
  func fieldsWithPicture(in record: DynamicRecord) -> [Field<DynamicRecord>] {
    var ids = picturing
    for (column, value) in zip(record.columns, record.values) {
      if case .blob = value { ids.insert(FieldID(column)) }
    }
    return fields(ids)
  }

  /// Returns the section with an identity. Complexity: O(1).
  func section(_ id: String) -> Section<DynamicRecord>? {
    sectionIndices[id].map { sections[$0] }
  }

  /// True if some fields may be hidden.
  package var hides: Bool { hiding != nil }

  /// The fields that are hidden in a record.
  package func hiddenFields(in record: DynamicRecord) -> Set<FieldID> { hiding?(record) ?? [] }

  /// True if a change of a record may add, remove or move rows.
  package var mayTravel: Bool {
    hides || sections.contains { $0.choice?.editor.computesOptions == true }
  }

  /// Returns the rows for a record. Complexity: O(number of fields).
  func rows(of record: DynamicRecord, cut: [String: Int]) -> RecordRows {
    let hidden = hiddenFields(in: record)
    return RecordRows(
      hidden: hidden, outline: outline(of: record, cut: cut, hidden),
      owners: owners(of: record, cut: cut, hidden))
  }

  /// The sections and rows for a record: a row for each field that is not hidden, whatever its
  /// value, and in a choice section a row for each option. A section of hidden fields is left out.
  private func outline(
    of record: DynamicRecord, cut: [String: Int], _ hidden: Set<FieldID>
  ) -> ScreenOutline {
    guard !choiceFields.isEmpty || hiding != nil else { return outline }
    let sections = sections.compactMap { section -> ScreenOutline.Section? in
      let fields = section.fields.filter { !hidden.contains($0.id) }
      if fields.isEmpty, !section.fields.isEmpty { return nil }
      guard let field = section.choice, showsOptions(of: field, in: record, cut: cut) else {
        return .init(id: section.id, rows: fields.map { .field($0.id) })
      }
      let rows = field.optionRows(in: record).map { RowID.option(field.id, $0.id) }
      return .init(id: section.id, rows: rows)
    }
    do {
      return try Outline(sections)
    } catch {
      preconditionFailure("The rows of a record have different identities: \(error)")
    }
  }

  /// True if a field's options are rows of its section. A stored value that the choice cannot
  /// edit is edited as text, or only shown, instead.
  package func showsOptions(
    of field: Field<DynamicRecord>, in record: DynamicRecord, cut: [String: Int]
  ) -> Bool {
    choiceFields.contains(field.id) && !field.isOnlyShown(in: record, cut: cut)
      && field.effectiveEditor(in: record).choice != nil
  }

  /// The rows that own a drawer. A date whose column holds bytes owns none, for example, and
  /// neither does a value that is shown in part.
  private func owners(
    of record: DynamicRecord, cut: [String: Int], _ hidden: Set<FieldID>
  ) -> Set<RowID> {
    var owners: Set<RowID> = []
    for field in unfoldingFields
    where cut[field.id.name] == nil && !hidden.contains(field.id)
      && (field.effectiveEditor(in: record).unfolds || field.design(in: record) != nil)
    {
      owners.insert(.field(field.id))
    }
    return owners
  }
}

/// The rows of a record's screen, as far as the values decide about them.
struct RecordRows: Sendable {
  /// The fields without a row.
  var hidden: Set<FieldID>
  /// The sections and rows.
  var outline: ScreenOutline
  /// The rows that own a drawer.
  var owners: Set<RowID>
}
