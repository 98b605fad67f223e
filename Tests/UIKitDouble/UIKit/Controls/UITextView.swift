/// A view of text of several lines that can be edited.
open class UITextView: UIScrollView, UITextInput, HasEditor {
  var editor = TextEditor() { didSet { if editor.text != oldValue.text { textChanged() } } }

  weak open var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit's own declaration: setting nil empties, reading never gives nil.
  open var text: String! {
    get { editor.text }
    set { editor.setByApp(newValue ?? "") }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit's own declaration: setting nil empties, reading never gives nil.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: editor.text) }
    set { text = newValue?.string ?? "" }
  }
  open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var adjustsFontForContentSizeCategory = false
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open private(set) var textContainer = NSTextContainer()
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var isSecureTextEntry = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit's own declaration.
  open var textContentType: UITextContentType!
  private var keys: UIView?
  private var bar: UIView?

  override open var inputView: UIView? {
    get { keys }
    set { keys = newValue }
  }
  override open var inputAccessoryView: UIView? {
    get { bar }
    set { bar = newValue }
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  /// Creates a text view; a container of the app's own is not known.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
    if textContainer != nil { RefusalError.raise(.unknown, "UITextView with a text container") }
  }

  /// Creates a text view from an archive; refused.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override open var canBecomeFirstResponder: Bool { isEditable && !isHidden }
  override var wantsKeyboard: Bool { isEditable }
  override func mayTakeFocus() -> Bool { delegate?.textViewShouldBeginEditing(self) ?? true }
  override func mayLoseFocus() -> Bool {
    super.mayLoseFocus() && delegate?.textViewShouldEndEditing(self) ?? true
  }

  override func didTakeFocus() {
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(
      name: UITextView.textDidBeginEditingNotification, object: self)
  }

  override func didLoseFocus() {
    editor.unmark()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  func allows(_ range: NSRange, _ text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func typed() {
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isSelectable, isEditable { becomeFirstResponder() }
  }

  override open func accessibilityActivate() -> Bool { becomeFirstResponder() }

  open var selectedRange: NSRange {
    get { editor.selection }
    set { editor.selection = newValue }
  }

  open func scrollRangeToVisible(_ range: NSRange) {}

  private func textChanged() { invalidateIntrinsicContentSize() }

  override open var isAccessibilityElement: Bool {
    get { spoken.isElement ?? true }
    set { spoken.isElement = newValue }
  }
  override open var accessibilityValue: String? {
    get { spoken.value ?? editor.text }
    set { spoken.value = newValue }
  }
}

/// The room in which a text view lays out its text.
@MainActor
open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
