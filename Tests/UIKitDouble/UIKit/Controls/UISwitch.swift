/// A switch between on and off.
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var title: String?

  override public init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a switch from an archive; refused.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the value; the app's own change sends no event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func touchUp() { turn() }

  /// Turns the switch as a finger does: the value, then the actions.
  @_spi(UIKitDouble)
  public func turn() {
    guard isEnabled, isUserInteractionEnabled else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  override open func accessibilityActivate() -> Bool {
    turn()
    return true
  }
  override open var accessibilityTraits: UIAccessibilityTraits {
    get { (spoken.traits ?? [.button, .toggleButton]).union(isEnabled ? [] : .notEnabled) }
    set { spoken.traits = newValue }
  }
  override open var accessibilityValue: String? {
    get { spoken.value ?? (isOn ? "1" : "0") }
    set { spoken.value = newValue }
  }
}
