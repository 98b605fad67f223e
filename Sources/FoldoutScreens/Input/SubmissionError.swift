package import FoldoutForms

/// Something in a submission that no screen of ours sends.
package enum SubmissionError: Error, Hashable, Sendable {
  /// The form has no such field.
  case unknownField(FieldID, form: String)
  /// A field came without what was seen of it.
  case withoutToken(label: String)
}
