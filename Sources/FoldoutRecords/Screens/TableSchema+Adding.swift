public import FoldoutForms

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
        case .value(let value): column.spelledAsSwitch(value)
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

extension ColumnSchema {
  /// Returns a default of 0 or 1 in the spelling of the column's switch, such as N and Y; any other
  /// value unchanged.
  fileprivate func spelledAsSwitch(_ value: StoredValue) -> StoredValue {
    guard case .pair(let off, let on) = binding.coding else { return value }
    switch value {
    case .integer(0): return off
    case .integer(1): return on
    case .integer, .real, .text, .blob, .null, .redacted: return value
    }
  }
}
