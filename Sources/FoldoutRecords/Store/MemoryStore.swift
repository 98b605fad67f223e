public import FoldoutForms
import Foundation

/// Records kept in memory, under the same contract as a database's.
///
/// For hosts that have no database, and for tests. It holds every record of its tables and keeps
/// them for as long as it lives; it is not a cache of another store, and runs no triggers.
public actor MemoryStore: RecordStore {
  let isWritable: Bool
  var tables: [String: MemoryTable]
  let secretTokens = SecretTokens()
  let number = UUID()
  var tickets: InsertionTickets
  /// The longest time for which the rows of one window are sorted.
  let sorting: Duration
  var shelf = RemovalShelf<KeptRow>()

  /// A store of tables and their records, which are put in the order of their keys.
  ///
  /// Values are taken as they are: a memory store converts nothing. Where a table declares no key,
  /// its records are numbered from 1 in the order given.
  public init(schema: Schema, records: [String: [DynamicRecord]]) {
    self.init(schema: schema, records: records, sorting: RowSearch.maxPatience)
  }

  /// The same, with tickets of its own and so long for sorting.
  package init(
    schema: Schema, records: [String: [DynamicRecord]],
    sorting: Duration = RowSearch.maxPatience, tickets: InsertionTickets = InsertionTickets()
  ) {
    self.sorting = sorting
    self.tickets = tickets
    isWritable = schema.isWritable
    tables = [:]
    for table in schema.tables {
      tables[table.name] = MemoryTable(schema: table, records: records[table.name] ?? [])
    }
  }

  /// The tables as they stand now.
  public func schema() async throws(StoreError) -> Schema {
    contents.schema
  }

  /// A window of a table's records, in the order that was asked for or else that of its keys.
  public func window(_ request: WindowRequest) async throws(StoreError) -> Window {
    let table = try table(request.table)
    let tokenMaker = secretTokens.reader()
    if let window = try await found(request, in: table, contents.schema) {
      return window.redacted(as: table.schema, by: tokenMaker).excerpted(
        maxCharacters: request.maxCharacters)
    }
    return try table.window(request).redacted(as: table.schema, by: secretTokens.reader())
      .excerpted(maxCharacters: request.maxCharacters)
  }

  /// One record, within limits or whole; `nil` where the key names none.
  public func record(
    _ key: RecordKey, in table: String, limits: ValueLimits?
  ) async throws(StoreError) -> StoredRecord? {
    let table = try self.table(table)
    return try table.index(of: key).map {
      table.rows[$0].redacted(as: table.schema, by: secretTokens.reader())
        .limited(to: limits, in: table.schema)
    }
  }

  /// Writes the cells of one record, all or none, if each still is what the person saw.
  public func change(_ change: Change) async throws(StoreError) -> ChangeOutcome {
    var table = try table(change.table)
    try change.validate(for: table.schema, storeIsWritable: isWritable)
    let (outcome, secrets) = try table.apply(change, by: secretTokens.reader())
    if !change.isTrial {
      tables[change.table] = table
      secretTokens.end(secrets, isStored: true)
    }
    return outcome.redacted(as: table.schema, by: secretTokens.reader())
      .limited(to: change.limits, in: table.schema)
  }

  /// Says no of every file: the records are in memory.
  public nonisolated func isOwnFile(_ path: String) -> Bool { false }

  /// True where a text is what a column of one record holds.
  public func verify(
    _ text: String, column: String, of key: RecordKey, in table: String
  ) async throws(StoreError) -> Bool {
    let table = try self.table(table)
    guard table.schema.column(column) != nil else {
      throw .unknownColumn(column, table: table.schema.name)
    }
    return try table.index(of: key).map { table.rows[$0].record[column].isSpelled(by: text) }
      ?? false
  }

  /// The labels of the records that have some values in some columns. Complexity: O(rows).
  public func labels(_ questions: [LabelQuestion]) -> [Result<[RecordLabel], StoreError>] {
    let contents = contents
    return questions.map { question in
      Result { () throws(StoreError) in
        try contents.labels(of: question.values, in: question.column, of: table(question.table))
      }
    }
  }

  /// The records that match what somebody typed. Complexity: O(rows).
  public func matches(_ request: LabelRequest) async throws(StoreError) -> LabelMatches {
    let labels = try contents.labels(in: request.column, of: table(request.table))
    return LabelMatches(among: labels, LabelSearch(request.words), maxCount: request.maxCount)
  }

  /// A record with its secrets, for the program that put them there.
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
