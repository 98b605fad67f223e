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
    let titles = TitleColumns(table, in: schema)
    let labels = labels(of: rows, named: titles, in: table)
    return rows.map { RecordLabel($0, column: column, titled: titles, labels) }
  }

  /// Returns the titles of other records that the rows' titles contain.
  private func labels(
    of rows: [StoredRecord], named titles: TitleColumns, in table: TableSchema
  ) -> ReferenceLabels {
    var labels = ReferenceLabels()
    guard titles.rule == .references else { return labels }
    for name in titles.title {
      guard let target = table.column(name).flatMap(schema.target),
        let other = tables[target.table]
      else { continue }
      let titled = TitleColumns(other.schema, in: schema)
      for row in other.rows {
        let label = RecordLabel(row, column: target.column, titled: titled)
        labels[name, label.value] = label
      }
    }
    return labels
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
    _ row: StoredRecord, column: String, titled titles: TitleColumns,
    _ labels: ReferenceLabels = ReferenceLabels()
  ) {
    let short = row.excerpted(maxCharacters: RecordLabel.maxCharacters)
    self.init(
      value: row.record[column], key: row.key, title: titles.title(of: short, labels: labels))
  }
}

/// A record that a memory store has removed.
struct RemovedRow {
  let table: String
  let row: StoredRecord
}

/// References are checked only by removals and restores: a record cannot be removed while another
/// one refers to it, and can be restored only if the records that it refers to exist.
extension MemoryStore.Contents {
  /// Returns the records that refer to a row. Complexity: O(records of the tables that refer).
  func dependents(of row: StoredRecord, in table: MemoryTable) -> [Dependents] {
    tables.values.map(\.schema).sorted { $0.name < $1.name }.flatMap { other in
      other.columns.compactMap { column -> Dependents? in
        guard let target = schema.target(of: column), target.table == table.schema.name,
          let rows = tables[other.name]?.rows
        else { return nil }
        let value = row.record[target.column]
        let isSame = other.name == table.schema.name
        let maxCount = Dependents.maxCounted
        let count =
          value == .null
          ? 0
          : rows.lazy.filter {
            $0.record[column.name].isIdentical(to: value) && !(isSame && $0.key == row.key)
          }.prefix(maxCount + 1).count
        guard count > 0 else { return nil }
        return Dependents(
          table: other.name, columns: [column.name], values: [value], count: min(count, maxCount),
          hasMore: count > maxCount, rule: .noAction)
      }
    }
  }

  /// Returns a column whose reference leads to no record, and the table it refers to; `nil` if all
  /// references are intact.
  func brokenReference(
    of row: StoredRecord, in table: MemoryTable
  ) -> (column: String, other: String)? {
    for column in table.schema.columns {
      let value = row.record[column.name]
      guard value != .null, let target = schema.target(of: column) else { continue }
      let isItself =
        target.table == table.schema.name && row.record[target.column].isIdentical(to: value)
      let isThere =
        isItself
        || tables[target.table]?.rows.contains {
          $0.record[target.column].isIdentical(to: value)
        } == true
      if !isThere { return (column.name, target.table) }
    }
    return nil
  }
}
