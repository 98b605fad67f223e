import FoldoutForms
import FoldoutRecords
import GRDB

extension DatedCatalog {
  /// Returns the cells for defaults of the current time in columns whose dates have another form
  /// than the text that SQLite would write. Given cells take their place.
  func momentsByDefault(
    in table: CatalogTable, besides cells: [Insertion.Cell], in db: Database
  ) throws -> [Insertion.Cell] {
    let given = Set(cells.map(\.column))
    let names = table.schema.columns.filter { column in
      guard case .moment = column.defaultValue else { return false }
      return !given.contains(column.name)
    }.map(\.name)
    guard !names.isEmpty,
      let dated = try tablesWithDates(in: db).first(where: { $0.name == table.schema.name })
    else { return [] }
    // SQLite's own clock, as for the default.
    let now = try Query("SELECT CURRENT_TIMESTAMP", in: db).only { $0.text(0) }
    guard let now = now.flatMap({ StoredDate($0) })?.value else { return [] }
    return names.compactMap { name in
      dated.column(name)?.momentByDefault(at: now).map { .init(column: name, new: $0) }
    }
  }
}
