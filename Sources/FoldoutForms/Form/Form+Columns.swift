extension FieldKind {
  /// How a value of the kind is kept where nothing else says how.
  var coding: ColumnCoding {
    switch self {
    case .text, .readOnly: .text
    case .wholeNumber: .integer
    case .decimal: .digits
    case .flag: .flag
    case .date: .date(.day)
    case .dateTime: .date(.dayAndTime(separator: .letter, .seconds))
    }
  }
}

extension Form {
  /// The same form over a dynamic record whose columns are the fields' identities.
  ///
  /// So a host knows one kind of form only, whether a field was bound by key path or by column.
  public var byColumns: Form<DynamicRecord> {
    let sections = sections.map { section in
      Section<DynamicRecord>(
        id: section.id, title: section.title,
        fields: section.fields.map { field in
          var column = Field<DynamicRecord>(
            column: field.id.name, label: field.label, kind: field.kind, coding: field.kind.coding)
          column.isRequired = field.isRequired
          column.limits = field.limits
          column.style = field.style
          return column
        })
    }
    return Form<DynamicRecord>(title, sections: sections)
  }

  /// The record's values as a dynamic record of the fields' identities.
  public func columns(of record: Record) -> DynamicRecord {
    let fields = fields
    return DynamicRecord(
      columns: fields.map(\.id.name),
      values: fields.map { field in
        switch field.read(record) {
        case .value(let value): field.kind.coding.stored(value, over: .null) ?? .null
        case .foreign(let stored): stored
        }
      })
  }

  /// The record with the values of a dynamic record set in it, where they are of its kind.
  public func record(_ record: Record, with columns: DynamicRecord) -> Record {
    var copy = record
    for field in fields {
      if case .value(let value) = field.kind.coding.reading(of: columns[field.id.name]) {
        _ = field.write(&copy, value)
      }
    }
    return copy
  }
}
