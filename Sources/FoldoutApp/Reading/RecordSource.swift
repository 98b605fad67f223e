package import FoldoutForms
package import FoldoutRecords
package import FoldoutScreens

/// The form of a record, and the facts about its table.
package struct RecordSource: Sendable {
  package let form: Form<DynamicRecord>
  package let layout: RecordLayout
  /// The fields whose columns hold pictures.
  package let pictures: Set<FieldID>
  /// True if the table can be changed.
  package let isWritable: Bool
  /// The reason why nothing in the file can be changed; `nil` if it can.
  package let fileReason: Schema.ReadOnlyReason?
  /// The rule for titles if the form is inferred; `nil` for a form of the program.
  package let titles: RecordTitles?
  /// The table of the form's columns.
  package let table: TableSchema
  /// The targets of its references, by column.
  package let targets: [String: ReferenceTarget]
  /// The columns whose values must be unique.
  package let uniqueColumns: Set<String>

  /// The column for which an inferred form has no field, so that no record can be added; `nil` if
  /// there is none.
  package var unfillableColumn: String? { titles == nil ? nil : table.unfillableColumn }

  /// Collects the facts about a form and its table.
  ///
  /// Throws if the form declares a secret whose column the store does not treat as one: every page
  /// would contain its value.
  package init(
    _ form: Form<DynamicRecord>, of declared: TableSchema, in schema: Schema,
    titles: RecordTitles? = nil
  ) throws(StoreError) {
    var form = form
    // A secret of the store has a secret's row, whatever kind the form declares.
    for section in form.sections.indices {
      for index in form.sections[section].fields.indices {
        let field = form.sections[section].fields[index]
        if !field.kind.isReadOnly, declared.column(field.id.name)?.isSecret == true {
          form.sections[section].fields[index].makeSecret()
        }
      }
    }
    let open = form.fields.first { field in
      field.kind.isSecret && declared.column(field.id.name)?.isSecret == false
    }
    if let open {
      throw .failed(
        detail: "\(declared.name).\(open.id.name) is a secret that the store does not keep")
    }
    do {
      layout = try RecordLayout(form)
    } catch {
      throw .failed(detail: "\(error)")
    }
    self.form = form
    pictures = Set(form.fields.map(\.id).filter { declared.coding(of: $0, as: .picture) != nil })
    isWritable = schema.isWritable && declared.isWritable
    fileReason = schema.readOnlyReason
    self.titles = titles
    table = declared
    targets = schema.targets(of: declared)
    uniqueColumns = Set(declared.columns.filter(\.isUnique).map(\.name))
  }
}
