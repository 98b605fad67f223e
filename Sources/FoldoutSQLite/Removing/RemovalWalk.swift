import FoldoutForms
import FoldoutRecords
import GRDB

/// Finds the rows that foreign keys will remove or change with a row, before it is removed.
struct RemovalWalk {
  /// A row whose columns are set to NULL or to their default.
  struct SetRow: Sendable {
    /// The row, without its values.
    var row: RowSnapshot
    /// The indices of the columns that are set.
    var columnIndices: [Int]
    /// Their values before the removal.
    var before: [StoredValue]
    /// Their values after the removal.
    var after: [StoredValue] = []
    /// The trace of the whole row after the removal; `nil` if its key identifies it for good.
    var trace: Int?

    var name: RowIdentity { row.name }
  }

  /// The rows to be removed, each before those removed with it.
  private(set) var removed: [RowSnapshot] = []
  /// The rows to be changed.
  private(set) var set: [SetRow] = []
  /// The number of changes to rows of tables without rowids.
  private(set) var changesWithoutRowid = 0
  /// False if a row without an identity is removed, which could not be restored.
  private(set) var isComplete = true
  /// The bytes of the rows to be removed.
  private(set) var bytes = 0
  /// The names of the rows to be removed.
  private(set) var names: Set<RowIdentity> = []
  /// The indices of the rows in `set`.
  private var indices: [RowIdentity: Int] = [:]
  private let shapes: Shapes
  private let db: Database
  private let maxBytes: Int

  /// Makes a walk. Beyond `maxBytes`, the sizes of values are counted, but the values are not kept.
  init(_ shapes: Shapes, maxBytes: Int, in db: Database) {
    self.shapes = shapes
    self.db = db
    self.maxBytes = maxBytes
  }

  /// The number of other rows found so far.
  var found: Int { max(0, removed.count - 1) + set.count }

  /// Adds a row that is removed, and all rows that are removed or changed with it.
  ///
  /// Throws `removesTooMany` for more rows than one removal may take.
  mutating func extend(from row: RowSnapshot, of bytes: Int, _ root: RowSnapshot) throws {
    var index = removed.count
    add(row, of: bytes)
    while index < removed.count {
      let row = removed[index]
      for referrer in shapes.referrers(of: row.name.table) {
        try follow(referrer, from: row, root)
      }
      index += 1
    }
    let names = names
    dropFromSet { names.contains($0.name) }
  }

  /// Adds a row to be removed, once.
  private mutating func add(_ row: RowSnapshot, of size: Int) {
    if row.name.isShared { isComplete = false }
    guard names.insert(row.name).inserted else { return }
    bytes += size
    var row = row
    if bytes > maxBytes { row.values = [] }
    removed.append(row)
  }

  /// Drops the rows that a trigger kept from being removed.
  mutating func drop(survivors: Set<RowIdentity>) {
    guard !survivors.isEmpty else { return }
    removed.removeAll { survivors.contains($0.name) }
    names.subtract(survivors)
  }

  /// Records the values that the removal has left in the rows that it changed.
  mutating func recordStateAfterRemoval() throws {
    for index in set.indices {
      guard let shape = shapes[set[index].name.table] else { continue }
      let (row, columns) = (set[index].row, set[index].columnIndices.map { shape.columns[$0] })
      let address = (condition: shape.condition(), values: row.name.identity)
      let start = shape.identity.count + shape.key.count
      set[index].after =
        try Query(
          """
          SELECT \(shape.naming(and: columns)) FROM \(shape.source) WHERE \(address.condition) LIMIT 1
          """, in: db
        ).rows(address.values) { $0.values(start..<start + columns.count) }.first ?? []
      // A key that the removal changes cannot find the row again.
      let keyIsSet = columns.contains(where: shape.key.contains)
      if keyIsSet || !shape.isKeyPermanent || row.key.contains(.null) {
        set[index].trace = try shape.trace(shape.columns, at: address, in: db)
      }
    }
    // If the row is gone or has kept its values, a trigger has interfered.
    dropFromSet { row in
      row.after.isEmpty || zip(row.after, row.before).allSatisfy { $0.isIdentical(to: $1) }
    }
  }

