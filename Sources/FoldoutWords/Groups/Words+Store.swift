extension Words {
  /// Errors of a store.
  public struct Store: Sendable {
    /// There is no such table.
    public let unknownTable: Phrase
    /// There is no such column.
    public let unknownColumn: Phrase
    /// The table exists, but cannot be read or used.
    public let unavailable: Phrase
    /// The key has another number of values than the table's key.
    public let malformedKey: Phrase
    /// One value.
    public let oneValue: String
    /// Two values.
    public let twoValues: String
    /// Three or more values: `{count}`.
    public let manyValues: Phrase
    /// The table cannot be written.
    public let readOnly: Phrase
    /// The column is computed, so it cannot be written.
    public let readOnlyColumn: Phrase
    /// The change names the column twice.
    public let repeatedColumn: Phrase
    /// The subject of other sentences: a column of a table.
    public let cell: Phrase
    /// The subject of other sentences if the column is not known.
    public let someCell: Phrase
    /// The cell must have a value.
    public let notNull: Phrase
    /// Another record has the value.
    public let unique: Phrase
    /// Another record has the values of several columns, which are unique together.
    public let uniqueTogether: Phrase
    /// The value violates a CHECK constraint: `{rule}`.
    public let check: Phrase
    /// The value violates a CHECK constraint that lists the `{allowed}` values.
    public let checkAllowing: Phrase
    /// The value refers to no record of the table `{other}`.
    public let foreignKey: Phrase
    /// The value would break a foreign key; the database does not say which.
    public let brokenLink: Phrase
    /// Other records refer to the old value.
    public let stillReferredTo: Phrase
    /// The column does not accept the value's type.
    public let type: Phrase
    /// The number would be stored as another one.
    public let inexact: Phrase
    /// The column's `{type}` would make the number `{kept}` of the `{text}`.
    public let becomesNumber: Phrase
    /// The column is tied to a secret by a foreign key.
    public let linkedSecret: Phrase
    /// A trigger refuses the value.
    public let trigger: Phrase
    /// The database refuses a change or a removal, and names no column.
    public let tableRefusal: Phrase
    /// A trigger would remove the record or change its key.
    public let lostByTrigger: Phrase
    /// A trigger kept the record as it was.
    public let ignoredByTrigger: Phrase
    /// Records of another table refer to the record.
    public let referredTo: Phrase
    /// Other records refer to the record; the database does not say which.
    public let referredToSomewhere: Phrase
    /// A trigger prevents the removal.
    public let keptByTrigger: Phrase
    /// The change was stopped after `{seconds}`.
    public let changeTooSlow: Phrase
    /// The removal would remove or change more than `{count}` other records.
    public let removesTooMany: Phrase
    /// The removal was stopped after `{seconds}`.
    public let removalTooSlow: Phrase
    /// Restoring a removed record was stopped after `{seconds}`.
    public let restoreTooSlow: Phrase
    /// Another program has locked the file.
    public let busy: Phrase
    /// There is no space left.
    public let full: Phrase
    /// There is no such file.
    public let missing: Phrase
    /// The file was removed while it was open.
    public let removed: Phrase
    /// The file was replaced while it was open, and the old file's log is still there.
    public let replaced: Phrase
    /// The file was removed or replaced while a change was being stored.
    public let displaced: Phrase
    /// The file's log was removed or replaced while it was open.
    public let lostLog: Phrase
    /// The path is a folder.
    public let folder: Phrase
    /// The system denies reading the file.
    public let unreadable: Phrase
    /// The file's log cannot be read in a read-only folder.
    public let unreadableLog: Phrase
    /// The file is empty.
    public let empty: Phrase
    /// The file is not an SQLite database.
    public let notADatabase: Phrase
    /// The disk reported an error when the file was read.
    public let unreadDisk: Phrase
    /// The file is damaged.
    public let damaged: Phrase
    /// The file has an unfinished change, which must be rolled back first.
    public let unfinished: Phrase
    /// The file is closed because the program is shutting down.
    public let closed: Phrase
    /// The database failed for another reason.
    public let failed: Phrase
  }
}
