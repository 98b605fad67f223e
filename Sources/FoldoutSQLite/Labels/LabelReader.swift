import FoldoutForms
import FoldoutRecords
import GRDB

/// The labels of a table's rows, read in the transaction under way.
struct LabelReader {
  let table: CatalogTable
  let catalog: DatedCatalog
  let naming: RecordTitle
  let db: Database

  init(of table: CatalogTable, in catalog: DatedCatalog, _ db: Database) throws {
    self.table = table
    self.catalog = catalog
    self.db = db
    naming = try catalog.title(of: table.schema.name, in: db)
  }

  /// The labels of the rows that have some values in a column, compared as the column compares.
  func labels(of values: [StoredValue], in column: String) throws -> [RecordLabel] {
    guard try table.schema.referable(column) != nil else { return [] }
    let asked = values.filter { $0 != .null && !$0.isSealed }
    let found = try table.reading { try rows(with: asked, in: column) }
    let labels = try labels(of: found.map(\.row), by: column)
    return zip(found, labels).map { found, label in
      RecordLabel(value: found.value, key: label.key, title: label.title)
    }
  }

  /// The labels of some rows, with the names of the records that their titles have.
  func labels(of rows: [StoredRecord], by column: String) throws -> [RecordLabel] {
    let names = try names(of: rows)
    return rows.map { RecordLabel($0, column: column, titled: naming, names) }
  }

  /// The columns that are read of each row for its label.
  func cells(_ column: String) -> Cells {
    var columns = [column]
    for name in naming.title where !columns.contains(name) { columns.append(name) }
    var limits = ValueLimits(characters: RecordLabel.mostCharacters)
    limits[column] = .unlimited
    return Cells(columns: columns, limits: limits)
  }

  /// The names that titles have of other records, each by its own title.
  private func names(of rows: [StoredRecord]) throws -> ReferenceNames {
    var names = ReferenceNames()
    guard naming.rule == .references else { return names }
    for column in naming.title {
      guard let target = catalog.target(of: column, in: table) else { continue }
      let other = try LabelReader(of: catalog.table(target.table), in: catalog, db)
      let values = Set(rows.map { $0.record[column] })
      for label in try other.ownLabels(of: Array(values), in: target.column) {
        names[column, label.value] = label
      }
    }
    return names
  }

  /// The labels by titles that have no names of other records.
  private func ownLabels(of values: [StoredValue], in column: String) throws -> [RecordLabel] {
    try table.reading { try rows(with: values.filter { $0 != .null }, in: column) }.map { found in
      var label = RecordLabel(found.row, column: column, titled: naming)
      label.value = found.value
      return label
    }
  }
}

extension StoredValue {
  /// True for a secret, which is never searched for.
  fileprivate var isSealed: Bool { if case .sealed = self { true } else { false } }
}
