package import FoldoutForms

extension Field<DynamicRecord> {
  /// The kind of value that can be entered over the stored one.
  ///
  /// A mismatched value is edited as text, except in a field of dates, which keeps its kind. Bytes
  /// can only be read.
  package func effectiveKind(in stored: DynamicRecord) -> FieldKind {
    guard !kind.isReadOnly, case .mismatched(let value) = read(stored) else { return kind }
    switch value {
    case .redacted: return .secret
    case .blob: return .readOnly
    case .text: return value.string == nil ? .readOnly : kind.isDate ? kind : .text
    case .null, .integer, .real: return kind.isDate ? kind : .text
    }
  }

  /// The editor for the stored value.
  ///
  /// A reference, or a choice of one value, keeps its editor over a mismatched value, which is then
  /// marked as unlisted. A choice of several over a value that is not a list is edited as text, and
  /// a value that can only be read is shown.
  package func effectiveEditor(in stored: DynamicRecord) -> Editor<DynamicRecord> {
    let effective = effectiveKind(in: stored)
    if effective.isReadOnly { return .standard(for: effective) }
    if effective == kind { return editor }
    if editor.offersValues, !kind.isSeveral, effective.isText, !effective.isSecret {
      return editor
    }
    return .standard(for: effective)
  }

  /// The program's design for the drawer, unless the stored value is not of the field's kind.
  package func design(in stored: DynamicRecord) -> DesignEditing<DynamicRecord>? {
    guard let design, effectiveKind(in: stored) == kind else { return nil }
    return design
  }

  /// True if a value is too long to be edited, or was only read in part.
  package func isOnlyShown(in stored: DynamicRecord, cut: [String: Int]) -> Bool {
    if cut[id.name] != nil { return true }
    guard !kind.isSecret, !kind.isReadOnly, case .text(let bytes) = stored[id.name] else {
      return false
    }
    return bytes.count > ScreenLimits.maxEdited
  }
}
