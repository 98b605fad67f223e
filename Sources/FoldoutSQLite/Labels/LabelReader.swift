import FoldoutForms
import FoldoutRecords
import GRDB

/// Reads the labels of a table's rows in the transaction under way.
struct LabelReader {
  let table: CatalogTable
  let catalog: DatedCatalog
  let naming: RecordTitle
  let db: Database

  /// True if titles may contain names of other records; those names contain none themselves.
  private let isDeep: Bool

  init(
    of table: CatalogTable, in catalog: DatedCatalog, _ db: Database, isDeep: Bool = true
  ) throws {
    self.table = table
    self.catalog = catalog
    self.db = db
    self.isDeep = isDeep
    naming = try catalog.title(of: table.schema.name, in: db)
  }

  /// Returns the labels of the rows that have the given values in a column. The column's type and
  /// collation decide, and each label has the value as requested.
  func labels(of values: [StoredValue], in column: String) throws -> [RecordLabel] {
    guard try table.schema.referable(column) != nil else { return [] }
    let values = values.filter { $0 != .null && !$0.isRedacted }
    return try table.reading { try labelledValues(values, in: column) }.map { value, label in
      var label = label
      label.value = value
      return label
    }
  }

  /// Returns the labels of some rows, with the names of other records in their titles.
  func labels(of rows: [StoredRecord], by column: String) throws -> [RecordLabel] {
    let names = try names(of: rows)
    return rows.map { RecordLabel($0, column: column, titled: naming, names) }
  }

  /// Returns the cells of each row that its label needs.
  func cells(_ column: String) -> Cells {
    var columns = [column]
    for name in naming.title where !columns.contains(name) { columns.append(name) }
    var limits = ValueLimits(characters: RecordLabel.maxCharacters)
    limits[column] = .unlimited
    return Cells(columns: columns, limits: limits)
  }

  /// Returns the names of other records in the titles, each by its own title.
  private func names(of rows: [StoredRecord]) throws -> ReferenceNames {
    var names = ReferenceNames()
    guard isDeep, naming.rule == .references else { return names }
    for column in naming.title {
      guard let target = catalog.target(of: column, in: table) else { continue }
      let other = try LabelReader(of: catalog.table(target.table), in: catalog, db, isDeep: false)
      let values = Set(rows.map { $0.record[column] })
      for label in try other.labels(of: Array(values), in: target.column) {
        names[column, label.value] = label
      }
    }
    return names
  }
}

extension StoredValue {
  /// True for a secret, which is never searched for.
  fileprivate var isRedacted: Bool { if case .redacted = self { true } else { false } }
}
