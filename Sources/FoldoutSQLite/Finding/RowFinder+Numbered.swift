import FoldoutForms
import FoldoutRecords

/// Windows of rows that are identified only by number. All rows that can be listed are read at
/// once.
extension RowFinder {
  /// Limit in characters for a text that is searched here.
  private static let maxCharacters = 1000

  /// Returns a window of the matching rows, by row number.
  func matchingNumberedRows() async throws(StoreError) -> Window {
    let size = size
    return try await file.scan(of: request.table) {
      [request, plan, matcher, secretTokens] db, opened in
      let tokenMaker = secretTokens.reader()
      return try opened.catalogs.answer(about: request.table, in: db) { table, _ in
        let shown = request.columns ?? table.columns
        let limits = ValueLimits(characters: RowFinder.maxCharacters)
        let read = Set(plan.searched + (request.filter?.columns ?? [])).subtracting(shown)
        let cells = Cells(columns: shown + read.sorted(), limits: limits)
        let all = try table.reading {
          try table.numberedWindow(.first, cells, size: WindowRequest.maxNumberedRows, in: db)
        }
        var matcher = matcher
        let found = all.records.filter { row in
          guard request.filter?.contains(row.record) != false else { return false }
          // Search without the key: a row number is no value that anybody has given.
          let unkeyed = StoredRecord(key: RecordKey([]), record: row.record)
          return matcher.matches(unkeyed, in: plan.searched)
        }.map { row in
          StoredRecord(
            key: row.key,
            record: DynamicRecord(columns: shown, values: shown.map { row.record[$0] }),
            cut: row.cut.filter { shown.contains($0.key) })
        }
        var window = RowFinder.window(of: found, request.anchor, size: size)
        window.isCutShort = all.isCutShort && !window.hasNext
        window = window.redacted(as: table.schema, by: tokenMaker).excerpted(
          maxCharacters: request.maxCharacters)
        window.scan = Window.Scan(
          rowsRead: all.records.count, unsearchedTables: matcher.unsearchedTables,
          countAfter: window.countBefore.map { found.count - $0 - window.records.count })
        return window
      }
    }
  }

  private static func window(
    of found: [StoredRecord], _ anchor: WindowRequest.Anchor, size: Int
  ) -> Window {
    let range: Range<Int>
    switch anchor {
    case .first: range = 0..<min(size, found.count)
    case .after(let key, _):
      let anchor = CatalogTable.rowNumber(key)
      let start = found.firstIndex { CatalogTable.rowNumber($0.key) > anchor } ?? found.count
      range = start..<min(start + size, found.count)
    case .before(let key, _):
      let anchor = CatalogTable.rowNumber(key)
      let end = found.firstIndex { CatalogTable.rowNumber($0.key) >= anchor } ?? found.count
      range = max(0, end - size)..<end
    case .last: range = max(0, found.count - size)..<found.count
    }
    let before = range.lowerBound
    return Window(
      records: Array(found[range]), hasPrevious: before > 0,
      hasNext: range.upperBound < found.count,
      countBefore: before > WindowRequest.maxCounted ? nil : before)
  }
}
