/// The way in which VoiceOver speaks of an element and treats it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// Behaves as a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Behaves as a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// Is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays a sound when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Sums up the screen when it appears.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Takes no input now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes too often to be announced.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts sound or recording.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Takes increment and decrement.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page at its end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Heads a part of the screen.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Is a tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// Is a switch; from iOS 17.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// The kind of a group of elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// True if an element that folds out is open.
public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }

/// The settings of assistive technology, and the messages to it.
public struct UIAccessibility: Sendable {
  /// A message to VoiceOver.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number of the message.
    public let rawValue: UInt32
    /// Creates a message from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A new screen: the focus goes to the argument, or to the first element.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is new: the focus goes to the argument.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to be spoken: the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled: the argument says to where.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// A message as it was posted.
  @_spi(UIKitDouble)
  public struct Posted {
    /// The message.
    public var notification: Notification
    /// The text or the element that came with it.
    public var argument: Any?
  }

  /// The messages posted since the test last cleared them, oldest first.
  @_spi(UIKitDouble)
  @MainActor public static var posted: [Posted] = []

  /// True if VoiceOver runs, as the test has set it.
  @_spi(UIKitDouble)
  @MainActor public static var voiceOver = false

  /// True if motion is reduced, as the test has set it.
  @_spi(UIKitDouble)
  @MainActor public static var reducedMotion = false

  /// Sends a message to VoiceOver.
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    posted.append(Posted(notification: notification, argument: argument))
  }

  /// True if VoiceOver runs.
  @MainActor public static var isVoiceOverRunning: Bool { voiceOver }
  /// True if a switch control runs; never, in the double.
  @MainActor public static var isSwitchControlRunning: Bool { false }
  /// True if the person wants less motion.
  @MainActor public static var isReduceMotionEnabled: Bool { reducedMotion }
  /// True if the person wants bold text; never, in the double.
  @MainActor public static var isBoldTextEnabled: Bool { false }

  /// Posted when VoiceOver is switched on or off.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}

/// An action that VoiceOver offers beside activation.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that says whether the action was done.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  open var actionHandler: Handler?

  /// Creates an action with a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }
}

/// An element that is not a view.
@MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element within a view or another container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  override open var next: UIResponder? { accessibilityContainer as? UIResponder }

  override open var accessibilityFrame: CGRect {
    get {
      let own = accessibilityFrameInContainerSpace
      return (accessibilityContainer as? UIView)?.convert(own, to: nil) ?? super.accessibilityFrame
    }
    set { super.accessibilityFrame = newValue }
  }
}
