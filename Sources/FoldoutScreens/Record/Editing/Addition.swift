package import FoldoutForms
package import FoldoutRecords

/// The initial values and the column defaults of a new record.
///
/// A new record exists only on its screen: the tokens of its rows hold everything entered so far,
/// and each request sends them back.
package struct Addition: Sendable {
  /// The record's values before anything is entered.
  package var base: DynamicRecord
  /// The store's defaults by column, for columns without an entry.
  package var defaults: [String: ColumnDefault]
  /// The columns without a field whose values come from the record that is copied.
  package var copiedColumns: [String] = []
  /// The columns in which the copied record has no value, although the store would fill in one.
  package var columnsKeptEmpty: Set<String> = []

  package init(base: DynamicRecord, defaults: [String: ColumnDefault]) {
    self.base = base
    self.defaults = defaults
  }

  /// The addition of a record to a table.
  package init(base: DynamicRecord, copying copiedColumns: [String] = [], to table: TableSchema) {
    self.init(
      base: base,
      defaults: Dictionary(
        table.columns.map { ($0.name, $0.shownDefault) }, uniquingKeysWith: { first, _ in first }))
    self.copiedColumns = copiedColumns
  }

  /// The record with the values of its screen's tokens, and the fields whose token cannot be read.
  ///
  /// Requests are untrusted, so each value must be one that its field can hold, unless a text takes
  /// the place of a copied value that the field could not hold, either. The field's rules are
  /// checked only when the record is stored.
  package func record(
    carrying tokens: [FieldID: Token], in form: Form<DynamicRecord>
  ) -> (record: DynamicRecord, lost: [FieldID]) {
    var record = base
    var lost: [FieldID] = []
    for field in form.fields where field.kind.isEditable && !field.kind.isSecret {
      guard let token = tokens[field.id], !token.matches(base[field.id.name]) else { continue }
      guard let value = token.value, mayHold(value, in: field) else {
        lost.append(field.id)
        continue
      }
      record[field.id.name] = value
    }
    return (record, lost)
  }

  private func mayHold(_ value: StoredValue, in field: Field<DynamicRecord>) -> Bool {
    if case .value = field.reading(value) { return true }
    guard case .text = value, case .mismatched = field.read(base) else { return false }
    return true
  }

  /// The cells to insert: those whose values differ from the store's defaults, and the copied ones
  /// without a field.
  package func cells(of record: DynamicRecord, in form: Form<DynamicRecord>) -> [Insertion.Cell] {
    let copied = copiedColumns.map { Insertion.Cell(column: $0, new: base[$0]) }
    let fields = form.fields.filter {
      $0.kind.isStored && !$0.isComputed && $0.kind.isEditable
        && record.columns.contains($0.id.name)
    }
    return copied
      + fields.compactMap { field in
        let value = record[field.id.name]
        let isDefault =
          switch defaults[field.id.name] {
          case .value(let other): value.isIdentical(to: other)
          case .moment, .expression, nil:
            value == .null && !columnsKeptEmpty.contains(field.id.name)
          }
        return isDefault ? nil : Insertion.Cell(column: field.id.name, new: value)
      }
  }
}

extension Field<DynamicRecord> {
  /// Reads a value as if the field's column held it.
  fileprivate func reading(_ value: StoredValue) -> Reading {
    read(DynamicRecord(columns: [id.name], values: [value]))
  }
}

extension Form {
  /// The form for a new record: without buttons and read-only values, which only a stored record
  /// has. Computed values stay.
  package var forAdding: Form {
    var copy = self
    copy.sections = sections.compactMap { section in
      var section = section
      section.fields.removeAll { field in
        field.editor.isButton || (field.kind.isReadOnly && !field.isComputed)
      }
      return section.fields.isEmpty ? nil : section
    }
    return copy
  }
}
