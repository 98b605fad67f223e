/// The root of a tree of views on the screen.
open class UIWindow: UIView {
  /// The responder with the focus.
  weak var firstResponder: UIResponder?
  /// The frame of the keyboard in the window's coordinates while it is shown.
  var keyboardFrame: CGRect?
  /// The view above the keys while they are shown, which stands in a window of its own in UIKit.
  var accessory: UIView?
  /// True if the focus goes from one responder to another, so that the keyboard stays.
  var isHandingOver = false
  private let ownUndoManager = UndoManager()

  open private(set) var isKeyWindow = false

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveWindow()
      rootViewController?.enter(self)
    }
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = nil
    isHidden = true
    layoutState.safeArea = .zero
    DoubleRunLoop.main.lay(self)
  }

  /// Creates a window from an archive; refused.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override open var next: UIResponder? { nil }
  /// The undo manager of all in the window that have none of their own.
  override open var undoManager: UndoManager? { ownUndoManager }

  /// Shows the window and makes it the one that keys go to.
  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
    rootViewController?.enter(self)
  }

  open func makeKey() { isKeyWindow = true }

  /// Converts a rectangle from the coordinates of another window; `nil` for those of the screen.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    let other = window?.frame.origin ?? .zero
    return rect.offsetBy(dx: other.x - frame.origin.x, dy: other.y - frame.origin.y)
  }

  /// The part at each edge that the device covers, as the test has set it.
  @_spi(UIKitDouble)
  public var deviceInsets: UIEdgeInsets {
    get { layoutState.safeArea }
    set {
      layoutState.safeArea = newValue
      setNeedsLayout()
    }
  }
}
