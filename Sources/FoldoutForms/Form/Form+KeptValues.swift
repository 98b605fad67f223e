/// A value of a program's record that no column can keep.
public struct UnkeptValueError: Error, Hashable, Sendable {
  /// The field.
  public var field: FieldID
  /// The field's label.
  public var label: String
  /// The value in the developer's words, as `nan`.
  public var value: String

  /// A field with such a value.
  public init(field: FieldID, label: String, value: String) {
    self.field = field
    self.label = label
    self.value = value
  }
}

extension Form {
  /// Throws for the first field of a record whose value no column can keep: a number that is not
  /// finite or has more digits than a decimal number, or a value of another kind than the field's.
  ///
  /// Such a value would be shown as none, and a program would get none in its place.
  public func checkValues(of record: Record) throws(UnkeptValueError) {
    for field in fields where field.kind.isStored && !field.isComputed {
      switch field.read(record) {
      case .value(let value):
        if field.kind.coding.stored(value, over: .null) == nil {
          throw UnkeptValueError(of: field, value)
        }
      case .mismatched(.real(let number)):
        throw UnkeptValueError(field: field.id, label: field.label, value: "\(number)")
      case .mismatched(let stored):
        throw UnkeptValueError(field: field.id, label: field.label, value: "\(stored)")
      }
    }
  }
}

extension UnkeptValueError {
  /// A field with a value that is not kept.
  init<Record>(of field: Field<Record>, _ value: FieldValue) {
    let text = if case .decimal(let number) = value { "\(number)" } else { "\(value)" }
    self.init(field: field.id, label: field.label, value: text)
  }
}

extension UnkeptValueError: CustomStringConvertible {
  /// The fault in a sentence of the developer's language.
  public var description: String {
    "“\(label)” has the value \(value), which no column of its kind can keep: begin with another."
  }
}
