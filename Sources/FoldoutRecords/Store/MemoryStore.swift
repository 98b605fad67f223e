public import FoldoutForms
import Foundation

/// A record store in memory, with the same contract as a database.
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
