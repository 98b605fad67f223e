public import FoldoutForms
public import FoldoutRecords

/// Why a program's value was not set.
public enum SettingError: Error, Hashable, Sendable {
  /// The host serves no single value: a program changes its store or its list by itself.
  case notOneValue
  /// The form has no such field, or one that keeps nothing, such as a button.
  case unknownField(FieldID)
  /// The property takes no such value.
  case notTaken(FieldID)
  /// The store could not do it.
  case store(StoreError)

  /// The fault in words.
  public var sentence: String {
    switch self {
    case .notOneValue:
      "This host serves no single value. Change its store or its list instead."
    case .unknownField(let field):
      "The form has no field “\(field.name)” that keeps a value."
    case .notTaken(let field):
      "The field “\(field.name)” does not take this value."
    case .store(let error): error.sentence
    }
  }
}

extension WebHost {
  /// Sets a value of a form's field while the host runs; pages that are open show it with their
  /// next answer.
  ///
  /// No rule is asked, and nothing of it is reported: the program knows. Somebody who changes the
  /// same field meanwhile is told of both values. Throws where the field, or its property, does not
  /// take it.
  public func set(_ field: FieldID, to value: FieldValue) async throws(SettingError) {
    guard let home, let form = forms[home.table] else { throw .notOneValue }
    guard let field = form.field(field), field.kind.isStored, !field.isComputed else {
      throw .unknownField(field)
    }
    while true {
      guard let stored = try await read(home) else { throw .store(.unknownTable(home.table)) }
      var record = stored.record
      guard field.write(&record, value) else { throw .notTaken(field.id) }
      let cells = record.columns.filter { !record[$0].isIdentical(to: stored.record[$0]) }
        .map { Change.Cell(column: $0, original: Token(stored.record[$0]), new: record[$0]) }
      guard !cells.isEmpty else { return }
      // Somebody may have changed it since it was read.
      if try await isStored(Change(table: home.table, key: home.key, cells: cells)) { return }
    }
  }

  private func read(_ home: (table: String, key: RecordKey)) async throws(SettingError)
    -> StoredRecord?
  {
    do { return try await store.record(home.key, in: home.table) } catch { throw .store(error) }
  }

  /// Stores a change; false where the value is another by now.
  private func isStored(_ change: Change) async throws(SettingError) -> Bool {
    do {
      switch try await store.change(change) {
      case .stored: return true
      case .conflict: return false
      case .gone: return false
      }
    } catch { throw .store(error) }
  }

  /// The same for the field that a case is the name of.
  public func set(
    _ key: some RawRepresentable<String>, to value: FieldValue
  ) async throws(SettingError) {
    try await set(FieldID(key), to: value)
  }
}
