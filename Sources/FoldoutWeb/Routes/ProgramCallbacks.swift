import FoldoutForms
import FoldoutRecords

/// The functions of the program that the host calls.
struct ProgramCallbacks: Sendable {
  /// Called after a record was added, changed, removed or restored.
  var onRecord: @Sendable (RecordEvent) async -> Void = { _ in }
  /// Called while a text is edited, with the table and the record.
  var onEvent: @Sendable (FieldEvent, String, RecordKey) async -> Void = { _, _, _ in }
  /// Called when a button is pressed, with the table, the current record and the reader's
  /// environment; returns the outcome.
  var onPress: @Sendable (FieldID, String, StoredRecord, FormEnvironment) async -> ActionAnswer = {
    _, _, _, _ in .done
  }
}
