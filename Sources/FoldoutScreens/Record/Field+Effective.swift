package import FoldoutForms

extension Field<DynamicRecord> {
  /// The kind of value that can be entered over what a record holds: text over what is not of the
  /// field's own kind, and nothing over bytes.
  package func effectiveKind(over stored: DynamicRecord) -> FieldKind {
    guard !kind.isReadOnly, case .mismatched(let value) = read(stored) else { return kind }
    switch value {
    case .redacted: return .secret
    case .blob: return .readOnly
    case .text: return value.string == nil ? .readOnly : kind.isDate ? kind : .text
    case .null, .integer, .real: return kind.isDate ? kind : .text
    }
  }

  /// The editor for what a record holds. A choice of one stays one over a value that is none of its
  /// kind, which is then marked as none of the options, and so does a reference; what is no list of
  /// several is edited as text, and what can only be read is shown.
  package func effectiveEditor(over stored: DynamicRecord) -> Editor<DynamicRecord> {
    let effective = effectiveKind(over: stored)
    if effective.isReadOnly { return .usual(for: effective) }
    if effective == kind { return editor }
    if editor.offersValues, !kind.isSeveral, effective.isText, !effective.isSecret {
      return editor
    }
    return .usual(for: effective)
  }

  /// True where a value is too long to be edited, or was only read in part.
  package func isOnlyShown(over stored: DynamicRecord, cut: [String: Int]) -> Bool {
    if cut[id.name] != nil { return true }
    guard !kind.isSecret, !kind.isReadOnly, case .text(let bytes) = stored[id.name] else {
      return false
    }
    return bytes.count > ScreenLimits.maxEdited
  }
}
