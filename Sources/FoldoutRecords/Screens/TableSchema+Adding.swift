public import FoldoutForms

extension TableSchema {
  /// The screen of a record that is to be added, inferred from the table's declaration.
  ///
  /// It has the columns that a person can fill in, a key among them that the store does not make by
  /// itself. Those that need a value and have no default come first; all others keep their order.
  /// Complexity: O(number of columns).
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
      // The store has a value where the person has none.
      case .moment, .expression: field.isRequired = false
      }
      return field
    }
    let first = fields.filter(isNeeded)
    let section = Section(
      id: "fields", title: "", fields: first + fields.filter { !isNeeded($0) })
    return Form(ColumnLabel.text(for: name), sections: [section])
  }

  /// The values with which a record that is to be added begins: the defaults of the columns, and
  /// off for a switch that must be one or the other.
  public func newRecord(of form: Form<DynamicRecord>) -> DynamicRecord {
    var record = DynamicRecord(
      columns: columns.map(\.name),
      values: columns.map { column in
        if case .value(let value) = column.shownDefault { value } else { .null }
      })
    for field in form.fields
    where field.kind.isFlag && field.isRequired && record[field.id.name] == .null {
      _ = field.write(&record, .flag(false))
    }
    return record
  }

  /// The columns whose values a copy of a record must not have: keys, secrets, and those that must
  /// be unique. Of several values that must be unique together it is one: the last that may be
  /// empty, or else the last. A computed one is left out by what it is computed from.
  public var uncopied: Set<String> {
    var left = Set(
      columns.filter { $0.isSecret || $0.isUnique || key.columns.contains($0.name) }.map(\.name))
    let single = columns.filter { $0.isUnique && $0.isGenerated }
      .map { UniqueIndex(columns: [$0.name]) }
    for index in single + uniqueIndexes {
      let terms = index.terms.map { roots(of: $0) }.filter { !$0.isEmpty }
      guard !terms.contains(where: { $0.isSubset(of: left) }) else { continue }
      let free = terms.last { term in term.allSatisfy { column($0)?.isNotNull == false } }
      left.formUnion(free ?? terms.last ?? [])
    }
    return left
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
  /// is in each record's address anyway. Complexity: O(number of columns²) for each.
  public var openOrders: [String] {
    let closed = closedColumns()
    guard !closed.isEmpty else { return orders }
    return orders.filter { order in
      ([order] + (orderColumns[order] ?? [])).allSatisfy { !closed.contains($0) }
    }
  }
}
