public import FoldoutForms
import Foundation

/// A record store in memory, with the same contract as a database.
///
/// ```swift
/// let blueTrain = DynamicRecord(
///   columns: ["id", "title"], values: [.integer(4), .text("Blue Train")])
/// let store = MemoryStore(schema: schema, records: ["albums": [blueTrain]])
/// ```
///
/// For hosts without a database, and for tests. It keeps all records of its tables for its
/// lifetime, is not a cache of another store, and runs no triggers.
public actor MemoryStore: RecordStore {
  let isWritable: Bool
  var tables: [String: MemoryTable]
  let secretTokens = SecretTokens()
  let number = UUID()
  var tickets: InsertionTickets
  /// The maximum time for sorting the rows of one window.
  let sorting: Duration
  var archive = RemovalArchive<RemovedRow>()

  /// A store of tables and their records, which are sorted by key.
  ///
  /// Values are stored unchanged: a memory store converts nothing. In a table without a declared
  /// key, records are numbered from 1 in the given order.
  public init(schema: Schema, records: [String: [DynamicRecord]]) {
    self.init(schema: schema, records: records, sorting: RowSearch.maxTimeLimit)
  }

  /// A store with its own tickets and time limit for sorting.
  package init(
    schema: Schema, records: [String: [DynamicRecord]],
    sorting: Duration = RowSearch.maxTimeLimit, tickets: InsertionTickets = InsertionTickets()
  ) {
    self.sorting = sorting
    self.tickets = tickets
    isWritable = schema.isWritable
    tables = [:]
    for table in schema.tables {
      tables[table.name] = MemoryTable(schema: table, records: records[table.name] ?? [])
    }
  }

  /// Returns the current tables.
  public func schema() async throws(StoreError) -> Schema {
    contents.schema
  }

  /// Returns a window of a table's records, in the requested order or else in that of the keys.
  public func window(_ request: WindowRequest) async throws(StoreError) -> Window {
    var table = try table(request.table)
    var request = request
    request.order.isOfMoments = table.schema.isOfMoments(request.order)
    if let filter = request.filter {
      try filter.check(in: table.schema)
      table.rows.removeAll { !filter.contains($0.record) }
    }
    let tokenMaker = secretTokens.reader()
    if let window = try await found(request, in: table, contents.schema) {
      return window.redacted(as: table.schema, by: tokenMaker).excerpted(
        maxCharacters: request.maxCharacters)
    }
    return try table.window(request).redacted(as: table.schema, by: secretTokens.reader())
      .excerpted(maxCharacters: request.maxCharacters)
  }

  /// Returns one record, within limits or in full; `nil` if no record has the key.
  public func record(
    _ key: RecordKey, in table: String, limits: ValueLimits?
  ) async throws(StoreError) -> StoredRecord? {
    let table = try self.table(table)
    return try table.index(of: key).map {
      table.rows[$0].redacted(as: table.schema, by: secretTokens.reader())
        .limited(to: limits, in: table.schema)
    }
  }

  /// Writes all cells of one record, or none, if each still is what the person saw.
  public func change(_ change: Change) async throws(StoreError) -> ChangeOutcome {
    var table = try table(change.table)
    try change.validate(for: table.schema, storeIsWritable: isWritable)
    let (outcome, secrets) = try table.apply(change, by: secretTokens.reader())
    if !change.isTrial {
      tables[change.table] = table
      secretTokens.endWriting(secrets, isStored: true)
    }
    return outcome.redacted(as: table.schema, by: secretTokens.reader())
      .limited(to: change.limits, in: table.schema)
  }

  /// Returns false for every file: the records are in memory.
  public nonisolated func isOwnFile(_ path: String) -> Bool { false }

  /// Returns true if a column of a record contains exactly a text.
  public func verify(
    _ text: String, column: String, of key: RecordKey, in table: String
  ) async throws(StoreError) -> Bool {
    let table = try self.table(table)
    guard table.schema.column(column) != nil else {
      throw .unknownColumn(column, table: table.schema.name)
    }
    return try table.index(of: key).map { table.rows[$0].record[column].equalsText(text) }
      ?? false
  }

  /// Returns the labels of the records with given values in some columns. Complexity: O(rows).
  public func labels(_ lookups: [LabelLookup]) -> [Result<[RecordLabel], StoreError>] {
    let contents = contents
    return lookups.map { lookup in
      Result { () throws(StoreError) in
        try contents.labels(of: lookup.values, in: lookup.column, of: table(lookup.table))
      }
    }
  }

  /// Returns the records that match a query. Complexity: O(rows).
  public func matches(_ request: LabelSearchRequest) async throws(StoreError) -> LabelMatches {
    let labels = try contents.labels(in: request.column, of: table(request.table))
    return LabelMatches(among: labels, LabelSearch(request), maxCount: request.maxCount)
  }

  /// Returns a record including its secrets, for the program that stored them.
  package func revealed(
    _ key: RecordKey, in table: String
  ) async throws(StoreError) -> DynamicRecord? {
    let table = try self.table(table)
    return try table.index(of: key).map { table.rows[$0].record }
  }

  var contents: Contents {
    let schemas = tables.values.map(\.schema).sorted { $0.name < $1.name }
    return Contents(tables: tables, schema: Schema(tables: schemas, isWritable: isWritable))
  }

  func table(_ name: String) throws(StoreError) -> MemoryTable {
    guard let table = tables[name] else { throw .unknownTable(name) }
    return table
  }
}

