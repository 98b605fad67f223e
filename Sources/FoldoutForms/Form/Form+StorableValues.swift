/// An error for a value of a program's record that no column can store.
///
/// ```swift
/// let error = UnstorableValueError(field: "hours", label: "Hours", value: "nan")
/// ```
public struct UnstorableValueError: Error, Hashable, Sendable {
  /// The field.
  public var field: FieldID
  /// The field's label.
  public var label: String
  /// The value as Swift prints it, such as `nan`.
  public var value: String

  /// Creates an error for a field and its value.
  public init(field: FieldID, label: String, value: String) {
    self.field = field
    self.label = label
    self.value = value
  }
}

extension Form {
  /// Throws for the first field of a record whose value no column can store.
  ///
  /// That is a number that is not finite or has more digits than `Decimal` holds, or a value of
  /// another kind than the field's. Without this check the page would show no value, and the
  /// program would receive none.
  public func checkValues(of record: Record) throws(UnstorableValueError) {
    _ = try checkedColumns(of: record)
  }

  /// Returns what ``columns(of:)`` returns, or throws like ``checkValues(of:)``.
  package func checkedColumns(of record: Record) throws(UnstorableValueError) -> DynamicRecord {
    var columns: [String] = []
    var values: [StoredValue] = []
    for field in fields where field.kind.isStored && !field.isComputed {
      switch field.read(record) {
      case .value(let value):
        guard let stored = field.coding.stored(value, replacing: .null) else {
          throw UnstorableValueError(of: field, value)
        }
        columns.append(field.id.name)
        values.append(stored)
      case .mismatched(.real(let number)):
        throw UnstorableValueError(field: field.id, label: field.label, value: "\(number)")
      case .mismatched(let stored):
        throw UnstorableValueError(field: field.id, label: field.label, value: "\(stored)")
      }
    }
    return DynamicRecord(indexing: columns, values: values)
  }
}

extension UnstorableValueError {
  /// Creates an error for a field whose value cannot be stored.
  init<Record>(of field: Field<Record>, _ value: FieldValue) {
    let text = if case .decimal(let number) = value { "\(number)" } else { "\(value)" }
    self.init(field: field.id, label: field.label, value: text)
  }
}

extension UnstorableValueError: CustomStringConvertible {
  /// A sentence for the developer, in English.
  public var description: String {
    "“\(label)” has the value \(value), which no column of its kind can store. Choose another."
  }
}
