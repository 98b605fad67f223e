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
  package let list: ListContext?

  package init(
    _ source: RecordSource, key: RecordKey, isNew: Bool, limits: ValueLimits?,
    variants: [DynamicRecord], list: ListContext?
  ) {
    self.source = source
    self.key = key
    self.isNew = isNew
    self.limits = limits
    self.variants = variants
    self.list = list
  }
}

/// A list of a table to which records are added.
package struct ListContext: Sendable {
  package let table: String
  package let title: String
  /// The form of its records; `nil` if it is inferred.
  package let form: FormFactory?
  /// Makes the program's record without values.
  package let blank: BlankFactory?
  /// True if records can be added, provided that the table is writable.
  package let takesRecords: Bool

  package init(
    _ table: String, title: String, form: FormFactory?, blank: BlankFactory?, takesRecords: Bool
  ) {
    self.table = table
    self.title = title
    self.form = form
    self.blank = blank
    self.takesRecords = takesRecords
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
