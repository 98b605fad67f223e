import FoldoutForms
import FoldoutRecords
import GRDB

/// Removes a row, and finds the effects that its foreign keys do not account for.
///
/// The rows that triggers write are known only afterwards, by their rowids. So if triggers have
/// written anything, the removal is rolled back, those rows are read as they were before, and the
/// row is removed again.
struct RemovalSweep {
  let root: RowSnapshot
  let shapes: Shapes
  var walk: RemovalWalk
  let db: Database
  /// The rows that triggers changed.
  private(set) var touched: [RestorableRemoval.TouchedRow] = []
  /// The bytes of the touched rows.
  private(set) var touchedBytes = 0
  /// The rows that were added and removed again during the removal.
  private var addedAndRemoved: Set<RowIdentity> = []
  /// The rows that triggers added.
  private var added: Set<RowIdentity> = []
  /// False if some affected rows are not known, so that the removal could not be restored.
  private(set) var isKnown = true
  private let maxBytes: Int

  init(root: RowSnapshot, shapes: Shapes, maxBytes: Int, db: Database) {
    self.root = root
    self.shapes = shapes
    self.maxBytes = maxBytes
    self.db = db
    walk = RemovalWalk(shapes, maxBytes: maxBytes, in: db)
  }

  /// The bytes of all rows that would have to be kept.
  var bytes: Int { walk.bytes + touchedBytes }

  /// Removes the row. Throws if a rule forbids it or, with `onlyIfUnreferenced`, if any row refers
  /// to it.
  mutating func remove(of rootBytes: Int, onlyIfUnreferenced: Bool) throws {
    try walk.extend(from: root, of: rootBytes, root)
    if onlyIfUnreferenced { try refuseReferences() }
    isKnown = walk.isComplete
    var count = RowCounter(shapes: shapes, db: db)
    try count.begin(shapes.unreported.counted)
    if shapes.hasTriggers { for row in walk.set { try touch(row.name) } }
    try Query("SAVEPOINT removal", in: db).run()
    var log = try removeOnce()
    var others = unaccountedRows(in: log)
    let written = count.due(after: log)
    if !others.isEmpty || !written.isEmpty {
      try rollBack()
      try count.begin(written)
      try read(others)
      log = try removeOnce()
      others = unaccountedRows(in: log)
      // Triggers acted differently the second time.
      if !others.removed.isEmpty { isKnown = false }
    }
    try Query("RELEASE removal", in: db).run()
    try dropSurvivors(log)
    try walk.recordStateAfterRemoval()
    try recordStateAfterRemoval()
    try walk.refuseTooMany(root)
    if try !count.fits(removed: walk.removed, added: added.intersection(log.written)) {
      isKnown = false
    }
    if shapes.unreported.affectsTablesWithoutRowid,
      log.unreportedCount > walk.countChangesWithoutRowid(shapes)
    {
      isKnown = false
    }
  }

  /// Throws if a foreign key would remove or change other rows, or forbids the removal: a trigger
  /// might remove those rows first. Rows that only triggers write, such as those of an index that
  /// they maintain, are no references.
  private func refuseReferences() throws {
    let table: String?
    if let other = walk.removed.dropFirst().first?.name ?? walk.set.first?.name {
      table = other.table
    } else if walk.isComplete {
      table = try DependentsReader(shapes: shapes, db: db).forbidding([root])
      guard table != nil else { return }
    } else {
      table = nil
    }
    throw StoreError.referredTo(table: root.name.table, by: table)
  }

  /// Reads a row that triggers may change, if there is room to keep it.
  private mutating func touch(_ name: RowIdentity) throws {
    guard let shape = shapes[name.table] else { return }
    if name.isShared { isKnown = false }
    let address = (condition: shape.condition(), values: name.identity)
    let room = (maxBytes - bytes) / 2
    guard let (row, size) = try shape.row(at: address, ofAtMost: room, in: db) else {
      added.insert(name)
      return
    }
    // Twice the size, because the row is read again after the removal for comparison.
    touchedBytes += 2 * size
    if !row.values.isEmpty { touched.append(RestorableRemoval.TouchedRow(before: row)) }
  }

