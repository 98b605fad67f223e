public import FoldoutForms

/// A request to add a record to a table.
///
/// ```swift
/// let insertion = Insertion(
///   table: "albums", cells: [Insertion.Cell(column: "title", new: .text("Blue Train"))],
///   ticket: .random())
/// let outcome = try await store.insert(insertion)
/// ```
public struct Insertion: Hashable, Sendable {
  /// The value of one column of the new record.
  public struct Cell: Hashable, Sendable {
    /// The column.
    public var column: String
    /// The value of the column.
    public var new: StoredValue

    /// A value for a column.
    public init(column: String, new: StoredValue) {
      self.column = column
      self.new = new
    }
  }

  /// The table.
  public var table: String
  /// The cells, each column at most once. Columns without a cell get their default.
  public var cells: [Cell]
  /// Distinguishes a repeated request from a second record. With `nil` each request adds a record.
  public var ticket: InsertionTicket?
  /// The limits for the values in the returned record.
  public var limits: ValueLimits?
  /// Validates without storing: the outcome is that of the insertion, but nothing is written. A
  /// trial does not use up a ticket.
  public var isTrial: Bool

  /// A request to add a record with some cells.
  public init(
    table: String, cells: [Cell], ticket: InsertionTicket? = nil, limits: ValueLimits? = nil,
    isTrial: Bool = false
  ) {
    self.table = table
    self.cells = cells
    self.ticket = ticket
    self.limits = limits
    self.isTrial = isTrial
  }
}

/// The outcome of an insertion.
public enum InsertionOutcome: Hashable, Sendable {
  /// The record is committed, now or by an earlier request with the same ticket (`isRepeated`). It
  /// is the stored one, including the effects of triggers. `altered` contains the columns that do
  /// not hold the requested value; `alsoWritten` contains the columns without a cell that have a
  /// value: generated keys, defaults, and the effects of triggers.
  case stored(
    StoredRecord, altered: [String], alsoWritten: [String] = [], isRepeated: Bool = false)
  /// Nothing was added: an earlier request with the same ticket added the record, which has since
  /// been removed or got another key.
  case gone
  /// Nothing was added: an earlier request with the same ticket added this record, with other
  /// values or to another table.
  case addedOtherValues(table: String, key: RecordKey)
  /// Nothing was added: the ticket is unknown and so old that it may have been forgotten. An
  /// earlier request may have added the record.
  case forgotten
}

extension Insertion {
  /// Throws if the insertion is invalid whatever the table contains: a table or column cannot be
  /// written, or a secret token is given as a value.
  package func validate(for table: TableSchema, storeIsWritable: Bool) throws(StoreError) {
    var unlinked = table
    unlinked.columnsLinkedToSecrets = []
    try asChange.validate(for: unlinked, storeIsWritable: storeIsWritable)
    for cell in cells {
      if case .redacted = cell.new {
        throw .refused(rule: .type, column: cell.column, table: table.name)
      }
      // Only values of secret columns are refused. Other linked columns may be set, because adding
      // a record does not reveal whether a secret refers to it.
      if cell.new != .null, table.columnsLinkedToSecrets.contains(cell.column),
        table.column(cell.column)?.isSecret == true
      {
        throw .refused(rule: .linkedSecret, column: cell.column, table: table.name)
      }
    }
  }

  /// The insertion as a change of all its cells without originals, because a store refuses both for
  /// the same reasons.
  package var asChange: Change {
    Change(
      table: table, key: RecordKey([]),
      cells: cells.map { cell in
        Change.Cell(column: cell.column, original: Insertion.unmatchedToken, new: cell.new)
      }, limits: limits)
  }

  /// A token that matches no value.
  private static let unmatchedToken = Token(wire: "-")
}

extension InsertionOutcome {
  /// Returns the outcome with secret tokens in place of secrets, and its record within limits.
  package func redacted(
    as table: TableSchema, by tokenMaker: SecretTokenMaker, limits: ValueLimits?
  ) -> InsertionOutcome {
    switch self {
    case .stored(let record, let altered, let alsoWritten, let isRepeated):
      .stored(
        record.redacted(as: table, by: tokenMaker).limited(to: limits, in: table), altered: altered,
        alsoWritten: alsoWritten, isRepeated: isRepeated)
    case .gone: .gone
    case .addedOtherValues(let table, let key): .addedOtherValues(table: table, key: key)
    case .forgotten: .forgotten
    }
  }
}