extension MemoryStore {
  /// Adds one record. A column without a cell gets its default if that is a literal. A key of one
  /// whole number continues from the largest one.
  public func insert(_ insertion: Insertion) async throws(StoreError) -> InsertionOutcome {
    var table = try table(insertion.table)
    try insertion.validate(for: table.schema, storeIsWritable: isWritable)
    if let ticket = insertion.ticket, !insertion.isTrial {
      switch tickets[ticket] {
      case .made(let made):
        let isSame = tickets.isRetry(of: ticket, by: insertion)
        return try repeated(made, insertion, isSame: isSame)
      case .forgotten: return .forgotten
      case .unused: break
      }
    }
    let (record, alsoWritten) = try table.insert(insertion)
    if !insertion.isTrial {
      tables[insertion.table] = table
      secretTokens.endWriting(table.schema.secrets(of: record.key), isStored: true)
      if let ticket = insertion.ticket {
        let located = FileRecord(file: number, table: insertion.table, key: record.key)
        let hasSecrets = table.schema.columns.contains(where: \.isSecret)
        tickets.note(.init(located, by: insertion, hasSecrets: hasSecrets), for: ticket)
      }
    }
    return InsertionOutcome.stored(record, altered: [], alsoWritten: alsoWritten)
      .redacted(as: table.schema, by: secretTokens.reader(), limits: insertion.limits)
  }

  /// Returns the outcome of a repeated insertion.
  private func repeated(
    _ made: InsertionTickets.TicketedRecord, _ insertion: Insertion, isSame: Bool
  ) throws(StoreError) -> InsertionOutcome {
    let table = try table(made.record.table)
    guard let index = try table.index(of: made.record.key) else { return .gone }
    guard isSame else {
      return .addedOtherValues(table: made.record.table, key: made.record.key)
    }
    return InsertionOutcome.stored(table.rows[index], altered: [], isRepeated: true)
      .redacted(as: table.schema, by: secretTokens.reader(), limits: insertion.limits)
  }
}

extension MemoryStore {
  /// Returns the facts that a person needs before a record is removed; `nil` if no record has the
  /// key. Complexity: O(records that may refer to it).
  public func removal(
    of key: RecordKey, in table: String
  ) async throws(StoreError) -> RemovalPreview? {
    let table = try self.table(table)
    guard isWritable, table.schema.isWritable else { throw .readOnly(table: table.schema.name) }
    return try table.index(of: key).map { preview(of: table.rows[$0], in: table) }
  }

