import FoldoutForms
import FoldoutRecords

// Values from before are spelled out on a screen, and anybody can write one. A field takes by
// itself what it could hold; anything else, such as a word where a number belongs or nothing where
// something is required, is only taken again where this program itself found it there, which its
// mark says.

/// Spells values that a field held before, and reads them again.
struct PreviousValue {
  let field: Field<DynamicRecord>
  let record: ShownRecord

  /// A value as a screen or a request carries it; `nil` for one that never leaves its store.
  func encoded(_ old: StoredValue) -> String? {
    guard let wire = old.wire else { return nil }
    return isOwn(old) && !mayGo ? wire : "m:\(mark(wire)):\(wire)"
  }

  /// The value that is spelled out; `nil` for what spells none, and for a value that the field does
  /// not take and that was never there.
  func value(_ encoded: String) -> StoredValue? {
    guard encoded.hasPrefix("m:") else {
      return StoredValue(wire: encoded).flatMap { isOwn($0) ? $0 : nil }
    }
    let parts = encoded.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let value = StoredValue(wire: String(parts[2])) else { return nil }
    return parts[1] == mark(String(parts[2])) || (mayGo && isOwn(value)) ? value : nil
  }

  /// True where an option may be gone when its value comes back, so that a mark says that it was
  /// there.
  private var mayGo: Bool { field.editor.choice?.followsRecord == true }

  /// The problem of a value from before beside what is stored now.
  func problem(of value: StoredValue) -> FieldError? {
    let reading = record.with(value, in: field.id.name).reading(field)
    guard case .value(let value) = reading, isTaken(value) else { return nil }
    return record.form.problem(
      of: value, in: field, of: record.stored, at: .storing, environment: record.environment)
  }

  /// True where the field takes a value of its kind by itself: one that is there where it must be,
  /// and one of the options where no other is taken.
  func isTaken(_ value: FieldValue) -> Bool {
    !field.isMissing(value) && field.offers(value, in: record.stored)
  }

  /// True where a value is of the field's own kind, and there where it must be. The path of a file
  /// is none of a picture's: which files there are is not for a page to say.
  private func isOwn(_ value: StoredValue) -> Bool {
    let reading = record.with(value, in: field.id.name).reading(field)
    guard case .value(let value) = reading, isTaken(value) else { return false }
    guard field.kind.isPicture else { return true }
    switch value {
    case .none: return true
    case .bytes(let bytes):
      return PictureFormat.problem(of: bytes, atMost: Picture.maxBytes) == nil
    case .text, .whole, .decimal, .flag, .several, .date, .time, .dateTime, .month: return false
    }
  }

  /// A mark that only this process can write, of this record's field and this value.
  ///
  /// Swift keys its hash anew with every start, as it does for the secret tokens of secrets.
  private func mark(_ wire: String) -> String {
    var hasher = Hasher()
    hasher.combine(record.target.scope)
    hasher.combine(field.id)
    hasher.combine(wire)
    return String(UInt(bitPattern: hasher.finalize()), radix: 16)
  }
}

extension FieldKind {
  /// True where a value of the kind can be put back: one that a person may change and see.
  var isRestorable: Bool { isEditable && !isSecret }
}
