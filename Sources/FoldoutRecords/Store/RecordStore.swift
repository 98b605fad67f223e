public import FoldoutForms

/// A place where records are kept: asked for windows and records, and told of changes.
///
/// Two conform: the embedded SQLite store and the store in memory. `FoldoutTesting` has the laws
/// that any other has to pass. Every answer is a value; a store never hands out a live row.
///
/// The values of secret columns never leave a store: a record has ``StoredValue/redacted(_:)`` in
/// their place, whose token a change is compared by like any other.
public protocol RecordStore: Sendable {
  /// The place where the records are kept, as a file's path is, by which two stores are told apart;
  /// empty for a program's own, which is the default.
  var origin: String { get }

  /// The tables as they stand now.
  func schema() async throws(StoreError) -> Schema

  /// A window of a table's records, in an order that the table declares or else that of its keys.
  ///
  /// Throws `unknownTable`, and what reading can meet.
  func window(_ request: WindowRequest) async throws(StoreError) -> Window

  /// One record, within limits or whole; `nil` where the key names none.
  func record(
    _ key: RecordKey, in table: String, limits: ValueLimits?
  ) async throws(StoreError) -> StoredRecord?

  /// A piece of one text or of bytes: the first, or the one behind a mark; `nil` where there is no
  /// such value, where it is secret, and where it is another one than the mark was set in.
  ///
  /// A store need not declare it: by default it reads the record and takes the piece out of it.
  func piece(
    of column: String, of key: RecordKey, in table: String, after mark: ValueMark?
  ) async throws(StoreError) -> ValuePiece?

  /// Writes the cells of one record, all or none, if each still is what the person saw and the
  /// guarded columns hold what they held: both are compared in the transaction that writes.
  ///
  /// When it returns `stored`, the change has been committed and survives the end of the process;
  /// but a trial (``Change/isTrial``) says what would come of it, and stores nothing.
  func change(_ change: Change) async throws(StoreError) -> ChangeOutcome

  /// Adds one record, by the same rules as a change.
  ///
  /// When it returns `stored`, the record has been committed. A ticket that was used before adds
  /// nothing, and finds the record that was added then; where that was of other values, it answers
  /// `otherwise`.
  func insert(_ insertion: Insertion) async throws(StoreError) -> InsertionOutcome

  /// The facts that a person needs before a record is removed; `nil` where the key names none.
  ///
  /// The work is bounded: no more than ``Dependents/maxCounted`` records of a table are counted,
  /// and a table without an index is looked through for some milliseconds only.
  func removal(
    of key: RecordKey, in table: String
  ) async throws(StoreError) -> RemovalPreview?

  /// Removes one record and what its foreign keys take with it, if it still is what the person saw.
  ///
  /// When it returns `removed`, the removal has been committed. What it takes to bring everything
  /// back is kept for an hour, while there is room, and never handed out.
  ///
  /// Throws `referredTo`, `keptByTrigger`, `removesTooMany` and `removalTooSlow` beside what a
  /// change does.
  func remove(_ removal: Removal) async throws(StoreError) -> RemovalOutcome

  /// Brings back what a removal took, in one transaction: all of it, or nothing.
  ///
  /// Throws `restoreTooSlow` beside what an insertion does; the removal then stays known.
  func restore(_ id: RestoreID) async throws(StoreError) -> RestoreOutcome

  /// True where a text is, letter by letter, what a column of one record holds: the only question
  /// that a store answers about a secret. No value, and no record, is no text.
  func verify(
    _ text: String, column: String, of key: RecordKey, in table: String
  ) async throws(StoreError) -> Bool

  /// The answers to some questions for labels, in their order and of one moment: one label for each
  /// value that names a record, under the value as it was asked. Values are compared as a foreign
  /// key compares them.
  ///
  /// None for a column that is secret, or that does not identify one record. A question that cannot
  /// be answered, as of a table that is gone, fails alone.
  func labels(_ questions: [LabelQuestion]) async -> [Result<[RecordLabel], StoreError>]

  /// The records that match what somebody typed, by their titles and keys.
  ///
  /// None for a column that is secret, or that does not identify one record. No secret is searched.
  func matches(_ request: LabelRequest) async throws(StoreError) -> LabelMatches

  /// Tells, without opening it, if a file is one that the store keeps records in, by whatever path.
  ///
  /// Nobody else in the process may open such a file: closing it again would drop the locks that
  /// the store holds on it (POSIX, `fcntl`).
  func isOwnFile(_ path: String) -> Bool
}

extension RecordStore {
  /// Empty: the records are a program's own.
  public var origin: String { "" }

  /// One record, whole; `nil` where the key names none.
  public func record(_ key: RecordKey, in table: String) async throws(StoreError) -> StoredRecord? {
    try await record(key, in: table, limits: nil)
  }

  /// The labels of the records that have some values in a column of a table.
  public func labels(
    of values: [StoredValue], in column: String, of table: String
  ) async throws(StoreError) -> [RecordLabel] {
    let question = LabelQuestion(table: table, column: column, values: values)
    return try await labels([question]).first?.get() ?? []
  }
}
