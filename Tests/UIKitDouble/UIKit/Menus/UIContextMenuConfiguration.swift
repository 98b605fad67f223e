/// A closure that makes a menu from those the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// A closure that makes a controller for a preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A menu that a long touch opens.
@MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Which element is nearest to the finger.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

  open private(set) var identifier: any NSCopying
  open var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a menu that is made when it is opened.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  /// The menu as a long touch would open it.
  @_spi(UIKitDouble)
  public func opened() -> UIMenu? { actionProvider?([]) }
}

/// An action that a swipe over a row uncovers.
@MainActor
open class UIContextualAction: NSObject {
  /// Plain or red.
  public enum Style: Int, Sendable { case normal, destructive }
  /// A closure that does the action and then says whether it was done.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  open private(set) var style: Style
  open private(set) var handler: Handler
  open var title: String?
  open var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit's own declaration: setting nil takes the style's colour.
  open var backgroundColor: UIColor! = .systemGray

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }

  /// Does the action as a finger does, and says what its completion was called with.
  @_spi(UIKitDouble)
  @discardableResult
  public func press(from view: UIView) -> Bool? {
    var performed: Bool?
    handler(self, view) { performed = $0 }
    return performed
  }
}

/// The actions that a swipe over a row uncovers.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  open private(set) var actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  /// Creates a set of actions, the outermost first.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