  /// Removes one record, if it is unchanged since the person saw it and no other record refers to
  /// it.
  ///
  /// A memory store has no `ON DELETE` actions, so each removal behaves as with
  /// ``Removal/onlyIfUnreferenced``.
  public func remove(_ removal: Removal) async throws(StoreError) -> RemovalOutcome {
    var table = try table(removal.table)
    guard isWritable, table.schema.isWritable else { throw .readOnly(table: removal.table) }
    guard let index = try table.index(of: removal.key) else { return .gone }
    let row = table.rows[index]
    let preview = preview(of: row, in: table)
    guard preview.digest == removal.original else {
      let redacted = row.redacted(as: table.schema, by: secretTokens.reader())
      return .conflict(redacted.limited(to: removal.limits, in: table.schema), preview)
    }
    if let other = preview.dependents.first {
      throw .referredTo(table: removal.table, by: other.table)
    }
    let bytes = row.record.values.reduce(100) { $0 + $1.keptBytes }
    let canBeKept = bytes <= archive.maxBytes
    guard canBeKept || removal.isPermanent else {
      return .needsConsent(RemovalSize(rows: 1, bytes: bytes, reason: .bytes))
    }
    let removed = [RowCount(table: removal.table, count: 1)]
    guard !removal.isTrial else { return .removed(RemovalReceipt(id: nil, removed: removed)) }
    _ = try table.remove(row.key)
    tables[removal.table] = table
    secretTokens.endWriting(table.schema.secrets(of: row.key), isStored: true)
    let id = RemovalID.random()
    let isKept = archive.keep(
      RemovedRow(table: removal.table, row: row), of: bytes, as: id, at: .now)
    return .removed(RemovalReceipt(id: isKept ? id : nil, removed: removed))
  }

  /// Restores a removed record.
  public func restore(_ id: RemovalID) async throws(StoreError) -> RestoreOutcome {
    guard let entry = archive.take(id, at: .now) else { return .unknown }
    do throws(StoreError) {
      let outcome = try restore(entry.content)
      switch outcome {
      case .restored(let record, let table, let altered, let unrestored):
        let fileRecord = FileRecord(file: number, table: table, key: record.key)
        archive.note(
          .init(fileRecord, altered: altered, unrestored: unrestored), insteadOf: entry, at: .now)
      case .taken, .unknown: archive.putBack(entry, at: .now)
      }
      return outcome
    } catch {
      archive.putBack(entry, at: .now)
      throw error
    }
  }

  private func preview(of row: StoredRecord, in table: MemoryTable) -> RemovalPreview {
    let dependents = contents.dependents(of: row, in: table)
    return RemovalPreview(
      digest: RowDigest(of: row.redacted(as: table.schema, by: secretTokens.reader()).record),
      dependents: dependents, isForbidden: !dependents.isEmpty)
  }

  private func restore(
    _ content: RemovalArchive<RemovedRow>.Content
  ) throws(StoreError) -> RestoreOutcome {
    switch content {
    case .restored(let restored):
      let table = try table(restored.record.table)
      guard let index = try table.index(of: restored.record.key) else { return .unknown }
      return .restored(
        table.rows[index].redacted(as: table.schema, by: secretTokens.reader()),
        table: restored.record.table, altered: restored.altered, unrestored: restored.unrestored)
    case .kept(let kept):
      var table = try table(kept.table)
      guard isWritable, table.schema.isWritable else { throw .readOnly(table: kept.table) }
      if try table.index(of: kept.row.key) != nil {
        return .taken(table: kept.table, key: kept.row.key)
      }
      if let (column, other) = contents.brokenReference(of: kept.row, in: table) {
        throw .refused(rule: .foreignKey(to: other), column: column, table: kept.table)
      }
      try table.put(kept.row, given: [])
      tables[kept.table] = table
      secretTokens.endWriting(table.schema.secrets(of: kept.row.key), isStored: true)
      return .restored(
        kept.row.redacted(as: table.schema, by: secretTokens.reader()), table: kept.table,
        altered: [],
        unrestored: [])
    }
  }
}
