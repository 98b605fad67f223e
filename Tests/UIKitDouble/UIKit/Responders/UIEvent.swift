/// A finger on the screen.
@MainActor
open class UITouch: NSObject {
  /// A stage of a touch.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// The place in the window's coordinates.
  var place: CGPoint
  /// The place a moment ago.
  var previousPlace: CGPoint

  open internal(set) var phase: Phase = .began
  open internal(set) weak var view: UIView?
  open internal(set) weak var window: UIWindow?
  open internal(set) var tapCount = 1
  open internal(set) var timestamp: TimeInterval = 0

  /// The place where the finger came down.
  let start: CGPoint
  /// The scroll view that took the touch.
  weak var scrolled: UIScrollView?

  init(at place: CGPoint, in window: UIWindow?) {
    self.place = place
    start = place
    previousPlace = place
    self.window = window
  }

  /// The place in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// The place a moment ago in a view's coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPlace, from: nil) ?? previousPlace
  }
}

/// A moment of input with the touches in it.
@MainActor
open class UIEvent: NSObject {
  /// Fingers, motion, remote control or keys.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  open var type: EventType { .touches }
  open internal(set) var allTouches: Set<UITouch>?
  open internal(set) var timestamp: TimeInterval = 0
}

/// A moment of key presses.
@MainActor
open class UIPressesEvent: UIEvent {
  override open var type: EventType { .presses }
  open internal(set) var allPresses: Set<UIPress> = []
}

/// A key or button held down.
@MainActor
open class UIPress: NSObject {
  /// A stage of a press.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  open internal(set) var phase: Phase = .began
  open internal(set) var key: UIKey?
  open internal(set) var timestamp: TimeInterval = 0

  init(key: UIKey?) { self.key = key }

  /// A press of a key, for a test to send.
  @_spi(UIKitDouble)
  public static func of(_ key: UIKey) -> UIPress { UIPress(key: key) }
}

/// Modifier keys held down.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// The number of a key in the USB tables.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape = 0x29
  case keyboardDeleteOrBackspace = 0x2A
  case keyboardTab = 0x2B
  case keyboardSpacebar = 0x2C
  case keyboardHome = 0x4A
  case keyboardPageUp = 0x4B
  case keyboardDeleteForward = 0x4C
  case keyboardEnd = 0x4D
  case keyboardPageDown = 0x4E
  case keyboardRightArrow = 0x4F
  case keyboardLeftArrow = 0x50
  case keyboardDownArrow = 0x51
  case keyboardUpArrow = 0x52
  case keypadEnter = 0x58
}

/// A key of a hardware keyboard.
@MainActor
open class UIKey: NSObject {
  open internal(set) var characters: String
  open internal(set) var charactersIgnoringModifiers: String
  open internal(set) var modifierFlags: UIKeyModifierFlags
  open internal(set) var keyCode: UIKeyboardHIDUsage

  init(_ characters: String, _ keyCode: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
    self.characters = characters
    charactersIgnoringModifiers = characters
    self.keyCode = keyCode
    modifierFlags = modifiers
  }

  /// A key for a test to press.
  @_spi(UIKitDouble)
  public static func of(
    _ keyCode: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = []
  ) -> UIKey {
    UIKey(characters, keyCode, modifiers)
  }
}
