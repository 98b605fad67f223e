/// The way in which a controller covers another.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// The way in which a controller comes in.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// A change of size or screens that others can move along with.
@MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
  /// Runs blocks with the change and after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// The facts of a change.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// True if the change is animated.
  var isAnimated: Bool { get }
  /// True if the change was taken back.
  var isCancelled: Bool { get }
}

/// A controller of how another is shown.
@MainActor
open class UIPresentationController: NSObject {
  open private(set) weak var presentedViewController: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(_ presented: UIViewController) { presentedViewController = presented }
}

/// An object that is told when a person puts a sheet away.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// True if a swipe may put the sheet away.
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  /// A swipe has put the sheet away.
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  /// A swipe tried to put the sheet away and may not.
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Yes, for a delegate without this method.
  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    true
  }
  /// Nothing, for a delegate without this method.
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  /// Nothing, for a delegate without this method.
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}

/// A popover on an iPad: it points at a view or at a bar's button.
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.null
  open weak var sourceItem: AnyObject?
  open weak var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// True if the popover knows what it points at.
  var hasSource: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }
}

/// Directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// A sheet; the double has none of its settings.
open class UISheetPresentationController: UIPresentationController {}

extension UIViewController {
  /// Refuses a popover that points at nothing, as an iPad does for sheets that are popovers there
  /// (Augustyniak/FileExplorer#29, RefugeRestrooms/refugerestrooms-ios#119).
  func checkPresentation(from presenter: UIViewController) {
    guard presenter.traitCollection.userInterfaceIdiom == .pad, !presentation.hasSource
    else { return }
    let isActionSheet = (self as? UIAlertController)?.preferredStyle == .actionSheet
    let name = "\(type(of: self))"
    if self is UIActivityViewController || isActionSheet {
      RefusalError.raise(
        .generic,
        "Your application has presented a \(name). In its current trait environment, the "
          + "modalPresentationStyle of a \(name) with this style is UIModalPresentationPopover. "
          + "You must provide location information for this popover through the view controller's "
          + "popoverPresentationController. You must provide either a sourceView and sourceRect "
          + "or a barButtonItem.")
    } else if modalPresentationStyle == .popover {
      RefusalError.raise(
        .generic,
        "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set "
          + "before the presentation occurs.")
    }
  }
}
