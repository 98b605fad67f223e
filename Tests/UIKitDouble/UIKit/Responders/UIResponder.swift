/// An object that takes part in the responder chain.
@MainActor
open class UIResponder: NSObject {
  let spoken = Spoken()

  override public init() {}

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var undoManager: UndoManager? { next?.undoManager }

  /// Takes the focus: not outside a window, and not where the one that has it keeps it.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if isFirstResponder { return true }
    return window.give(focusTo: self)
  }

  /// Gives the focus up.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, isFirstResponder else { return true }
    return window.takeFocus(from: self)
  }

  open func reloadInputViews() {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  // MARK: Accessibility, an informal protocol of `NSObject` in UIKit.

  open var isAccessibilityElement: Bool {
    get { spoken.isElement ?? false }
    set { spoken.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { spoken.label }
    set { spoken.label = newValue }
  }
  open var accessibilityHint: String? {
    get { spoken.hint }
    set { spoken.hint = newValue }
  }
  open var accessibilityValue: String? {
    get { spoken.value }
    set { spoken.value = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { spoken.traits ?? .none }
    set { spoken.traits = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { spoken.isHidden }
    set { spoken.isHidden = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { spoken.isModal }
    set { spoken.isModal = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { spoken.elements }
    set { spoken.elements = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { spoken.actions }
    set { spoken.actions = newValue }
  }
  open var accessibilityLanguage: String? {
    get { spoken.language }
    set { spoken.language = newValue }
  }
  open var accessibilityIdentifier: String? {
    get { spoken.identifier }
    set { spoken.identifier = newValue }
  }
  open var accessibilityUserInputLabels: [String]? {
    get { spoken.inputLabels }
    set { spoken.inputLabels = newValue }
  }
  /// The kind of group; VoiceOver speaks the label of a semantic one when it enters it.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { spoken.container }
    set { spoken.container = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { spoken.groupsChildren }
    set { spoken.groupsChildren = newValue }
  }
  /// A state that VoiceOver says of things that fold out; from iOS 18.
  open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { spoken.expanded }
    set { spoken.expanded = newValue }
  }
  open var accessibilityFrame: CGRect {
    get { spoken.frame ?? .zero }
    set { spoken.frame = newValue }
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}

  /// True if the focus may come; texts ask their delegates.
  func mayTakeFocus() -> Bool { true }
  /// The focus has come.
  func didTakeFocus() {}
  /// True if the focus may go; texts ask their delegates.
  func mayLoseFocus() -> Bool { canResignFirstResponder }
  /// The focus has gone.
  func didLoseFocus() {}
  /// True if the keyboard comes with the focus.
  var wantsKeyboard: Bool { inputView != nil }

  /// The window whose focus this responder can take.
  var responderWindow: UIWindow? { (self as? UIView)?.window ?? next?.responderWindow }
}

/// The stored side of the accessibility properties; `nil` is what nobody has set.
final class Spoken {
  var isElement: Bool?
  var container = UIAccessibilityContainerType.none
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var isHidden = false
  var isModal = false
  var elements: [Any]?
  var actions: [UIAccessibilityCustomAction]?
  var language: String?
  var identifier: String?
  var inputLabels: [String]?
  var groupsChildren = false
  var expanded = UIAccessibilityExpandedStatus.unsupported
  var frame: CGRect?
}
