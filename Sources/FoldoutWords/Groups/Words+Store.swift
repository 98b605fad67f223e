extension Words {
  /// Why a store does not do what it is asked.
  public struct Store: Sendable {
    /// There is no such table.
    public let unknownTable: Phrase
    /// There is no such column.
    public let unknownColumn: Phrase
    /// The table is there, and cannot be read or used.
    public let unavailable: Phrase
    /// The key has another number of values than the table's.
    public let malformedKey: Phrase
    /// One value.
    public let oneValue: String
    /// Two values.
    public let twoValues: String
    /// As many values as `{count}` says, from three.
    public let manyValues: Phrase
    /// The table cannot be written.
    public let readOnly: Phrase
    /// The column cannot be written.
    public let readOnlyColumn: Phrase
    /// The column came twice.
    public let repeatedColumn: Phrase
    /// A column of a table, as a sentence names it.
    public let cell: Phrase
    /// The same where the column is not known.
    public let someCell: Phrase
    /// The cell must have a value.
    public let notNull: Phrase
    /// Another record has the value.
    public let unique: Phrase
    /// A check of the database refuses the value: its `{rule}`.
    public let check: Phrase
    /// A check refuses the value, and is understood: the values that are `{allowed}`.
    public let checkAllowing: Phrase
    /// The value refers to no record of the table `{other}`.
    public let foreignKey: Phrase
    /// The value would leave a reference without its record; the database does not say which.
    public let brokenLink: Phrase
    /// Other records refer to the value that was to be changed.
    public let stillReferredTo: Phrase
    /// The column does not take the value's type.
    public let type: Phrase
    /// The number would be stored as another one.
    public let inexact: Phrase
    /// The value is a secret that links records.
    public let linkedSecret: Phrase
    /// A trigger refuses the value.
    public let trigger: Phrase
    /// A trigger takes the record away.
    public let lostByTrigger: Phrase
    /// Records of another table refer to the record.
    public let referredTo: Phrase
    /// Other records refer to the record; the database does not say which.
    public let referredToSomewhere: Phrase
    /// A trigger keeps the record.
    public let keptByTrigger: Phrase
    /// The change was given up after so many seconds.
    public let changeTooSlow: Phrase
    /// The removal would take more records with it than `{count}` says.
    public let removesTooMany: Phrase
    /// The removal was given up after so many seconds.
    public let removalTooSlow: Phrase
    /// Undo of a removal was given up after so many seconds.
    public let restoreTooSlow: Phrase
    /// Another program has the file.
    public let busy: Phrase
    /// There is no room left.
    public let full: Phrase
    /// There is no such file.
    public let missing: Phrase
    /// The file was removed while it was open.
    public let removed: Phrase
    /// The file was replaced while it was open, and its log stayed.
    public let replaced: Phrase
    /// The file was removed or replaced while a change was stored.
    public let displaced: Phrase
    /// The path is a folder's.
    public let folder: Phrase
    /// The file may not be read.
    public let unreadable: Phrase
    /// The file's log cannot be read where it lies.
    public let unreadableLog: Phrase
    /// The file has no bytes.
    public let empty: Phrase
    /// The file is no database.
    public let notADatabase: Phrase
    /// The file is damaged.
    public let damaged: Phrase
    /// The file waits for a change to be taken back.
    public let unfinished: Phrase
    /// The file has been closed, since the program ends.
    public let closed: Phrase
    /// The database refuses for a reason of its own.
    public let failed: Phrase
  }
}
