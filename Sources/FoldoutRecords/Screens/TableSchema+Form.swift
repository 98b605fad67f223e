public import FoldoutForms

extension TableSchema {
  /// Returns the coding of a field of a program's form in this column; `nil` if the column's field
  /// is of another kind.
  public func coding(of field: FieldID, as kind: FieldKind) -> ColumnCoding? {
    let binding = column(field.name)?.binding
    return binding?.kind == kind ? binding?.coding : nil
  }

  /// Returns the form of a record, inferred from the table's declaration and data.
  ///
  /// Contains all columns in their declared order. Values that cannot be written are shown
  /// read-only: those of views, generated columns, bytes that are not a picture, and files opened
  /// read-only. So is the key, because other records and addresses use it to identify this one.
  /// Columns with a target show the titles of its records. Complexity: O(number of columns).
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

  /// The reason why a column is read-only.
  package enum ReadOnlyReason: Hashable, Sendable {
    /// The table cannot be changed.
    case table
    /// The store computes the value.
    case computed
    /// The value is part of the key.
    case key
    /// No change of the column can succeed.
    case obstacle(WriteObstacle)
    /// The values are bytes that are not pictures, by their column's name.
    case bytes
  }

  /// Returns the reason why a column is read-only; `nil` if it can be changed.
  package func readOnlyReason(of column: ColumnSchema, as kind: FieldKind) -> ReadOnlyReason? {
    if !isWritable { return .table }
    if column.isGenerated { return .computed }
    if key.columns.contains(column.name) { return .key }
    if let obstacle = writeObstacles.changing[column.name] { return .obstacle(obstacle) }
    return kind.isReadOnly ? .bytes : nil
  }

  /// Returns the field of a column.
  func field(
    of column: ColumnSchema, as binding: ColumnBinding, canWrite: Bool,
    to target: ReferenceTarget?
  ) -> Field<DynamicRecord> {
    var field = Field(
      column: column.name, label: ColumnLabel.text(for: column.name),
      kind: canWrite ? binding.kind : .readOnly, coding: binding.coding)
    if case .untyped(let filling) = binding.coding {
      field.readNumbers(filling: filling)
    } else {
      field.numbers = column.numberStyle(isKey: key.columns.contains(column.name))
    }
    field.isRequired = column.isNotNull && !column.usesEmptyTextForNone && !column.usesNeverForNone
    field.canBeNone = !column.usesEmptyTextForNone && !column.usesNeverForNone
    if canWrite {
      if let choice = column.choice(for: field) { field.editor = .choice(choice) }
      field.rules += column.rules(for: field.kind)
    }
    // Bytes that refer to a record are shown as its title, too.
    if let target, binding.kind.isTyped || binding.kind.isReadOnly, !binding.kind.isSecret,
      !field.editor.hasOptions
    {
      field.editor = .reference(ReferenceEditing(table: target.table, column: target.column))
      field.label = referenceLabel(of: column)
    }
    // A day beyond the limits of its form, stored as a number, would make the column look like one
    // of plain numbers.
    field.editor.dates?.limits = column.dayLimits
    let moments = column.checkedMoments
    field.editor.dates?.offered.firstMoment = moments.first
    field.editor.dates?.offered.lastMoment = moments.last
    field.editor.dates?.hasNever = column.never != nil
    field.editor.dates?.hasOwnZones = column.hasOwnZones
    if binding.kind.dateMode == .dateTime, let zone = column.zone {
      // All times are stored in this zone, so the label says it wherever the field is named.
      field.editor.dates?.isInUTC = zone.minutes == 0
      field.label += " (\(zone.name))"
    }
    if let zone = column.dateForm?.zone, zone.minutes != 0 {
      field.editor.dates?.clock = .zone(zone.timeZone)
    }
    // The format of dates is not declared, so each date determines its own.
    if let dates = field.editor.dates { field.editor.dates = dates.automatic }
    // Keeps a browser from filling in its user's own password, because the secrets are other
    // people's.
    if field.kind.isSecret { field.editor.typing?.purpose = "new-password" }
    return field
  }
}

extension TableSchema {
  /// Returns the label of a column that shows a record's title instead of its number: `album_id`
  /// becomes *Album*, unless another column has this label.
  package func referenceLabel(of column: ColumnSchema) -> String {
    let label = ColumnLabel.text(for: column.name)
    guard label.lowercased().hasSuffix(" id") else { return label }
    let short = String(label.dropLast(3))
    return columns.contains { ColumnLabel.text(for: $0.name) == short } ? label : short
  }
}

extension ColumnSchema {
  /// Returns the options of a field of the column: those that are declared, or on and off if the
  /// column may also have no value; `nil` for a switch, and for any other column.
  fileprivate func choice(for field: Field<DynamicRecord>) -> ChoiceEditing<DynamicRecord>? {
    if field.kind.isFlag {
      guard !isNotNull else { return nil }
      return ChoiceEditing(options: [ChoiceOption(.flag(true)), ChoiceOption(.flag(false))])
    }
    guard let options, choiceBinding != nil else { return nil }
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
  /// Returns the style for read-only numbers: grouped unless they are identifiers, with the
  /// declared number of decimals.
  func numberStyle(isKey: Bool) -> NumberStyle {
    NumberStyle(isGrouped: !isKey && !isPlainNumber, scale: declaredScale)
  }

  /// The declared number of decimals, as in NUMERIC(10,2); 0 if there is none.
  private var declaredScale: Int {
    guard hasDeclaredSize, !isText,
      let match = declaredType.firstMatch(of: /\(\s*\d{1,9}\s*,\s*(\d{1,2})\s*\)/)
    else { return 0 }
    return min(Int(match.1) ?? 0, 30)
  }
}