  /// Throws `removesTooMany` for more rows than one removal may take.
  func refuseTooMany(_ root: RowSnapshot) throws(StoreError) {
    guard found > Removal.maxRows else { return }
    throw .removesTooMany(table: root.name.table, maxCount: Removal.maxRows)
  }
}

extension RemovalWalk {
  private mutating func follow(
    _ referrer: Referrer, from row: RowSnapshot, _ root: RowSnapshot
  ) throws {
    guard let parent = shapes[row.name.table], let child = shapes[referrer.child] else { return }
    let rest = """
      FROM \(parent.source) AS p CROSS JOIN \(child.source) AS c ON \(referrer.condition)
      WHERE \(parent.condition("p.")) LIMIT \(Removal.maxRows + 2)
      """
    switch referrer.rule {
    case .noAction, .restrict: return
    case _ where child.identity.isEmpty:
      if try Query("SELECT 1 \(rest)", in: db).hasRows(row.name.identity) { isComplete = false }
    case .cascade: try cascade(from: row, to: child, rest)
    case .setNull, .setDefault: try change(referrer.columns, from: row, in: child, rest)
    }
    try refuseTooMany(root)
  }

  /// Adds the rows of a query with their values or, once there is no room for those, with their
  /// names and sizes. It never reads the values of more than one row beyond the limit.
  private mutating func cascade(
    from row: RowSnapshot, to child: TableShape, _ rest: String
  ) throws {
    if bytes <= maxBytes {
      let isWhole = try db.withValuesOrNot(ofAtMost: maxBytes) {
        try Query("SELECT \(child.selection("c.")) \(rest)", in: db).visit(row.name.identity) {
          let found = child.row($0)
          add(found, of: found.bytes)
          return bytes <= maxBytes
        }
        return bytes <= maxBytes
      }
      if isWhole == true { return }
    }
    let size = child.identity.count + child.key.count
    try Query("SELECT \(child.naming("c.")), \(child.size("c.")) \(rest)", in: db)
      .visit(row.name.identity) {
        add(child.name($0), of: $0.integer(size))
        return true
      }
  }

  private mutating func change(
    _ columns: [String], from row: RowSnapshot, in child: TableShape, _ rest: String
  ) throws {
    guard let columnIndices = child.columnIndices(of: columns) else { return }
    let start = child.identity.count + child.key.count
    // The change would alter the key that identifies the row.
    let losesItsName =
      !child.isIdentifiedByRowid
      && !Set(columnIndices).isDisjoint(with: child.columnIndices(of: child.key) ?? [])
    try Query("SELECT \(child.naming("c.", and: columns)) \(rest)", in: db)
      .visit(row.name.identity) { found in
        guard !losesItsName else {
          isComplete = false
          return false
        }
        if !child.isIdentifiedByRowid { changesWithoutRowid += 1 }
        change(child.name(found), columnIndices, found.values(start..<start + columnIndices.count))
        return true
      }
  }

  private mutating func change(_ row: RowSnapshot, _ columns: [Int], _ values: [StoredValue]) {
    if row.name.isShared { isComplete = false }
    guard let index = indices[row.name] else {
      indices[row.name] = set.count
      set.append(SetRow(row: row, columnIndices: columns, before: values))
      return
    }
    for (column, value) in zip(columns, values) where !set[index].columnIndices.contains(column) {
      set[index].columnIndices.append(column)
      set[index].before.append(value)
    }
  }

  private mutating func dropFromSet(_ isToGo: (SetRow) -> Bool) {
    set.removeAll(where: isToGo)
    indices = Dictionary(uniqueKeysWithValues: set.enumerated().map { ($1.name, $0) })
  }
}

extension Database {
  /// Returns the result of `work` with values of at most `bytes`; `nil` if it meets a longer one.
  func withValuesOrNot<T>(ofAtMost bytes: Int, _ work: () throws -> T) throws -> T? {
    do {
      return try withValues(ofAtMost: bytes, work)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_TOOBIG {
      return nil
    }
  }
}
