/// The facts that a person needs before a record is removed.
///
/// ```swift
/// return RemovalPreview(digest: digest, dependents: [tracks], isForbidden: true)
/// ```
public struct RemovalPreview: Hashable, Sendable {
  /// The digest of the current record.
  public var digest: RowDigest
  /// The tables whose records refer to it, or may do so.
  public var dependents: [Dependents]
  /// The tables whose records refer, or may refer, to records that are removed with it. Counting
  /// stops after some milliseconds.
  public var further: [Dependents]
  /// True if records that refer to it prevent the removal, and neither a trigger nor a cascade may
  /// remove them first.
  public var isForbidden: Bool

  /// The facts about a record that may be removed.
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

/// A request to remove a record, as the person saw it.
///
/// ```swift
/// if let preview = try await store.removal(of: key, in: "albums") {
///   let removal = Removal(table: "albums", key: key, original: preview.digest)
///   let outcome = try await store.remove(removal)
/// }
/// ```
public struct Removal: Hashable, Sendable {
  /// The table.
  public var table: String
  /// The record.
  public var key: RecordKey
  /// The digest of the record that was seen. If the record has changed since, it is not removed.
  public var original: RowDigest
  /// True if the person has agreed to a removal that cannot be restored. If it can be, it is kept
  /// anyway.
  public var isPermanent: Bool
  /// Removes the record only if no other one refers to it. Otherwise `referredTo` is thrown,
  /// instead of removing or changing others by a foreign key. This is checked in the transaction
  /// that removes.
  public var onlyIfUnreferenced: Bool
  /// The limits for the values of the record in a conflict.
  public var limits: ValueLimits?
  /// Validates without removing: the outcome is that of the removal, but nothing is written.
  public var isTrial: Bool

  /// A request to remove a record.
  public init(
    table: String, key: RecordKey, original: RowDigest, isPermanent: Bool = false,
    onlyIfUnreferenced: Bool = false, limits: ValueLimits? = nil, isTrial: Bool = false
  ) {
    self.table = table
    self.key = key
    self.original = original
    self.isPermanent = isPermanent
    self.onlyIfUnreferenced = onlyIfUnreferenced
    self.limits = limits
    self.isTrial = isTrial
  }

  /// The maximum number of other records that one removal may remove or change.
  public static let maxRows = 10_000
}

/// The outcome of a removal.
public enum RemovalOutcome: Hashable, Sendable {
  /// The removal was committed.
  case removed(RemovalReceipt)
  /// Nothing was removed: the record has changed. The record and the preview are the current ones.
  case conflict(StoredRecord, RemovalPreview)
  /// The record no longer exists.
  case gone
  /// Nothing was removed, because the removal could not be restored: the person must agree first.
  case needsConsent(RemovalSize)
}

/// The size of a removal that cannot be restored, and the reason.
///
/// ```swift
/// return .needsConsent(RemovalSize(rows: 12_000, bytes: 90_000_000, reason: .bytes))
/// ```
public struct RemovalSize: Hashable, Sendable {
  /// The reason why it cannot be restored.
  public enum Reason: Hashable, Sendable {
    /// It has more bytes than are kept.
    case bytes
    /// Some records that are removed with it cannot be read: triggers remove them, or they cannot
    /// be identified.
    case triggers
    /// Its records could not be inserted again: one has a broken reference, or breaks a rule that
    /// was added later.
    case rules
  }

  /// The number of records that would be removed, including the record itself.
  public var rows: Int
  /// The total size of their values, in bytes.
  public var bytes: Int
  /// The reason why it cannot be restored.
  public var reason: Reason

  /// The size of a removal.
  public init(rows: Int, bytes: Int, reason: Reason) {
    self.rows = rows
    self.bytes = bytes
    self.reason = reason
  }
}

/// A number of affected records of one table.
///
/// ```swift
/// let albums = RowCount(table: "albums", count: 1)
/// let tracks = RowCount(table: "tracks", count: 5, columns: ["album"])
/// ```
public struct RowCount: Hashable, Sendable {
  /// The table.
  public var table: String
  /// The number, from 1.
  public var count: Int
  /// The affected columns, in the order of the table if known; empty for whole records.
  public var columns: [String]

  /// A number of records of a table.
  public init(table: String, count: Int, columns: [String] = []) {
    self.table = table
    self.count = count
    self.columns = columns
  }

  /// Counts records by table, in the order of the tables' names, and collects their columns.
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
///
/// ```swift
/// let receipt = RemovalReceipt(
///   id: .random(), removed: [RowCount(table: "albums", count: 1)],
///   changed: [RowCount(table: "tracks", count: 5, columns: ["album"])])
/// ```
public struct RemovalReceipt: Hashable, Sendable {
  /// The number that restores it; `nil` if it cannot be restored.
  public var id: RemovalID?
  /// The removed records: those of the record's own table first, then those removed by cascades and
  /// triggers, in the order of the tables' names.
  public var removed: [RowCount]
  /// The records whose references were set to *no value* or to their default, with the columns, in
  /// the order of the tables' names.
  public var changed: [RowCount]
  /// The records that triggers changed, as far as known, with the columns, in the order of the
  /// tables' names.
  public var altered: [RowCount]

  /// A receipt.
  public init(
    id: RemovalID?, removed: [RowCount], changed: [RowCount] = [], altered: [RowCount] = []
  ) {
    self.id = id
    self.removed = removed
    self.changed = changed
    self.altered = altered
  }
}
