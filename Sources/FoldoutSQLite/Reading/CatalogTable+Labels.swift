import FoldoutForms
import FoldoutRecords
import GRDB

extension CatalogTable {
  /// The labels of the rows that have some values in a column, compared as the column compares.
  func labels(
    of values: [StoredValue], in column: String, _ db: Database
  ) throws -> [RecordLabel] {
    guard try schema.referable(column) != nil else { return [] }
    let naming = RecordTitle(schema)
    let cells = labelCells(column, naming)
    let clauses = " WHERE \(Identifier(column)) = ? LIMIT 1"
    return try values.compactMap { value in
      guard value != .null, !value.isSealed,
        let row = try rows(cells, clauses, [value], in: db).first.map(named)
      else { return nil }
      var label = RecordLabel(row.stored, column: column, titled: naming)
      label.value = value
      return label
    }
  }

  /// The rows that match what somebody typed, among the first rows.
  func matches(_ request: LabelRequest, in db: Database) throws -> LabelMatches {
    guard try schema.referable(request.column) != nil else { return LabelMatches(labels: []) }
    let naming = RecordTitle(schema)
    let column = Identifier(request.column)
    let clauses = " WHERE \(column) IS NOT NULL LIMIT ?"
    let most = CatalogTable.mostScanned
    let rows = try rows(
      labelCells(request.column, naming), clauses, [.integer(Int64(most + 1))], in: db
    ).map(named)
    let labels = rows.prefix(most).map {
      RecordLabel($0.stored, column: request.column, titled: naming)
    }
    return LabelMatches(
      among: labels, LabelSearch(request.words), most: request.most,
      isPartial: rows.count > most)
  }

  /// The most rows that are looked at for one search.
  private static let mostScanned = 10_000

  private func labelCells(_ column: String, _ naming: RecordTitle) -> Cells {
    var columns = [column]
    for name in naming.title where !columns.contains(name) { columns.append(name) }
    return Cells(columns: columns, limits: ValueLimits(characters: RecordLabel.mostCharacters))
  }
}

extension StoredValue {
  fileprivate var isSealed: Bool { if case .sealed = self { true } else { false } }
}
