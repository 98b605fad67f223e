/// A key of a keyboard, as WebDriver's character for it (W3C WebDriver, section 17.4.2).
public struct Key: Sendable, Equatable {
  let value: Character

  private init(_ value: Character) { self.value = value }

  /// Tab, which moves the focus forwards, or backwards with Shift.
  public static let tab = Key("\u{E004}")
  /// Enter, which confirms or submits a form.
  public static let enter = Key("\u{E007}")
  /// Space, which presses the focused element.
  public static let space = Key(" ")
  /// Escape.
  public static let escape = Key("\u{E00C}")
  /// Backspace, which deletes backwards.
  public static let backspace = Key("\u{E003}")
  /// Delete, which deletes forwards.
  public static let delete = Key("\u{E017}")
  /// The left arrow.
  public static let left = Key("\u{E012}")
  /// The up arrow.
  public static let up = Key("\u{E013}")
  /// The right arrow.
  public static let right = Key("\u{E014}")
  /// The down arrow.
  public static let down = Key("\u{E015}")
  /// Home.
  public static let home = Key("\u{E011}")
  /// End.
  public static let end = Key("\u{E010}")
  /// Page Up.
  public static let pageUp = Key("\u{E00E}")
  /// Page Down.
  public static let pageDown = Key("\u{E00F}")

  /// Returns the key that types a character.
  public static func character(_ character: Character) -> Key { Key(character) }
}

/// The keys held down while another is pressed.
public struct Modifiers: OptionSet, Sendable {
  /// A bit for each key.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Alt.
  public static let alt = Modifiers(rawValue: 1)
  /// Control.
  public static let control = Modifiers(rawValue: 2)
  /// Command, or the Windows key.
  public static let meta = Modifiers(rawValue: 4)
  /// Shift.
  public static let shift = Modifiers(rawValue: 8)

  /// WebDriver's characters for the keys.
  var keys: [Character] {
    let all: [(Modifiers, Character)] = [
      (.alt, "\u{E00A}"), (.control, "\u{E009}"), (.meta, "\u{E03D}"), (.shift, "\u{E008}"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

/// An input device and its actions, one for each tick (W3C WebDriver, section 17.4).
enum InputSource {
  /// The keyboard.
  case keys([JSON])
  /// The mouse.
  case mouse([JSON])

  var json: JSON {
    switch self {
    case .keys(let ticks): ["type": "key", "id": "keyboard", "actions": .array(ticks)]
    case .mouse(let ticks):
      [
        "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
        "actions": .array(ticks),
      ]
    }
  }
}

extension Page {
  /// Performs the actions of one device.
  ///
  /// A key or button that is pressed stays down until a later action releases it.
  func perform(_ source: InputSource, as name: String) throws {
    try command("POST", "/actions", ["actions": [source.json]], as: name)
  }
}
