public import FoldoutForms

extension TableSchema {
  /// Returns the coding of a field that somebody described in this column, where the two are of one
  /// kind; `nil` where they are not.
  public func coding(of field: FieldID, as kind: FieldKind) -> ColumnCoding? {
    let binding = column(field.name)?.binding
    return binding?.kind == kind ? binding?.coding : nil
  }

  /// The screen of one record of the table, inferred from its declaration and its data.
  ///
  /// All columns are there in their declared order. What cannot be written (a view's columns,
  /// generated ones, bytes that are no picture, everything in a file opened read-only) is shown and
  /// not changed; nor is the key, which is what other records and addresses know this one by.
  /// Columns with a target name its records. Complexity: O(number of columns).
  public func form(
    isWritable: Bool, targets: [String: ReferenceTarget] = [:]
  ) -> Form<DynamicRecord> {
    let fields = columns.map { column in
      let binding = column.binding
      let canWrite = isWritable && readOnlyReason(of: column, as: binding.kind) == nil
      return field(of: column, as: binding, canWrite: canWrite, to: targets[column.name])
    }
    let label = ColumnLabel.text(for: name)
    return Form(label, sections: [Section(id: "fields", title: "", fields: fields)])
  }

  /// The reason why a column's values are shown and not changed.
  package enum ReadOnlyReason: Hashable, Sendable {
    /// No rows of the table are changed.
    case table
    /// The store computes the value.
    case computed
    /// The value is part of the key.
    case key
    /// The values are bytes, and no pictures by their name.
    case bytes
  }

  /// The reason why a column of a kind is read-only; `nil` for a column that can be changed.
  package func readOnlyReason(of column: ColumnSchema, as kind: FieldKind) -> ReadOnlyReason? {
    if !isWritable { return .table }
    if column.isGenerated { return .computed }
    if key.columns.contains(column.name) { return .key }
    return kind.isReadOnly ? .bytes : nil
  }

  /// The field of a column.
  func field(
    of column: ColumnSchema, as binding: ColumnBinding, canWrite: Bool,
    to target: ReferenceTarget?
  ) -> Field<DynamicRecord> {
    var field = Field(
      column: column.name, label: ColumnLabel.text(for: column.name),
      kind: canWrite ? binding.kind : .readOnly, coding: binding.coding)
    field.numbers = column.numberStyle(isKey: key.columns.contains(column.name))
    field.isRequired = column.isNotNull && !column.isNeverNullButEmpty
    field.canBeNone = !column.isNeverNullButEmpty
    if canWrite {
      if let choice = column.choice(for: field) { field.editor = .choice(choice) }
      field.rules += column.rules(for: field.kind)
    }
    if let target, binding.kind.isTyped, !binding.kind.isSecret, field.editor.choice == nil {
      field.editor = .reference(ReferenceEditing(table: target.table, column: target.column))
      field.label = referenceLabel(of: column)
    }
    // Beyond these days a number would make its column one of numbers.
    if let form = column.momentForm { field.editor.dates?.limits = form.limits }
    if binding.kind.dateMode == .dateTime, column.momentForm != nil {
      // Its times are nobody's own, which is said wherever the field is named.
      field.editor.dates?.isInUTC = true
      field.label += " (UTC)"
    }
    // Nobody said which dates the column has, so that each decides.
    if let dates = field.editor.dates { field.editor.dates = dates.automatic }
    // The addresses in somebody's table are other people's: none is the reader's own.
    if field.kind.isSecret { field.editor.typing?.purpose = "new-password" }
    return field
  }
}

extension TableSchema {
  /// The label of a column that shows a record's title instead of its number: `album_id` reads
  /// *Album*, unless another column is called so.
  fileprivate func referenceLabel(of column: ColumnSchema) -> String {
    let label = ColumnLabel.text(for: column.name)
    guard label.lowercased().hasSuffix(" id") else { return label }
    let short = String(label.dropLast(3))
    return columns.contains { ColumnLabel.text(for: $0.name) == short } ? label : short
  }
}

extension ColumnSchema {
  /// The options of a field of the column; `nil` where it is switched, or none are listed.
  fileprivate func choice(for field: Field<DynamicRecord>) -> ChoiceEditing<DynamicRecord>? {
    guard let options, choiceBinding != nil, !field.kind.isFlag else { return nil }
    let values = options.compactMap { option -> FieldValue? in
      var record = DynamicRecord(columns: [name], values: [option])
      guard case .value(let value) = field.read(record), field.write(&record, value) else {
        return nil
      }
      return value
    }
    guard values.count == options.count else { return nil }
    return ChoiceEditing(options: values.map { ChoiceOption($0) })
  }
}

extension ColumnSchema {
  /// The way in which the column's numbers are shown where they are only read: grouped unless they
  /// name something, and with as many decimals as are declared.
  func numberStyle(isKey: Bool) -> NumberStyle {
    NumberStyle(isGrouped: !isKey && !isPlainNumber, scale: declaredScale)
  }

  /// The number of decimals that a declaration like NUMERIC(10,2) has; 0 for any other.
  private var declaredScale: Int {
    guard !isText, let match = declaredType.firstMatch(of: /\(\s*\d{1,9}\s*,\s*(\d{1,2})\s*\)/)
    else { return 0 }
    return min(Int(match.1) ?? 0, 30)
  }
}
