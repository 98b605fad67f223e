/// A stack with a delegate; see `ScrollDelegating` for why it is a protocol.
@MainActor
public protocol StackDelegating: AnyObject {}

extension StackDelegating {
  /// The object that is told which screen is shown.
  public var delegate: (any UINavigationControllerDelegate)? {
    get { (self as? UINavigationController)?.stackDelegate }
    set { (self as? UINavigationController)?.stackDelegate = newValue }
  }
}

/// An object that is told which screen is shown.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A screen is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A screen has been shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Nothing, for a delegate without this method.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Nothing, for a delegate without this method.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
