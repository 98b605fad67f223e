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
      if let choice = choice(for: field, of: column) { field.editor = .choice(choice) }
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

extension TableSchema {
  /// Returns the form of a new record, inferred from the table's declaration.
  ///
  /// It contains the columns that a person can fill in, including a key that the store does not
  /// generate. Columns that need a value and have no default come first; the others keep their
  /// order. Complexity: O(number of columns).
  public func newRecordForm(targets: [String: ReferenceTarget] = [:]) -> Form<DynamicRecord> {
    let fields = columns.compactMap { column -> Field<DynamicRecord>? in
      let binding = column.binding
      guard !column.isGenerated, column.name != generatedKey, !binding.kind.isReadOnly else {
        return nil
      }
      var field = field(of: column, as: binding, canWrite: true, to: targets[column.name])
      switch column.shownDefault {
      case .value(.null): field.isRequired = field.isRequired || key.columns.contains(column.name)
      case .value: break
      // The store has a default if the person enters nothing.
      case .moment, .expression: field.isRequired = false
      }
      return field
    }
    let first = fields.filter(isNeeded)
    let section = Section(
      id: "fields", title: "", fields: first + fields.filter { !isNeeded($0) })
    return Form(ColumnLabel.text(for: name), sections: [section])
  }

  /// The first column that keeps records from being added by hand: it needs a value and has no
  /// default, and its values are bytes, which no field can hold; `nil` if there is none.
  public var unfillableColumn: String? {
    columns.first { column in
      !column.isGenerated && column.name != generatedKey
        && (column.isNotNull || key.columns.contains(column.name))
        && column.shownDefault == .value(.null) && column.binding.kind.isReadOnly
    }?.name
  }

  /// Returns the initial values of a new record: the defaults of the columns; off for a switch, and
  /// *never* for a date, that must have a value, or that has one in all rows; the empty text where
  /// it stands for *no value*.
  public func newRecord(of form: Form<DynamicRecord>) -> DynamicRecord {
    var record = DynamicRecord(
      columns: columns.map(\.name),
      values: columns.map { column in
        switch column.shownDefault {
        case .value(.null):
          if column.usesEmptyTextForNone, !key.columns.contains(column.name) {
            .text("")
          } else {
            column.usesNeverForNone ? column.never ?? .null : .null
          }
        case .value(let value): spelledAsSwitch(value, of: column)
        case .moment, .expression: .null
        }
      })
    for field in form.fields
    where field.kind.isFlag && field.isRequired && record[field.id.name] == .null {
      _ = field.write(&record, .flag(false))
    }
    return record
  }

  /// The columns that a copy of a record must leave out: keys, secrets, and unique columns. Of
  /// several columns that must be unique together, one is left out: the last that may be empty, or
  /// else the last. Instead of a computed column, those that it is computed from are left out.
  public var columnsNotToCopy: Set<String> {
    var excluded = Set(
      columns.filter { $0.isSecret || $0.isUnique || key.columns.contains($0.name) }.map(\.name))
    let single = columns.filter { $0.isUnique && $0.isGenerated }
      .map { UniqueIndex(columns: [$0.name]) }
    for index in single + uniqueIndexes {
      let terms = index.terms.map { roots(of: $0) }.filter { !$0.isEmpty }
      guard !terms.contains(where: { $0.isSubset(of: excluded) }) else { continue }
      let free = terms.last { term in term.allSatisfy { column($0)?.isNotNull == false } }
      excluded.formUnion(free ?? terms.last ?? [])
    }
    return excluded
  }

  private func isNeeded(_ field: Field<DynamicRecord>) -> Bool {
    field.isRequired && !field.kind.isFlag
      && column(field.id.name)?.shownDefault == .value(.null)
  }
}

extension TableSchema {
  /// The columns that a list can be sorted by, besides the key, if no form chooses its columns.
  ///
  /// A page's address contains the sort values of its first row, and histories and logs keep
  /// addresses. An index with a closed column, such as a login, therefore offers no order. The key
  /// is in each record's address anyway. Dates with several zones are sorted by their moments,
  /// which are in no index. Complexity: O(number of columns²) for each.
  public var indexedSortColumns: [String] {
    let closed = unsearchableColumns()
    return orders.filter { order in
      column(order)?.hasOwnZones != true
        && ([order] + (orderColumns[order] ?? [])).allSatisfy { !closed.contains($0) }
    }
  }
}

extension TableSchema {
  /// Returns the options of a field of a column: those that are declared, or on and off if the
  /// column may also have no value; `nil` for a switch, and for any other column.
  private func choice(
    for field: Field<DynamicRecord>, of column: ColumnSchema
  ) -> ChoiceEditing<DynamicRecord>? {
    if field.kind.isFlag {
      guard !column.isNotNull else { return nil }
      return ChoiceEditing(options: [ChoiceOption(.flag(true)), ChoiceOption(.flag(false))])
    }
    guard let options = column.options, column.choiceBinding != nil else { return nil }
    let values = options.compactMap { option -> FieldValue? in
      var record = DynamicRecord(columns: [column.name], values: [option])
      guard case .value(let value) = field.read(record), field.write(&record, value) else {
        return nil
      }
      return value
    }
    guard values.count == options.count else { return nil }
    return ChoiceEditing(options: values.map { ChoiceOption($0) })
  }

  /// Returns a default of 0 or 1 in the spelling of a column's switch, such as N and Y; any other
  /// value unchanged.
  private func spelledAsSwitch(_ value: StoredValue, of column: ColumnSchema) -> StoredValue {
    guard case .pair(let off, let on) = column.binding.coding else { return value }
    switch value {
    case .integer(0): return off
    case .integer(1): return on
    case .integer, .real, .text, .blob, .null, .redacted: return value
    }
  }
}
