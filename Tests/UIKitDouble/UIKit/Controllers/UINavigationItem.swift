/// The bar above a screen.
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
  /// The item of the screen that is shown.
  weak var shownItem: UINavigationItem?

  /// True if the title stands large below the buttons.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, let shownItem else { return false }
    return [.automatic, .always].contains(shownItem.largeTitleDisplayMode)
  }
  /// The height below what the device covers.
  var ownHeight: CGFloat { showsLargeTitle ? 96 : 44 }

  override public init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a bar from an archive; refused.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The title and the buttons of a screen in the bar.
@MainActor
open class UINavigationItem: NSObject {
  /// True if the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var hidesBackButton = false
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var leftItemsSupplementBackButton = false
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Creates an item with a title.
  public init(title: String) { self.title = title.isEmpty ? nil : title }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
}

/// A thing in a bar.
@MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
}

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
  /// A button that the system has words or a picture for.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24
  }
  /// The weight of a button.
  public enum Style: Int, Sendable { case plain, done = 2 }

  open var style = Style.plain
  open var menu: UIMenu?
  open var customView: UIView?
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  open var isHidden = false
  open var isSelected = false
  open var changesSelectionAsPrimaryAction = false
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let picture = primaryAction.image { image = picture }
    }
  }
  let systemItem: SystemItem?

  init(system: SystemItem?) { systemItem = system }

  /// Creates an empty button.
  override public convenience init() { self.init(system: nil) }

  /// Creates a button with words, a picture, an action or a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(system: nil)
    take(primaryAction, menu)
    self.title = title ?? self.title
    self.image = image ?? self.image
  }

  /// Creates a button of the system.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(system: systemItem)
    take(primaryAction, menu)
  }

  /// Creates a place for a view.
  public convenience init(customView: UIView) {
    self.init(system: nil)
    self.customView = customView
  }

  /// Creates a fixed space.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(system: .fixedSpace)
    item.width = width
    return item
  }

  /// Creates a space that takes what is left.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(system: .flexibleSpace) }

  private func take(_ action: UIAction?, _ menu: UIMenu?) {
    primaryAction = action
    self.menu = menu
  }

  /// Presses the button as a finger does.
  @_spi(UIKitDouble)
  public func press() {
    guard isEnabled, !isHidden else { return }
    primaryAction?.perform(from: self)
  }
}
