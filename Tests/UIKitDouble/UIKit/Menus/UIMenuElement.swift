/// A thing in a menu.
@MainActor
open class UIMenuElement: NSObject {
  /// The check mark.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The way in which an element is shown and what a touch does.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Red.
    public static let destructive = Attributes(rawValue: 2)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  var words: String
  var picture: UIImage?
  open var subtitle: String?
  open var title: String { words }
  open var image: UIImage? { picture }

  init(words: String, subtitle: String?, picture: UIImage?) {
    self.words = words
    self.subtitle = subtitle
    self.picture = picture
  }
}

/// A closure that an action runs.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A thing that can be done, by a menu, a button or any control.
open class UIAction: UIMenuElement {
  /// A name that tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private static var made = 0

  let handler: UIActionHandler
  open private(set) var identifier: Identifier
  open private(set) var sender: Any?
  open var attributes: Attributes
  open var state: State
  open var discoverabilityTitle: String?

  override open var title: String {
    get { words }
    set { words = newValue }
  }
  override open var image: UIImage? {
    get { picture }
    set { picture = newValue }
  }

  /// Creates an action; without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    UIAction.made += 1
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UIAction.made)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(words: title, subtitle: subtitle, picture: image)
  }

  /// Runs the closure with a sender.
  public func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }

  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A menu of elements.
open class UIMenu: UIMenuElement {
  /// A name that tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The way in which a menu is shown and chosen from.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements stand in the outer menu.
    public static let displayInline = Options(rawValue: 1)
    /// Red.
    public static let destructive = Options(rawValue: 2)
    /// One element is on at most.
    public static let singleSelection = Options(rawValue: 32)
    /// Small elements in rows.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  private static var made = 0

  open private(set) var identifier: Identifier
  open private(set) var options: Options
  open private(set) var children: [UIMenuElement]
  open var preferredElementSize = UIMenu.ElementSize.automatic

  /// The size of elements.
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    UIMenu.made += 1
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UIMenu.made)")
    self.options = options
    self.children = children
    super.init(words: title, subtitle: subtitle, picture: image)
  }

  /// A copy with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The actions that a person can see, those of inner menus in their places.
  @_spi(UIKitDouble)
  public var flattened: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let menu = child as? UIMenu { return menu.flattened }
      guard let action = child as? UIAction, !action.attributes.contains(.hidden)
      else { return [] }
      return [action]
    }
  }
}
