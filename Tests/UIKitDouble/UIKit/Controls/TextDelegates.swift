/// An object that is asked about a text field and told of it.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// True if editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// True if editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended for a reason; a delegate with this method is not told by the other.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// True if a typed text may take the place of a part.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The text, the caret or the selection is another.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// True if the button that clears may clear.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// True if the return key does its usual thing.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes, for a delegate without this method.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing, for a delegate without this method.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes, for a delegate without this method.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing, for a delegate without this method.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Tells by the method without a reason, for a delegate without this one.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Yes, for a delegate without this method.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Nothing, for a delegate without this method.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Yes, for a delegate without this method.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes, for a delegate without this method.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// An object that is asked about a text view and told of it.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// True if editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// True if editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// True if a typed text may take the place of a part.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// A person has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The caret or the selection is another.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Yes, for a delegate without this method.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing, for a delegate without this method.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Yes, for a delegate without this method.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing, for a delegate without this method.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes, for a delegate without this method.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing, for a delegate without this method.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing, for a delegate without this method.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
