import FoldoutForms

extension MemoryTable {
  /// The labels of the rows that have some values in a column. Complexity: O(rows).
  func labels(of values: [StoredValue], in column: String) throws(StoreError) -> [RecordLabel] {
    let all = try labels(in: column)
    let places = Dictionary(
      all.map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first })
    return values.compactMap { value in
      guard value != .null else { return nil }
      // A text may spell the number that is there, as in an address.
      let readings = RecordKey([value]).readings([.none]).compactMap(\.values.first)
      guard var label = readings.lazy.compactMap({ places[$0] }).first else { return nil }
      label.value = value
      return label
    }
  }

  /// The labels of all rows that have a value in a column that identifies them.
  func labels(in column: String) throws(StoreError) -> [RecordLabel] {
    guard try schema.referable(column) != nil else { return [] }
    let naming = RecordTitle(schema)
    return rows.compactMap { row in
      guard row.record[column] != .null else { return nil }
      return RecordLabel(row, column: column, titled: naming)
    }
  }
}

extension RecordLabel {
  /// The label of a row that has at least the columns of its title.
  package init(_ row: StoredRecord, column: String, titled naming: RecordTitle) {
    let title = naming.title(of: row.excerpted(most: RecordLabel.mostCharacters))
    self.init(
      value: row.record[column], key: row.key, title: title.isBlank ? row.key.shown : title)
  }
}
