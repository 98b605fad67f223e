public import FoldoutForms
public import FoldoutRecords

/// Something that became of a record by what a person did, as a program is told of it after it was
/// stored.
///
/// What a foreign key or a trigger of the store did beside it is not told.
public enum RecordEvent: Hashable, Sendable {
  /// A record was added, with the fields that it has now.
  case added(StoredRecord, table: String, [FieldReport])
  /// Some fields of a record were changed.
  case changed(StoredRecord, table: String, [FieldReport])
  /// A record was removed.
  case removed(RecordKey, table: String)
  /// A removed record was brought back.
  case restored(StoredRecord, table: String)
}
