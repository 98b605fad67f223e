import FoldoutForms
import FoldoutRecords
import GRDB

extension SQLiteStore {
  /// Returns a window for which rows have to be scanned.
  func scannedWindow(
    _ request: WindowRequest, _ query: SearchQuery
  ) async throws(StoreError) -> Window {
    let begun = ContinuousClock.now
    let (plan, request) = try await file.read(of: request.table) { db, opened in
      try opened.catalogs.answer(about: request.table, in: db) { table, dated in
        var request = request
        request.order = try dated.order(request.order, of: table, in: db)
        var plan = try RowFinder.Plan(request, query, of: table, opened, db)
        plan.filter = try table.reader(in: db).condition(of: request.filter, in: dated.catalog)
        return (plan, request)
      }
    }
    let finder = RowFinder(
      file: file, request: request, plan: plan,
      matcher: await matcher(of: query, request.search, targets: plan.targets), begun: begun,
      sorting: sorting, secretTokens: secretTokens)
    if plan.isNumbered { return try await finder.matchingNumberedRows() }
    if plan.hasOrder { return try await finder.matches() }
    if let window = try await finder.sorted() { return window }
    var window = try await self.window(request.unsorted)
    window.scan = window.scan ?? Window.Scan(rowsRead: 0)
    window.scan?.gaveUpSorting = true
    return window
  }
}

extension DatedCatalog {
  /// Returns an order that says whether it is by the moments of dates with several zones, which
  /// only rows show.
  func order(_ asked: RowOrder, of table: CatalogTable, in db: Database) throws -> RowOrder {
    guard let column = asked.column,
      table.schema.column(column)?.mayHoldTextsOfDates == true,
      let dated = try tablesWithDates(in: db).first(where: { $0.name == table.schema.name })
    else { return asked }
    var order = asked
    order.isOfMoments = dated.isOfMoments(asked)
    return order
  }
}

extension RowFinder.Plan {
  /// Makes the plan for a request.
  fileprivate init(
    _ request: WindowRequest, _ query: SearchQuery, of table: CatalogTable,
    _ opened: Connections, _ db: Database
  ) throws {
    let asked = table.schema.declared(request.order)
    let hasOrder = table.schema.hasIndex(for: asked)
    for name in request.columns ?? [] where table.schema.column(name) == nil {
      throw StoreError.unknownColumn(name, table: table.schema.name)
    }
    let order = table.order(asked)
    let isNumbered = table.schema.key == .rowNumber
    var cursor: [StoredValue]?
    var isBackwards = false
    if !isNumbered {
      switch request.anchor {
      case .first: break
      case .last: isBackwards = true
      case .after(let key, let edge):
        cursor = try table.reader(in: db).cursor(of: key, at: edge, in: order, isAfter: true)
      case .before(let key, let edge):
        cursor = try table.reader(in: db).cursor(of: key, at: edge, in: order, isAfter: false)
        // Without a cursor the window begins at the beginning.
        isBackwards = cursor != nil
      }
    }
    self.init(
      file: opened.id, isNumbered: isNumbered, hasOrder: hasOrder, isBackwards: isBackwards,
      cursor: cursor, searched: [], targets: [:])
    guard !query.isEmpty else { return }
    searched = table.schema.searchedColumns(among: request.search?.columns)
    let schema = Schema(
      tables: try opened.catalogs.catalog(in: db).tablesWithDates(in: db), isWritable: false)
    if let known = schema.table(table.schema.name) {
      targets = schema.namedTargets(of: known, among: searched)
    }
  }
}
