import FoldoutForms
import FoldoutRecords
import GRDB

extension SQLiteStore {
  /// A window for which rows are looked at one by one.
  func scannedWindow(
    _ request: WindowRequest, _ words: SearchedWords
  ) async throws(StoreError) -> Window {
    let begun = ContinuousClock.now
    let plan = try await file.read(of: request.table) { db, opened in
      try opened.catalogs.answer(about: request.table, in: db) { table, _ in
        try RowFinder.Plan(request, words, of: table, opened, db)
      }
    }
    let found = await names(with: words, of: plan.targets)
    let finder = RowFinder(
      file: file, request: request, plan: plan,
      matcher: RowMatcher(words, names: found.names), isPartial: found.isPartial, begun: begun,
      sorting: sorting, seals: seals)
    if plan.hasPlaces { return try await finder.matchingPlaces() }
    if plan.hasOrder { return try await finder.matches() }
    if let window = try await finder.sorted() { return window }
    var window = try await self.window(request.unsorted)
    window.scan = window.scan ?? Window.Scan(looked: 0)
    window.scan?.isUnsortable = true
    return window
  }
}

extension RowFinder.Plan {
  /// The plan for a request.
  fileprivate init(
    _ request: WindowRequest, _ words: SearchedWords, of table: CatalogTable,
    _ opened: Connections, _ db: Database
  ) throws {
    let asked = table.schema.declared(request.order)
    let hasOrder = table.schema.hasIndex(for: asked)
    for name in request.columns ?? [] where table.schema.column(name) == nil {
      throw StoreError.unknownColumn(name, table: table.schema.name)
    }
    let order = table.order(asked)
    let hasPlaces = table.schema.key == .place
    var place: [StoredValue]?
    var isBackwards = false
    if !hasPlaces {
      switch request.place {
      case .first: break
      case .last: isBackwards = true
      case .after(let key, let edge):
        place = try table.place(of: key, at: edge, in: order, isBehind: true, db)
      case .before(let key, let edge):
        place = try table.place(of: key, at: edge, in: order, isBehind: false, db)
        // A place that says nothing is the beginning.
        isBackwards = place != nil
      }
    }
    self.init(
      file: opened.number, hasPlaces: hasPlaces, hasOrder: hasOrder, isBackwards: isBackwards,
      place: place, searched: [], targets: [:])
    guard !words.isEmpty else { return }
    searched = table.schema.searchedColumns(among: request.search?.columns)
    let schema = Schema(
      tables: try opened.catalogs.catalog(in: db).tablesWithDates(in: db), isWritable: false)
    if let known = schema.table(table.schema.name) {
      targets = schema.namedTargets(of: known, among: searched)
    }
  }
}
