import FoldoutRecords

extension RemovalSweep {
  /// The columns of the tables of all affected rows.
  var columns: [String: [String]] {
    let names = Set(
      walk.removed.map(\.name.table) + touched.map(\.before.name.table) + walk.set.map(\.name.table)
    )
    return Dictionary(uniqueKeysWithValues: names.map { ($0, shapes[$0]?.columns ?? []) })
  }

  /// Returns the effects of the removal, counted by table: the record's own first, then by name.
  func receipt(_ id: RemovalID?) -> RemovalReceipt {
    let set = Dictionary(uniqueKeysWithValues: walk.set.map { ($0.name, columns(of: $0)) })
    let altered = touched.compactMap { row -> (String, [String])? in
      let columns = row.changed.filter { !(set[row.before.name] ?? []).contains($0) }
      return columns.isEmpty ? nil : (row.before.name.table, columns)
    }
    return RemovalReceipt(
      id: id, removed: counts(walk.removed.map { ($0.name.table, []) }),
      changed: counts(walk.set.map { ($0.name.table, columns(of: $0)) }), altered: counts(altered))
  }

  private func columns(of row: RemovalWalk.SetRow) -> [String] {
    let columns = shapes[row.name.table]?.columns ?? []
    return row.columnIndices.sorted().map { columns[$0] }
  }

  private func counts(_ rows: [(table: String, columns: [String])]) -> [RowCount] {
    let own = root.name.table
    return RowCount.counts(of: rows)
      .sorted { ($0.table == own ? 0 : 1, $0.table) < ($1.table == own ? 0 : 1, $1.table) }
  }
}
