extension Form {
  /// Converts the form into one over a dynamic record whose columns are the fields' identities.
  ///
  /// So hosts need to handle only one kind of form, whether fields are bound by key path or by
  /// column. The head, footers and rules receive the template record with the columns' values set
  /// in it; properties without a field keep the template's values.
  ///
  /// `coding` returns how a field's column stores its values, if that is known, for example from a
  /// database's schema. All other columns use the default coding of the kind.
  public func byColumns(
    template: Record,
    coding: (@Sendable (FieldID, FieldKind) -> ColumnCoding?)? = nil
  ) -> Form<DynamicRecord> {
    let template = withoutSecrets(template)
    let own = KeptConversions(RecordConversion(self), template: template)
    let conversions =
      coding.map {
        KeptConversions(RecordConversion(self, coding: $0, isRow: true), template: template)
      } ?? own
    let record: @Sendable (DynamicRecord) -> Record = { conversions.record($0) }
    // One for all fields: each would copy the template, which may be large.
    var trial = template
    let sections = sections.map { section in
      var columns = Section<DynamicRecord>(
        id: section.id, title: section.title,
        fields: section.fields.map { field in
          var column = Field<DynamicRecord>(
            column: field.id.name, label: field.label, kind: field.kind,
            coding: coding?(field.id, field.kind) ?? field.coding)
          column.path = field.path
          column.isRequired = field.isRequired
          column.canBeNone = field.canBeNone
          column.isComputed = field.isComputed
          // A computed field has no column, or one that does not follow the property.
          if field.isComputed { column.read = { field.read(record($0)) } }
          bind(&column, to: field, by: own, trial: &trial)
          column.numbers = field.numbers
          column.isTimeSpan = field.isTimeSpan
          column.marks = field.marks
          column.design = field.design?.adapted(from: record, of: self)
          if let hides = field.hides { column.hides = { hides(record($0)) } }
          column.shownTitle = field.shownTitle
          column.ownRefusal = field.ownRefusal
          if let offset = field.storedOffset { column.storedOffset = { offset(record($0)) } }
          if let press = field.press { column.press = { await press(record($0)) } }
          column.editingEvents = field.editingEvents
          column.editor = field.editor.adapted(from: record)
          column.rules = field.rules.map { $0.adapted(from: record) }
          return column
        })
      if let footer = section.footer { columns.footer = { footer(record($0)) } }
      columns.showsOptions = section.showsOptions
      return columns
    }
    var form = Form<DynamicRecord>(title, sections: sections)
    form.tint = tint
    form.head = head?.adapted(from: record)
    form.isAnimated = isAnimated
    form.hiddenTogether = hiding(convertedBy: record)
    return form
  }

  /// Returns a record without its secrets. A column that hands out no secret keeps the template's
  /// value, which nobody may see either.
  private func withoutSecrets(_ record: Record) -> Record {
    var copy = record
    for field in fields where field.kind.isSecret {
      if !field.write(&copy, .none) { _ = field.write(&copy, .text("")) }
    }
    return copy
  }

  /// Restricts a column to values that the property can hold, stored as the property returns them.
  ///
  /// A missing text is read as the empty text if the property cannot be missing. So the page shows
  /// exactly what the record holds.
  private func bind(
    _ column: inout Field<DynamicRecord>, to field: Field<Record>,
    by conversions: KeptConversions<Record>, trial: inout Record
  ) {
    let (read, write) = (column.read, column.write)
    if !field.canBeNone, field.kind.isText, !field.isComputed, field.write(&trial, .text("")) {
      column.read = { $0[field.id.name] == .null ? .value(.text("")) : read($0) }
    }
    guard field.kind.isEditable else { return }
    if field.kind.isSeveral {
      return bindMembers(&column, to: field, by: conversions)
    }
    column.write = { record, value in
      var typed = conversions.record(record)
      if field.write(&typed, value), case .value(let kept) = field.read(typed) {
        // A zone that the value states belongs to its column; no property keeps it.
        if case .zoned = value { return write(&record, value) }
        return write(&record, kept)
      }
      // Text may replace a value that was not of the field's kind either.
      guard case .text = value, case .mismatched = read(record) else { return false }
      return write(&record, value)
    }
  }

