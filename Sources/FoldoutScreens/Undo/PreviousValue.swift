import FoldoutForms
import FoldoutRecords

// A screen carries earlier values for Undo, and anybody can write a request with another. A value
// that the field accepts anyway needs no proof. Any other, such as a word in a field of numbers or
// no value in a required field, is restored only with a signature, which proves that this process
// found the value in that field.

/// Encodes and decodes the earlier values of a field.
struct PreviousValue {
  let field: Field<DynamicRecord>
  let record: ShownRecord

  /// The encoding of an earlier value, for a screen or a request; `nil` for one that never leaves
  /// its store.
  func encoded(_ old: StoredValue) -> String? {
    guard let wire = old.wire else { return nil }
    return isAcceptable(old) && !optionsMayChange ? wire : "m:\(signature(wire)):\(wire)"
  }

  /// The decoded value; `nil` for a text that encodes none, and for a value that the field does not
  /// accept and that has no valid signature.
  func value(_ encoded: String) -> StoredValue? {
    guard encoded.hasPrefix("m:") else {
      return StoredValue(wire: encoded).flatMap { isAcceptable($0) ? $0 : nil }
    }
    let parts = encoded.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let value = StoredValue(wire: String(parts[2])) else { return nil }
    return parts[1] == signature(String(parts[2])) || (optionsMayChange && isAcceptable(value))
      ? value : nil
  }

  /// True if the options are computed from the record, so that the earlier value may no longer be
  /// one of them. Every value of the field is signed then.
  private var optionsMayChange: Bool { field.editor.computesOptions }

  /// The problem of an earlier value in the record as it is now.
  func problem(of value: StoredValue) -> FieldError? {
    let reading = record.with(value, in: field.id.name).reading(field)
    guard case .value(let value) = reading, accepts(value) else { return nil }
    return record.form.problem(
      of: value, in: field, of: record.stored, at: .storing, environment: record.environment)
  }

  /// True if the field accepts a value of its kind: it is not missing if one is required, and
  /// it is one of the options if the choice allows no others.
  func accepts(_ value: FieldValue) -> Bool {
    !field.isMissing(value) && field.offers(value, in: record.stored)
  }

  /// True if the field accepts a stored value without a signature.
  ///
  /// The path of a file is never accepted for a picture: a request must not find out which files
  /// there are.
  private func isAcceptable(_ value: StoredValue) -> Bool {
    let reading = record.with(value, in: field.id.name).reading(field)
    guard case .value(let value) = reading, accepts(value) else { return false }
    guard field.kind.isPicture else { return true }
    switch value {
    case .none: return true
    case .bytes(let bytes):
      return PictureFormat.problem(of: bytes, atMost: Picture.maxBytes) == nil
    case .text, .whole, .decimal, .flag, .several, .date, .time, .dateTime, .zoned, .never, .month:
      return false
    }
  }

  /// The signature of a value in this record's field, which only this process can make.
  ///
  /// The key is that of Swift's `Hasher`, as for the secret tokens: it changes with every start.
  private func signature(_ wire: String) -> String {
    var hasher = Hasher()
    hasher.combine(record.target.scope)
    hasher.combine(field.id)
    hasher.combine(wire)
    return String(UInt(bitPattern: hasher.finalize()), radix: 16)
  }
}

extension FieldKind {
  /// True for a kind whose values can be restored: a person may change them and see them.
  var isRestorable: Bool { isEditable && !isSecret }
}
