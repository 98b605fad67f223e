import FoldoutForms
import FoldoutRecords

/// Numbers are kept to their last digit, or not at all. Of a secret no digit is told.
extension CatalogTable {
  /// The refusal of a number of which its column would make another; `nil` for all else.
  func refusal(of cell: Change.Cell) -> StoreError? {
    guard let column = schema.column(cell.column), !convertingNothing.contains(cell.column),
      let loss = Affinity(declaredType: column.declaredType).loss(of: cell.new)
    else { return nil }
    return refusal(loss, of: column)
  }

  /// The refusal of a text of which its column has made another number; `nil` for all else.
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
