public import FoldoutForms

/// A database of records: reads windows and single records, and writes changes.
///
/// Two types conform: the SQLite store and the store in memory. `FoldoutTesting` has the laws that
/// any other store must pass. Every answer is a value; a store never returns a live row.
///
/// The values of secret columns never leave a store. Records contain ``StoredValue/redacted(_:)``
/// in their place; a change compares these tokens like any others.
public protocol RecordStore: Sendable {
  /// The location of the records, such as a file's path, which distinguishes stores; empty by
  /// default, for a program's own records.
  var origin: String { get }

  /// The name of the records for people, such as a file's name; empty by default.
  var title: String { get }

  /// The size of the records' file in bytes; `nil` if there is no file, or if it is unknown.
  var size: Int64? { get }

  /// Returns the current tables.
  func schema() async throws(StoreError) -> Schema

  /// Reads a window of a table's records, in the requested order if the table offers it, otherwise
  /// in the order of its keys.
  ///
  /// Throws `unknownTable`, and errors of reading.
  func window(_ request: WindowRequest) async throws(StoreError) -> Window

  /// Reads one record, within limits or in full; `nil` if no record has the key.
  func record(
    _ key: RecordKey, in table: String, limits: ValueLimits?
  ) async throws(StoreError) -> StoredRecord?

  /// Reads a piece of a text or a blob: the first one, or the one after a mark. Returns `nil` if
  /// there is no such value, if it is secret, or if it has changed since the mark was made.
  ///
  /// The default implementation reads the record and takes the piece out of it.
  func piece(
    of column: String, of key: RecordKey, in table: String, after mark: ValueMark?
  ) async throws(StoreError) -> ValuePiece?

  /// Writes all cells of one record, or none, if each still is what the person saw and the guarded
  /// columns are unchanged. Both are compared in the transaction that writes.
  ///
  /// If it returns `stored`, the change has been committed and survives the end of the process. A
  /// trial (``Change/isTrial``) returns the outcome that the change would have, and stores nothing.
  func change(_ change: Change) async throws(StoreError) -> ChangeOutcome

  /// Adds one record, under the same rules as a change.
  ///
  /// If it returns `stored`, the record has been committed. A ticket that was used before adds
  /// nothing: the outcome has the record that was added then, or is `addedOtherValues` if that had
  /// other values.
  func insert(_ insertion: Insertion) async throws(StoreError) -> InsertionOutcome

  /// Returns the facts that a person needs before a record is removed; `nil` if no record has the
  /// key.
  ///
  /// The work is bounded: at most ``Dependents/maxCounted`` records of a table are counted, and a
  /// table without a suitable index is searched for some milliseconds only.
  func removal(
    of key: RecordKey, in table: String
  ) async throws(StoreError) -> RemovalPreview?

  /// Removes one record, and those that foreign keys remove with it, if it still is what the person
  /// saw.
  ///
  /// If it returns `removed`, the removal has been committed. The data needed to restore it is kept
  /// for an hour, while there is room, and never leaves the store.
  ///
  /// Throws `referredTo`, `keptByTrigger`, `removesTooMany` and `removalTooSlow` in addition to the
  /// errors of a change.
  func remove(_ removal: Removal) async throws(StoreError) -> RemovalOutcome

  /// Restores a removal in one transaction: all of it, or nothing.
  ///
  /// Throws `restoreTooSlow` in addition to the errors of an insertion; the removal can still be
  /// restored afterwards.
  func restore(_ id: RemovalID) async throws(StoreError) -> RestoreOutcome

  /// Returns true if a column of a record contains exactly a text; false if the value or the record
  /// is missing. This is the only information about a secret that a store gives.
  func verify(
    _ text: String, column: String, of key: RecordKey, in table: String
  ) async throws(StoreError) -> Bool

  /// Returns the labels for some lookups, in their order and from one snapshot: one label for
  /// each value that identifies a record, under the value as it was given. Values are compared as
  /// in a foreign key.
  ///
  /// A column that is secret, or that does not identify records, has no labels. A lookup that
  /// cannot be answered, for example about a missing table, fails alone.
  func labels(_ lookups: [LabelLookup]) async -> [Result<[RecordLabel], StoreError>]

  /// Returns the records whose titles or keys match a query.
  ///
  /// A column that is secret, or that does not identify records, has no matches. Secrets are never
  /// searched.
  func matches(_ request: LabelSearchRequest) async throws(StoreError) -> LabelMatches

  /// Returns true if the store keeps records in a file, under any of its paths, without opening it.
  ///
  /// No other code in the process may open such a file: closing it would drop the locks that the
  /// store holds on it (POSIX, `fcntl`).
  func isOwnFile(_ path: String) -> Bool
}

extension RecordStore {
  /// Empty, because the records are a program's own.
  public var origin: String { "" }

  /// Empty, because the program that owns the records names them.
  public var title: String { "" }

  /// `nil`, because the records are in memory.
  public var size: Int64? { nil }

  /// Reads one record in full; `nil` if no record has the key.
  public func record(_ key: RecordKey, in table: String) async throws(StoreError) -> StoredRecord? {
    try await record(key, in: table, limits: nil)
  }

  /// Returns the labels of the records with given values in a column of a table.
  public func labels(
    of values: [StoredValue], in column: String, of table: String
  ) async throws(StoreError) -> [RecordLabel] {
    let lookup = LabelLookup(table: table, column: column, values: values)
    return try await labels([lookup]).first?.get() ?? []
  }
}
