import FoldoutForms

extension FieldKind {
  /// True where a value of the kind can be put back: one that a person may change and see.
  var isRestorable: Bool { isEditable && !isSecret }
}
