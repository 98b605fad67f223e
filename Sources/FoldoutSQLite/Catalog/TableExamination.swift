import FoldoutForms
import FoldoutRecords
import GRDB

/// Infers from a table's rows how its columns write dates, texts and switches.
struct TableExamination {
  let table: CatalogTable
  let db: Database

  var samples: TableSamples { TableSamples(table: table, db: db) }

  /// Returns the table with inferences from its first rows. An empty table is examined again once
  /// it has rows.
  func withInferences(epochs: EpochColumns) throws -> TableSchema {
    guard table.schema.kind == .table, table.schema.fault == nil else { return table.schema }
    let known = table.inferences.latest
    if let known, known.hadRows { return known.schema }
    let hasRows =
      try CatalogTable.readable {
        try Query("SELECT 1 FROM \(table.source) LIMIT 1", in: db, isKept: false).hasRows()
      } ?? false
    if let known, !hasRows { return known.schema }
    let dated = try withEpochs(epochs, refining: withDates(epochs: epochs))
    let found = try withSwitches(refining: withShapes(refining: dated))
    table.inferences.keep(found, hadRows: hasRows)
    return found
  }
}
