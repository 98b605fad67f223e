import FoldoutForms
import FoldoutRecords

/// The program's side: the functions that a host's shell calls.
struct ProgramSide: Sendable {
  /// The record that it is to get of one that was read: with the secrets that it put there. `nil`
  /// where the record has gone meanwhile.
  var whole: @Sendable (StoredRecord) async -> StoredRecord? = { $0 }
  /// Told of each record after something became of it.
  var stored: @Sendable (RecordEvent) async -> Void = { _ in }
  /// Told of texts that are edited, with the table and the record.
  var heard: @Sendable (FieldEvent, String, RecordKey) async -> Void = { _, _, _ in }
  /// Told of each button that was pressed, with the table, the record as it was then, and the
  /// reader's environment; answers what came of it.
  var pressed: @Sendable (FieldID, String, StoredRecord, FormEnvironment) async -> ActionAnswer = {
    _, _, _, _ in .done
  }
}
