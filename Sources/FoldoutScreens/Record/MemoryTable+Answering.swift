import FoldoutForms
package import FoldoutRecords

extension MemoryTable {
  /// Stores a change unless it is a trial, and returns the answer for a session.
  ///
  /// `reading` makes the reading of a record whose secrets are redacted, from the table as it is
  /// then.
  package mutating func answer(
    to change: Change, _ tokens: SecretTokens,
    reading: (StoredRecord, MemoryTable) -> RecordReading
  ) -> StoreAnswer {
    do {
      try change.validate(for: schema, storeIsWritable: true)
      var copy = self
      let (outcome, secrets) = try copy.apply(change, by: tokens.reader())
      if !change.isTrial {
        self = copy
        tokens.endWriting(secrets, isStored: true)
      }
      switch outcome.redacted(as: schema, by: tokens.reader()) {
      case .stored(let record, let altered, let alsoWritten):
        return .stored(reading(record, self), altered: altered, alsoWritten: alsoWritten)
      case .conflict(let record, let columns):
        return .conflict(reading(record, self), columns: columns)
      case .gone: return .gone
      }
    } catch {
      return .failed(error)
    }
  }
}