  private func removeOnce() throws -> WrittenRowsLog {
    guard let shape = shapes[root.name.table] else {
      throw StoreError.unknownTable(root.name.table)
    }
    do {
      let log = try WrittenRowsLog.recording(db, shapes) {
        try Query("DELETE FROM \(shape.source) WHERE \(shape.condition())", in: db)
          .run(root.name.identity)
      }
      try Change.refuseBrokenDeferredForeignKeys(db)
      return log
    } catch let error as DatabaseError where error.isOfForeignKey {
      try rollBack()
      let reader = DependentsReader(shapes: shapes, db: db)
      throw StoreError.referredTo(
        table: root.name.table, by: try reader.forbidding(walk.removed.prefix(100)))
    }
  }

  private func rollBack() throws {
    try Query("ROLLBACK TO removal", in: db).run()
  }

  /// Returns the written rows that the foreign keys do not account for.
  private func unaccountedRows(in log: WrittenRowsLog) -> WrittenRowsLog {
    var log = log
    log.removed.subtract(walk.names)
    log.removed.subtract(addedAndRemoved)
    log.written.subtract(walk.names)
    log.written.subtract(walk.set.map(\.name))
    return log
  }

  /// Reads the rows that triggers will write, before the removal.
  private mutating func read(_ others: WrittenRowsLog) throws {
    guard others.removed.count + others.written.count <= Removal.maxRows else {
      throw StoreError.removesTooMany(table: root.name.table, maxCount: Removal.maxRows)
    }
    for name in others.removed.sorted() {
      guard let shape = shapes[name.table] else { continue }
      let address = (condition: shape.condition(), values: name.identity)
      if let (row, size) = try shape.row(at: address, ofAtMost: maxBytes - bytes, in: db) {
        try walk.extend(from: row, of: size, root)
      } else {
        addedAndRemoved.insert(name)
      }
    }
    isKnown = isKnown && walk.isComplete
    for name in others.written.sorted() { try touch(name) }
  }

  /// Drops the rows that a trigger kept from being removed. Throws if the record is one of them.
  private mutating func dropSurvivors(_ log: WrittenRowsLog) throws {
    let survivors = try walk.removed.map(\.name).filter { name in
      guard let shape = shapes[name.table] else { return true }
      if shape.isIdentifiedByRowid { return !log.removed.contains(name) }
      return shapes.hasTriggers ? try shape.has(name.identity, in: db) : false
    }
    guard !survivors.contains(root.name) else {
      throw StoreError.keptByTrigger(table: root.name.table)
    }
    walk.drop(survivors: Set(survivors))
  }

  /// Records how the removal has changed the rows that triggers wrote.
  private mutating func recordStateAfterRemoval() throws {
    for index in touched.indices {
      let before = touched[index].before
      guard let shape = shapes[before.name.table] else { continue }
      let address = (condition: shape.condition(), values: before.name.identity)
      touched[index].trace = try shape.trace(shape.columns, at: address, in: db)
      guard let now = try shape.row(at: address, in: db) else { continue }
      touched[index].changed = shape.columns.indices.filter {
        !now.values[$0].isIdentical(to: before.values[$0])
      }.map { shape.columns[$0] }
    }
  }
}

extension RowIdentity: Comparable {
  /// Orders by table name, then by identity.
  static func < (mine: RowIdentity, other: RowIdentity) -> Bool {
    mine.table == other.table
      ? RecordKey(mine.identity).precedes(RecordKey(other.identity)) : mine.table < other.table
  }
}

extension DatabaseError {
  /// True for a foreign key that forbids a removal. SQLite reports RESTRICT as a trigger's error.
  fileprivate var isOfForeignKey: Bool {
    switch extendedResultCode {
    case .SQLITE_CONSTRAINT_FOREIGNKEY: true
    case .SQLITE_CONSTRAINT_TRIGGER: message == "FOREIGN KEY constraint failed"
    default: false
    }
  }
}

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
