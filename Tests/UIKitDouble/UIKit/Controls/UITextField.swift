/// A field for one line of text.
open class UITextField: UIControl, UITextInput, HasEditor {
  /// The frame around a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// The time at which a view at the side is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// The text with its caret and marked part.
  var editor = TextEditor() { didSet { if editor.text != oldValue.text { textChanged() } } }

  open weak var delegate: (any UITextFieldDelegate)?
  /// The text; never `nil` when it is read, as UIKit's is not.
  open var text: String? {
    get { editor.text }
    set { editor.setByApp(newValue ?? "") }
  }
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: editor.text) }
    set { text = newValue?.string }
  }
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  open var clearButtonMode = ViewMode.never
  open var clearsOnBeginEditing = false
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var leftView: UIView? { didSet { swap(oldValue, leftView) } }
  open var rightView: UIView? { didSet { swap(oldValue, rightView) } }
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false {
    didSet { if isEditing, isSecureTextEntry, !oldValue { isClearedByInsertion = true } }
  }
  /// True from the time at which a text was hidden while it was edited: UIKit empties the field at
  /// the next insertion.
  private var isClearedByInsertion = false
  /// The attributes that each new text gets.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit's own declaration.
  open var textContentType: UITextContentType!
  open internal(set) var isEditing = false
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

  override public init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a text field from an archive; refused.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override open var canBecomeFirstResponder: Bool { isEnabled && !isHidden }
  override var wantsKeyboard: Bool { true }
  override func mayTakeFocus() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  override func mayLoseFocus() -> Bool {
    super.mayLoseFocus() && delegate?.textFieldShouldEndEditing(self) ?? true
  }

  override func didTakeFocus() {
    isEditing = true
    if clearsOnBeginEditing { clear() }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(
      name: UITextField.textDidBeginEditingNotification, object: self)
  }

  override func didLoseFocus() {
    isEditing = false
    isClearedByInsertion = false
    editor.unmark()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
  }

  func allows(_ range: NSRange, _ text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func typed() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  override func touchUp() {
    sendActions(for: .touchUpInside)
    becomeFirstResponder()
  }

  func willInsert() {
    if isClearedByInsertion { editor.replaceAll("") }
    isClearedByInsertion = false
  }

  override open func accessibilityActivate() -> Bool { becomeFirstResponder() }

  private func clear() {
    guard !editor.text.isEmpty, delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.replaceAll("")
    typed()
  }

  /// Presses the return key as a person does.
  @_spi(UIKitDouble)
  public func pressReturn() {
    guard isFirstResponder, delegate?.textFieldShouldReturn(self) ?? true else { return }
    editor.unmark()
    let dismisses = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if dismisses { resignFirstResponder() }
  }

  /// Presses the button that clears as a person does.
  @_spi(UIKitDouble)
  public func pressClear() {
    guard isEnabled else { return }
    clear()
  }

  private func swap(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  private func textChanged() { invalidateIntrinsicContentSize() }

  override open var accessibilityValue: String? {
    get {
      spoken.value ?? (isSecureTextEntry ? String(repeating: "•", count: editor.text.count) : text)
    }
    set { spoken.value = newValue }
  }
}
