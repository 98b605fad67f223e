/// The facts that a person needs before a record is removed.
public struct RemovalPreview: Hashable, Sendable {
  /// The record as it is now.
  public var digest: RowDigest
  /// The tables that refer to it, and those that may.
  public var dependents: [Dependents]
  /// The tables that refer to the records which go along with it, and those that may: counted as
  /// far as some milliseconds went.
  public var further: [Dependents]
  /// True where the records that refer to it forbid the removal, and nothing would free it from
  /// them: no trigger, and no cascade that may take them along.
  public var isForbidden: Bool

  /// A record's digest, what refers to it, and what refers to that.
  public init(
    digest: RowDigest, dependents: [Dependents], further: [Dependents] = [],
    isForbidden: Bool = false
  ) {
    self.digest = digest
    self.dependents = dependents
    self.further = further
    self.isForbidden = isForbidden
  }
}

/// A record that is to be removed, as somebody saw it.
public struct Removal: Hashable, Sendable {
  /// The table.
  public var table: String
  /// The record.
  public var key: RecordKey
  /// The record that was seen: another one is not removed.
  public var original: RowDigest
  /// The person agreed that it cannot be taken back; what can be is kept all the same.
  public var isForGood: Bool
  /// Removes the record only where no other refers to it: `referredTo` instead of a foreign key
  /// that removes or changes others with it. It is decided in the transaction that removes.
  public var isAlone: Bool
  /// The limits for reading the record that a conflict has.
  public var limits: ValueLimits?
  /// Validates without removing: the outcome is the one that the removal would have.
  public var isTrial: Bool

  /// A removal of the record that was seen.
  public init(
    table: String, key: RecordKey, original: RowDigest, isForGood: Bool = false,
    isAlone: Bool = false, limits: ValueLimits? = nil, isTrial: Bool = false
  ) {
    self.table = table
    self.key = key
    self.original = original
    self.isForGood = isForGood
    self.isAlone = isAlone
    self.limits = limits
    self.isTrial = isTrial
  }

  /// The most other records that one removal may remove or change.
  public static let maxRows = 10_000
}

/// The outcome of a removal.
public enum RemovalOutcome: Hashable, Sendable {
  /// Committed.
  case removed(RemovalReceipt)
  /// Nothing was removed: the record is another than was seen. It is what is stored now.
  case conflict(StoredRecord, RemovalPreview)
  /// The record is not there any more.
  case gone
  /// Nothing was removed, since it could not be taken back: it takes somebody's consent.
  case needsConsent(RemovalSize)
}

/// The size of a removal that cannot be kept, and the reason.
public struct RemovalSize: Hashable, Sendable {
  /// Why it cannot be taken back.
  public enum Reason: Hashable, Sendable {
    /// Its bytes are more than are kept.
    case bytes
    /// Nothing can be known of some records that go with it: triggers remove them, or nothing names
    /// them.
    case triggers
    /// They could not be put back: a record refers to nothing, or breaks a rule that is younger
    /// than it is.
    case rules
  }

  /// The records that would be removed, itself included.
  public var rows: Int
  /// The bytes of their values.
  public var bytes: Int
  /// Why it cannot be taken back.
  public var reason: Reason

  /// So many rows and bytes.
  public init(rows: Int, bytes: Int, reason: Reason) {
    self.rows = rows
    self.bytes = bytes
    self.reason = reason
  }
}

/// The number of a table's records that something happened to.
public struct RowCount: Hashable, Sendable {
  /// The table.
  public var table: String
  /// The number, from 1.
  public var count: Int
  /// The columns that it happened to, in their order where the table has one; empty for whole
  /// records.
  public var columns: [String]

  /// So many records of a table.
  public init(table: String, count: Int, columns: [String] = []) {
    self.table = table
    self.count = count
    self.columns = columns
  }

  /// Records counted by their tables, in the order of the tables' names, with all their columns.
  public static func counts(of rows: some Sequence<(table: String, columns: [String])>)
    -> [RowCount]
  {
    var counts: [String: RowCount] = [:]
    for row in rows {
      var count = counts[row.table] ?? RowCount(table: row.table, count: 0)
      count.count += 1
      count.columns += row.columns.filter { !count.columns.contains($0) }
      counts[row.table] = count
    }
    return counts.values.sorted { $0.table < $1.table }
  }
}

/// The effects of a removal.
public struct RemovalReceipt: Hashable, Sendable {
  /// The number that takes it back; `nil` where nothing can.
  public var id: RestoreID?
  /// The records that were removed: the record's own table first, then those of cascades and of
  /// triggers, by their tables' names.
  public var removed: [RowCount]
  /// The records whose references were set to *no value* or to their default, by their tables'
  /// names, with the columns.
  public var changed: [RowCount]
  /// The records that triggers have changed, by their tables' names, with the columns: those that
  /// are known.
  public var altered: [RowCount]

  /// A receipt.
  public init(
    id: RestoreID?, removed: [RowCount], changed: [RowCount] = [], altered: [RowCount] = []
  ) {
    self.id = id
    self.removed = removed
    self.changed = changed
    self.altered = altered
  }
}
