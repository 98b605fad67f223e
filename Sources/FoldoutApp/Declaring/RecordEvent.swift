public import FoldoutForms
public import FoldoutRecords

/// A change of a record by a person, reported to the program after it is stored.
///
/// Side effects of foreign keys and triggers in the store are not reported.
public enum RecordEvent: Hashable, Sendable {
  /// A record was added, with a report for each field that has a value. A record that the program
  /// asked for has no reports.
  case added(StoredRecord, table: String, [FieldReport])
  /// Some fields of a record were changed.
  case changed(StoredRecord, table: String, [FieldReport])
  /// A record was removed.
  case removed(RecordKey, table: String)
  /// A removed record was restored.
  case restored(StoredRecord, table: String)
}
