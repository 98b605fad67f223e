#if canImport(UIKit)
import FoldoutForms
import UIKit

/// The words of assistive technology for a ribbon.
struct RibbonWords {
  /// The name of what the values are.
  var caption: String?
  /// The current value.
  var value: String?
  /// The name of the arrow to the previous value; `nil` if it is not an element of its own.
  var previous: String?
  /// The name of the arrow to the next value.
  var next: String?
}

/// The actions of the arrows beside a ribbon, instead of turning it by one; `nil` at an end.
struct ArrowWays {
  var previous: (() -> Void)?
  var next: (() -> Void)?
}

/// A key of a hardware keyboard that turns a ribbon.
enum RibbonKey {
  /// An arrow, or a key that turns by more.
  case turn(Ribbon.Key)
  /// A letter or a digit of a title, with the time in milliseconds.
  case letter(Character, at: Double)

  /// The key of a press; `nil` for one that turns nothing.
  init?(_ press: UIPress) {
    guard let key = press.key else { return nil }
    if let turning = Ribbon.Key(key.keyCode) {
      self = .turn(turning)
      return
    }
    let isPlain = key.modifierFlags.isSubset(of: [.shift, .alphaShift])
    guard isPlain, let letter = key.characters.first, letter.isLetter || letter.isNumber
    else { return nil }
    self = .letter(letter, at: press.timestamp * 1000)
  }
}

extension Ribbon.Key {
  /// The key of a hardware keyboard that turns a ribbon; `nil` for any other.
  fileprivate init?(_ code: UIKeyboardHIDUsage) {
    switch code {
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    case .keyboardHome: self = .home
    case .keyboardEnd: self = .end
    default: return nil
    }
  }
}
#endif
