import FoldoutForms

extension MemoryStore {
  /// A snapshot of all tables with their rows.
  struct Contents {
    let tables: [String: MemoryTable]
    let schema: Schema
  }
}

extension MemoryStore.Contents {
  /// Returns the labels of the rows with given values in a column. Complexity: O(rows).
  func labels(
    of values: [StoredValue], in column: String, of table: MemoryTable
  ) throws(StoreError) -> [RecordLabel] {
    let rows = try table.labelled(by: column)
    let indices = Dictionary(
      rows.map { ($0.record[column], $0) }, uniquingKeysWith: { first, _ in first })
    var found: [(value: StoredValue, row: StoredRecord)] = []
    for value in values where value != .null {
      // A text may stand for a number, as in an address.
      let readings = RecordKey([value]).readings([.none]).compactMap { $0.values.first }
      guard let row = readings.lazy.compactMap({ indices[$0] }).first else { continue }
      found.append((value, row))
    }
    let labels = labels(of: found.map(\.row), by: column, in: table.schema)
    return zip(found, labels).map { found, label in
      RecordLabel(value: found.value, key: label.key, title: label.title)
    }
  }

  /// Returns the labels of all rows that have a value in an identifying column.
  func labels(in column: String, of table: MemoryTable) throws(StoreError) -> [RecordLabel] {
    labels(of: try table.labelled(by: column), by: column, in: table.schema)
  }

  private func labels(
    of rows: [StoredRecord], by column: String, in table: TableSchema
  ) -> [RecordLabel] {
    let naming = RecordTitle(table, in: schema)
    let names = names(of: rows, named: naming, in: table)
    return rows.map { RecordLabel($0, column: column, titled: naming, names) }
  }

  /// Returns the titles of other records that the rows' titles contain.
  private func names(
    of rows: [StoredRecord], named naming: RecordTitle, in table: TableSchema
  ) -> ReferenceNames {
    var names = ReferenceNames()
    guard naming.rule == .references else { return names }
    for name in naming.title {
      guard let target = table.column(name).flatMap(schema.target),
        let other = tables[target.table]
      else { continue }
      let titled = RecordTitle(other.schema, in: schema)
      for row in other.rows {
        let label = RecordLabel(row, column: target.column, titled: titled)
        names[name, label.value] = label
      }
    }
    return names
  }
}

extension MemoryTable {
  /// Returns the rows that have a value in an identifying column; none for any other column.
  fileprivate func labelled(by column: String) throws(StoreError) -> [StoredRecord] {
    guard try schema.referable(column) != nil else { return [] }
    return rows.filter { $0.record[column] != .null }
  }
}

extension RecordLabel {
  /// Creates the label of a row, which must contain the columns of its title.
  package init(
    _ row: StoredRecord, column: String, titled naming: RecordTitle,
    _ names: ReferenceNames = ReferenceNames()
  ) {
    let short = row.excerpted(maxCharacters: RecordLabel.maxCharacters)
    self.init(
      value: row.record[column], key: row.key, title: naming.title(of: short, names: names))
  }
}
