import FoldoutForms
import FoldoutRecords
import GRDB

/// Checks that a column stores a number exactly. An error about a secret column quotes no digits.
struct ExactnessCheck {
  let table: CatalogTable
  let db: Database

  /// Returns an error if the column would store a number inexactly; `nil` for any other cell.
  ///
  /// SQLite parses numeric text and formats floating-point numbers with its own code, which may
  /// miss the nearest number or round the other way. So a suspected loss is checked with SQLite's
  /// `CAST`.
  func refusal(of cell: Change.Cell) throws -> StoreError? {
    guard let column = table.schema.column(cell.column),
      !table.columnsWithoutConversion.contains(cell.column)
    else { return nil }
    let affinity = Affinity(declaredType: column.declaredType)
    guard let suspected = affinity.loss(of: cell.new) else { return nil }
    let conversion: String
    switch (affinity, cell.new) {
    case (_, .text): conversion = "CAST(? AS REAL)"
    case (.text, .real): conversion = "CAST(CAST(? AS TEXT) AS REAL)"
    default: return refusal(suspected, of: column)
    }
    guard
      case .real(let real)? = try Query("SELECT \(conversion)", in: db)
        .rows([cell.new], { $0.value(0) }).first
    else { return refusal(suspected, of: column) }
    return affinity.loss(of: cell.new, readAs: real).map { refusal($0, of: column) }
  }

  /// Returns an error if the column has stored a text as a different number; `nil` otherwise.
  func refusal(of cell: Change.Cell, keptAs stored: StoredValue) -> StoreError? {
    guard let column = table.schema.column(cell.column),
      let loss = Affinity.loss(of: cell.new, keptAs: stored)
    else { return nil }
    return refusal(loss, of: column)
  }

  private func refusal(_ loss: Affinity.Loss, of column: ColumnSchema) -> StoreError {
    let rule: StoreError.Rule =
      column.isSecret ? .type : .inexact(loss.number, kept: loss.kept)
    return .refused(rule: rule, column: column.name, table: table.schema.name)
  }
}
