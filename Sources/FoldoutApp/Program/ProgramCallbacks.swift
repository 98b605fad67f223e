package import FoldoutForms
package import FoldoutRecords
package import Foundation

/// The functions of the program that a host calls.
package struct ProgramCallbacks: Sendable {
  package typealias Press =
    @Sendable (FieldID, String, StoredRecord, FormEnvironment) async -> ActionAnswer

  /// Returns the record that the program receives for one that was read: with its secrets. `nil` if
  /// the record no longer exists.
  let withSecrets: @Sendable (StoredRecord) async -> StoredRecord?
  /// Called after a record was added, changed, removed or restored.
  let onRecord: @Sendable (RecordEvent) async -> Void
  /// Called while a text is edited, with the table and the record.
  let onEvent: @Sendable (FieldEvent, String, RecordKey) async -> Void
  /// Called when a button is pressed, with the table, the current record and the reader's
  /// environment; returns the outcome.
  let onPress: Press

  package init(
    withSecrets: @escaping @Sendable (StoredRecord) async -> StoredRecord? = { $0 },
    onRecord: @escaping @Sendable (RecordEvent) async -> Void = { _ in },
    onEvent: @escaping @Sendable (FieldEvent, String, RecordKey) async -> Void = { _, _, _ in },
    onPress: @escaping Press = { _, _, _, _ in .done }
  ) {
    self.withSecrets = withSecrets
    self.onRecord = onRecord
    self.onEvent = onEvent
    self.onPress = onPress
  }
}

/// Creates a form in the reader's language from the columns of a table as its store keeps them.
package typealias FormFactory = @Sendable (Locale, TableSchema) -> Form<DynamicRecord>

/// Creates a program's record without values from the columns of a table. Throws for a value that
/// its column cannot store.
package typealias BlankFactory =
  @Sendable (Locale, TableSchema) throws(UnstorableValueError) -> DynamicRecord
