public import FoldoutForms
public import FoldoutRecords

/// An error when the program sets a field's value.
public enum SettingError: Error, Hashable, Sendable {
  /// The program has no single value; it changes its store or its list instead.
  case notOneValue
  /// The form has no such field, or a field that stores no value, such as a button.
  case unknownField(FieldID)
  /// The field's property cannot hold the value.
  case valueRejected(FieldID)
  /// The value is no longer in its store.
  case valueRemoved
  /// The store failed.
  case store(StoreError)

  /// A sentence that describes the error.
  public var sentence: String {
    switch self {
    case .notOneValue:
      "This host serves no single value. Change its store or its list instead."
    case .unknownField(let field):
      "The form has no field “\(field.name)” that keeps a value."
    case .valueRejected(let field):
      "The field “\(field.name)” does not take this value."
    case .valueRemoved: "The value was removed, so its fields cannot be set."
    case .store(let error): error.sentence
    }
  }
}

extension Program {
  /// Sets the value of a field while a host shows it; open screens show it with their next answer.
  ///
  /// Rules are not checked, and the change is not reported to the program. A person who changes the
  /// same field at the same time gets a conflict with both values. Throws if the form has no such
  /// field, or if its property cannot hold the value.
  public func set(_ field: FieldID, to value: FieldValue) async throws(SettingError) {
    guard case .record(let table, let key)? = catalog.home, let form = sources.forms[table] else {
      throw .notOneValue
    }
    guard let field = form.field(field), field.kind.isStored, !field.isComputed else {
      throw .unknownField(field)
    }
    while true {
      guard let stored = try await read(key, in: table) else { throw .valueRemoved }
      var record = stored.record
      guard field.write(&record, value) else { throw .valueRejected(field.id) }
      let cells = record.columns.filter { !record[$0].isIdentical(to: stored.record[$0]) }
        .map { Change.Cell(column: $0, original: Token(stored.record[$0]), new: record[$0]) }
      guard !cells.isEmpty else { return }
      // Try again if somebody changed it since it was read.
      if try await isStored(Change(table: table, key: key, cells: cells)) { return }
    }
  }

  private func read(
    _ key: RecordKey, in table: String
  ) async throws(SettingError) -> StoredRecord? {
    do { return try await sources.store.record(key, in: table) } catch { throw .store(error) }
  }

  /// Stores a change; false if a value has changed since it was read.
  private func isStored(_ change: Change) async throws(SettingError) -> Bool {
    do {
      switch try await sources.store.change(change) {
      case .stored: return true
      case .conflict: return false
      case .gone: return false
      }
    } catch { throw .store(error) }
  }

  /// Sets a property of the program's value, which a field of its form edits.
  ///
  /// ```swift
  /// try await program.set(\Visit.guests, to: 3)
  /// ```
  ///
  /// Throws as ``set(_:to:)-(FieldID,_)`` does, and ``SettingError/unknownField(_:)`` with the name
  /// of the property if no field edits it.
  public func set<Record, Value>(
    _ property: PropertyPath<Record, Value>, to value: Value
  ) async throws(SettingError) {
    guard case .record? = catalog.home else { throw .notOneValue }
    let found = edited(property) { record in
      guard var changed = record as? Record else { return }
      changed[keyPath: property] = value
      record = changed
    }
    guard let found else { throw .unknownField(FieldID("\(property)")) }
    guard case .value(let new) = found.reading else { throw .valueRejected(found.field) }
    try await set(found.field, to: new)
  }

  /// Sets the value of the field that an enumeration's case names.
  public func set(
    _ key: some RawRepresentable<String>, to value: FieldValue
  ) async throws(SettingError) {
    try await set(FieldID(key), to: value)
  }
}
