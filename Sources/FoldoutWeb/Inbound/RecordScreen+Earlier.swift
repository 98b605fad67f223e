import FoldoutForms
import FoldoutRecords

/// Values from before are spelled out in a page, and anybody can write one. What a field takes by
/// itself it may take so, too. What it does not, such as a word where a number belongs or nothing
/// where something is required, is only taken again where this program itself found it there, which
/// its mark says.
extension RecordScreen {
  /// What was there before, as a page or an address carries it.
  func spelled(_ line: Undo.Line) -> String? {
    guard let old = line.old, let field = form.field(line.field), let wire = old.wire else {
      return nil
    }
    return isOwn(old, of: field) ? wire : "m:\(mark(of: field, wire)):\(wire)"
  }

  /// The value that is spelled out; `nil` for what spells none, and for a value that the field does
  /// not take and that was never there.
  func earlier(_ spelled: String, of field: Field<DynamicRecord>) -> StoredValue? {
    guard spelled.hasPrefix("m:") else {
      return StoredValue(wire: spelled).flatMap { isOwn($0, of: field) ? $0 : nil }
    }
    let parts = spelled.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1] == mark(of: field, String(parts[2])) else { return nil }
    return StoredValue(wire: String(parts[2]))
  }

  /// What is wrong with a value from before beside what is stored now.
  func problem(
    of value: StoredValue, takenBackInto field: Field<DynamicRecord>
  ) -> FieldProblem? {
    guard case .value(let value) = field.read(with(value, in: field)), !field.isMissing(value)
    else { return nil }
    return form.problem(
      of: value, in: field, of: stored, at: .storing, environment: environment)
  }

  /// The record with another value.
  func with(_ value: StoredValue, in field: Field<DynamicRecord>) -> DynamicRecord {
    var copy = stored
    copy[field.id.name] = value
    return copy
  }

  /// Whether a value is of the field's own kind, and there where it must be. The path of a file is
  /// none of a picture's: which files there are is not for a page to say.
  private func isOwn(_ value: StoredValue, of field: Field<DynamicRecord>) -> Bool {
    guard case .value(let value) = field.read(with(value, in: field)), !field.isMissing(value)
    else { return false }
    guard field.kind == .picture else { return true }
    switch value {
    case .none: return true
    case .bytes(let bytes):
      return PictureFormat.problem(of: bytes, atMost: Picture.mostBytes) == nil
    default: return false
    }
  }

  /// What nobody knows to write but this process, of this record's field and this value.
  ///
  /// Swift keys its hash anew with every start, as it does for the seals of secrets.
  private func mark(of field: Field<DynamicRecord>, _ wire: String) -> String {
    var hasher = Hasher()
    hasher.combine(path)
    hasher.combine(field.id)
    hasher.combine(wire)
    return String(UInt(bitPattern: hasher.finalize()), radix: 16)
  }
}
