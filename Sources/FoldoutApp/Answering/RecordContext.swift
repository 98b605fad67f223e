package import FoldoutForms
package import FoldoutRecords
package import FoldoutScreens

/// A record on a screen, with everything that answers about it need.
package struct RecordContext: Sendable {
  /// The form of the record, and the facts about its table.
  package let source: RecordSource
  package let key: RecordKey
  /// True for a record that is not added yet.
  package let isNew: Bool
  /// The limits for reading the record; `nil` for none.
  package let limits: ValueLimits?
  /// The records, stored or as entered, whose references are shown by title.
  package let variants: [DynamicRecord]
  /// The list that takes records which a button adds; `nil` if there is none.
  package let list: ListDestination?

  package init(
    _ source: RecordSource, key: RecordKey, isNew: Bool, limits: ValueLimits?,
    variants: [DynamicRecord], list: ListDestination?
  ) {
    self.source = source
    self.key = key
    self.isNew = isNew
    self.limits = limits
    self.variants = variants
    self.list = list
  }
}

extension Sources {
  /// Reads a record again, with everything that its screen needs beside it; `nil` if it is gone.
  package func read(_ context: RecordContext) async throws(StoreError) -> RecordReading? {
    let table = context.source.table.name
    guard let stored = try await store.record(context.key, in: table, limits: context.limits) else {
      return nil
    }
    return await reading(stored, of: context.source, beside: context.variants)
  }
}
