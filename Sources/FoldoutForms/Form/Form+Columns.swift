extension Form {
  /// The same form over a dynamic record whose columns are the fields' identities.
  ///
  /// So a host knows one kind of form only, whether a field was bound by key path or by column.
  /// What the head and the rules ask of a record, they ask of the template with the columns set
  /// in it: what no field shows they find as it is there.
  ///
  /// `coding` says how a field's column keeps its values, where that is known, as from a database's
  /// schema; all others keep them in the way that is the kind's own.
  public func byColumns(
    over template: Record,
    coding: @escaping @Sendable (FieldID, FieldKind) -> ColumnCoding? = { _, _ in nil }
  ) -> Form<DynamicRecord> {
    // A record is made for each thing that is asked of one: how its columns keep values is asked
    // once.
    let codings = Dictionary(
      fields.map { ($0.id, coding($0.id, $0.kind) ?? $0.kind.coding) },
      uniquingKeysWith: { first, _ in first })
    let record: @Sendable (DynamicRecord) -> Record = {
      self.record(template, with: $0) { id, _ in codings[id] }
    }
    let sections = sections.map { section in
      var columns = Section<DynamicRecord>(
        id: section.id, title: section.title,
        fields: section.fields.map { field in
          var column = Field<DynamicRecord>(
            column: field.id.name, label: field.label, kind: field.kind,
            coding: codings[field.id] ?? field.kind.coding)
          column.isRequired = field.isRequired
          column.canBeNone = field.canBeNone
          column.isComputed = field.isComputed
          // There is no column for it, or one that knows nothing of the property.
          if field.isComputed { column.read = { field.read(record($0)) } }
          bind(&column, to: field, over: template)
          column.numbers = field.numbers
          column.isTimeSpan = field.isTimeSpan
          column.marks = field.marks
          column.hearings = field.hearings
          column.editor = field.editor.asked(of: record)
          column.rules = field.rules.map { $0.asked(of: record) }
          return column
        })
      if let footer = section.footer { columns.footer = { footer(record($0)) } }
      columns.showsOptions = section.showsOptions
      return columns
    }
    var form = Form<DynamicRecord>(title, sections: sections)
    form.tint = tint
    form.head = head?.asked(of: record)
    form.isAnimated = isAnimated
    return form
  }

  /// Has a column take only what the field's own property takes, as the property keeps it, and say
  /// of no value what the property says instead: so the page never shows what the record is not.
  private func bind(
    _ column: inout Field<DynamicRecord>, to field: Field<Record>, over template: Record
  ) {
    let (read, write) = (column.read, column.write)
    if !field.canBeNone, field.kind.isText, !field.isComputed, field.takes(.text(""), in: template)
    {
      column.read = { $0[field.id.name] == .null ? .value(.text("")) : read($0) }
    }
    guard field.kind.isEditable else { return }
    if field.kind.isSeveral { return bindMembers(&column, to: field, over: template) }
    column.write = { record, value in
      var whole = self.record(template, with: record)
      if field.write(&whole, value), case .value(let kept) = field.read(whole) {
        return write(&record, kept)
      }
      // Text may take the place of what was not of the kind either.
      guard case .text = value, case .mismatched = read(record) else { return false }
      return write(&record, value)
    }
  }

  /// Has a column take the members that the property has a place for, and keep those that it had
  /// already: a case that the program does not know any more is no reason to lose it.
  private func bindMembers(
    _ column: inout Field<DynamicRecord>, to field: Field<Record>, over template: Record
  ) {
    let (read, write) = (column.read, column.write)
    column.read = { $0[field.id.name] == .null ? .value(.several([])) : read($0) }
    column.write = { record, value in
      switch value {
      case .several(let wanted):
        var whole = self.record(template, with: record)
        guard field.write(&whole, value), case .value(let kept) = field.read(whole) else {
          return false
        }
        var known = Set(kept.members)
        if case .value(let held) = read(record) { known.formUnion(held.members) }
        return wanted.allSatisfy(known.contains) && write(&record, value)
      case .text:
        guard case .mismatched = read(record) else { return false }
        return write(&record, value)
      case .none, .whole, .decimal, .flag, .date, .time, .dateTime, .month, .bytes: return false
      }
    }
  }

  /// The record's values as a dynamic record of the fields' identities; what is computed is none of
  /// them. For a value that no column can keep, ``checkValues(of:)`` throws; it is none here.
  public func columns(of record: Record) -> DynamicRecord {
    let fields = fields.filter { $0.kind.isStored && !$0.isComputed }
    return DynamicRecord(
      columns: fields.map { $0.id.name },
      values: fields.map { field in
        switch field.read(record) {
        case .value(let value): field.kind.coding.stored(value, over: .null) ?? .null
        case .mismatched(let stored): stored
        }
      })
  }

  /// The values of a record as the columns of the same form keep them, set in a dynamic record; *no
  /// value* sets nothing.
  ///
  /// Throws for a value that its column cannot keep.
  package func columns(
    of record: Record, in columns: Form<DynamicRecord>, over values: DynamicRecord
  ) throws(UnkeptValueError) -> DynamicRecord {
    var values = values
    for field in fields where field.kind.isStored && !field.isComputed {
      guard case .value(let value) = field.read(record), value != .none,
        let column = columns.field(field.id)
      else { continue }
      if !column.write(&values, value) {
        throw UnkeptValueError(of: field, value)
      }
    }
    return values
  }

  /// The record with the values of a dynamic record set in it, where they are of its kind.
  ///
  /// `coding` says how columns keep their values, as for ``byColumns(over:coding:)``.
  public func record(
    _ record: Record, with columns: DynamicRecord,
    coding: @Sendable (FieldID, FieldKind) -> ColumnCoding? = { _, _ in nil }
  ) -> Record {
    var copy = record
    for field in fields where field.kind.isStored && !field.isComputed {
      let coding = coding(field.id, field.kind) ?? field.kind.coding
      guard case .value(var value) = coding.reading(of: columns[field.id.name]) else {
        continue
      }
      if value == .none, !field.canBeNone, field.kind.isText { value = .text("") }
      if value == .none, field.kind.isSeveral { value = .several([]) }
      // A store may hold more than the record can: no value for a number that is always there, say.
      // The page shows such a value as it is, and takes none of the sort.
      _ = field.write(&copy, value)
    }
    return copy
  }
}

extension Field {
  /// True where a record keeps a value: an enumeration has no case for most texts.
  fileprivate func takes(_ value: FieldValue, in record: Record) -> Bool {
    var copy = record
    return write(&copy, value)
  }
}

extension Rule {
  /// The same rule for another type of record, from which this one's is made.
  func asked<Other>(of record: @escaping @Sendable (Other) -> Record) -> Rule<Other> {
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
  /// The same head for another type of record, from which this one's is made.
  func asked<Other>(of record: @escaping @Sendable (Other) -> Record) -> Head<Other> {
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