  /// Restricts a column of several values to members that the property can hold, plus those it
  /// already has.
  ///
  /// A stored member that the program no longer knows is therefore kept.
  private func bindMembers(
    _ column: inout Field<DynamicRecord>, to field: Field<Record>,
    by conversions: KeptConversions<Record>
  ) {
    let (read, write) = (column.read, column.write)
    column.read = { $0[field.id.name] == .null ? .value(.several([])) : read($0) }
    column.write = { record, value in
      switch value {
      case .several(let wanted):
        var typed = conversions.record(record)
        guard field.write(&typed, value), case .value(let kept) = field.read(typed) else {
          return false
        }
        var known = Set(kept.members)
        if case .value(let held) = read(record) { known.formUnion(held.members) }
        return wanted.allSatisfy(known.contains) && write(&record, value)
      case .text:
        guard case .mismatched = read(record) else { return false }
        return write(&record, value)
      case .none, .whole, .decimal, .flag, .date, .time, .dateTime, .zoned, .never, .month, .bytes:
        return false
      }
    }
  }

  /// Returns a record's values as a dynamic record of the fields' identities, without computed
  /// fields. A value that no column can store becomes NULL; ``checkValues(of:)`` throws for it.
  public func columns(of record: Record) -> DynamicRecord {
    let fields = fields.filter { $0.kind.isStored && !$0.isComputed }
    return DynamicRecord(
      indexing: fields.map { $0.id.name },
      values: fields.map { field in
        switch field.read(record) {
        case .value(let value): field.coding.stored(value, replacing: .null) ?? .null
        case .mismatched(let stored): stored
        }
      })
  }

  /// Sets a record's values in a dynamic record, encoded as the form by columns stores them.
  ///
  /// A field with *no value* sets nothing. Throws for a value that its column cannot store.
  package func columns(
    of record: Record, in columns: Form<DynamicRecord>, defaults values: DynamicRecord
  ) throws(UnstorableValueError) -> DynamicRecord {
    var values = values
    for field in fields where field.kind.isStored && !field.isComputed {
      guard case .value(let value) = field.read(record), value != .none,
        let column = columns.field(field.id)
      else { continue }
      if !column.write(&values, value) {
        throw UnstorableValueError(of: field, value)
      }
    }
    return values
  }

  /// Sets the values of a dynamic record in a typed record, as far as its properties can hold them.
  ///
  /// `coding` returns how columns store their values, as for ``byColumns(template:coding:)``.
  public func record(
    _ record: Record, with columns: DynamicRecord,
    coding: @Sendable (FieldID, FieldKind) -> ColumnCoding? = { _, _ in nil }
  ) -> Record {
    RecordConversion(self, coding: coding, isRow: true).record(record, with: columns)
  }
}

extension Rule {
  /// Returns the same rule for another type of record, which is converted before functions are
  /// called.
  func adapted<Other>(from record: @escaping @Sendable (Other) -> Record) -> Rule<Other> {
    let condition: Rule<Other>.Condition =
      switch condition {
      case .length(let minimum, let maximum): .length(minimum: minimum, maximum: maximum)
      case .range(let minimum, let maximum): .range(minimum: minimum, maximum: maximum)
      case .between(let above, let below): .between(above: above, below: below)
      case .email: .email
      case .url: .url
      case .phone: .phone
      case .pattern(let pattern, let hint): .pattern(pattern, hint: hint)
      case .equal(let other): .equal(other)
      case .custom(let custom): .custom { custom($0, record($1)) }
      }
    return Rule<Other>(condition, when: timing)
  }
}

extension Head {
  /// Returns the same head for another type of record, which is converted before functions are
  /// called.
  func adapted<Other>(from record: @escaping @Sendable (Other) -> Record) -> Head<Other> {
    let title = title
    let detail = detail
    let picture: Head<Other>.Picture? =
      switch picture {
      case .field(let id): .field(id)
      case .value(let value): .value { value(record($0)) }
      case nil: nil
      }
    return Head<Other>(
      title: { title(record($0)) }, detail: { detail(record($0)) }, picture: picture)
  }
}
