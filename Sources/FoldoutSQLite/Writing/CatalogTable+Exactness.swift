import FoldoutForms
import FoldoutRecords
import GRDB

/// Numbers are kept to their last digit, or not at all. Of a secret no digit is told.
extension CatalogTable {
  /// Returns the refusal of a number that its column would change; `nil` for all else.
  ///
  /// SQLite reads the texts of long numbers itself, and writes floating point numbers as texts: it
  /// may miss the nearest number, or round to the other side.
  func refusal(of cell: Change.Cell, in db: Database) throws -> StoreError? {
    guard let column = schema.column(cell.column), !convertingNothing.contains(cell.column)
    else { return nil }
    let affinity = Affinity(declaredType: column.declaredType)
    guard let nearest = affinity.loss(of: cell.new) else { return nil }
    let reading: String
    switch (affinity, cell.new) {
    case (_, .text): reading = "CAST(? AS REAL)"
    case (.text, .real): reading = "CAST(CAST(? AS TEXT) AS REAL)"
    default: return refusal(nearest, of: column)
    }
    guard
      case .real(let real)? = try Query("SELECT \(reading)", in: db)
        .rows([cell.new], { $0.value(0) }).first
    else { return refusal(nearest, of: column) }
    return affinity.loss(of: cell.new, readAs: real).map { refusal($0, of: column) }
  }

  /// Returns the refusal of a text that its column has made another number; `nil` for all else.
  func refusal(of cell: Change.Cell, keptAs stored: StoredValue) -> StoreError? {
    guard let column = schema.column(cell.column),
      let loss = Affinity.loss(of: cell.new, keptAs: stored)
    else { return nil }
    return refusal(loss, of: column)
  }

  private func refusal(_ loss: Affinity.Loss, of column: ColumnSchema) -> StoreError {
    let rule: StoreError.Rule =
      column.isSecret ? .type : .inexact(loss.number, kept: loss.kept)
    return .refused(rule: rule, column: column.name, table: schema.name)
  }
}
