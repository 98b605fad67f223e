/// A key of a keyboard.
public struct Key: Sendable, Equatable {
  let name: String
  let code: String
  /// The number that Windows gives to the key; Chromium finds its own shortcuts by it.
  let number: Int
  /// What the key types, if it types.
  let text: String?

  private init(_ name: String, _ number: Int, code: String? = nil, text: String? = nil) {
    self.name = name
    self.code = code ?? name
    self.number = number
    self.text = text
  }

  /// Moves the focus on, with Shift back.
  public static let tab = Key("Tab", 9)
  /// Confirms, or submits a form.
  public static let enter = Key("Enter", 13, text: "\r")
  /// Presses what has the focus.
  public static let space = Key(" ", 32, code: "Space", text: " ")
  /// Leaves.
  public static let escape = Key("Escape", 27)
  /// Deletes backwards.
  public static let backspace = Key("Backspace", 8)
  /// Deletes forwards.
  public static let delete = Key("Delete", 46)
  /// Arrow to the left.
  public static let left = Key("ArrowLeft", 37)
  /// Arrow upwards.
  public static let up = Key("ArrowUp", 38)
  /// Arrow to the right.
  public static let right = Key("ArrowRight", 39)
  /// Arrow downwards.
  public static let down = Key("ArrowDown", 40)
  /// To the beginning.
  public static let home = Key("Home", 36)
  /// To the end.
  public static let end = Key("End", 35)
  /// A page back.
  public static let pageUp = Key("PageUp", 33)
  /// A page on.
  public static let pageDown = Key("PageDown", 34)

  /// The key that types a character.
  public static func character(_ character: Character) -> Key {
    if character == " " { return .space }
    let text = String(character)
    let upper = text.uppercased()
    guard character.isASCII, character.isLetter || character.isNumber else {
      return Key(text, 0, code: "", text: text)
    }
    let code = (character.isNumber ? "Digit" : "Key") + upper
    return Key(text, Int(upper.unicodeScalars.first?.value ?? 0), code: code, text: text)
  }
}

/// Keys held down while another is pressed.
public struct Modifiers: OptionSet, Sendable {
  /// The sum that Chromium's protocol uses.
  public let rawValue: Int
  /// Takes the protocol's sum.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Alt.
  public static let alt = Modifiers(rawValue: 1)
  /// Control.
  public static let control = Modifiers(rawValue: 2)
  /// Command, or the Windows key.
  public static let meta = Modifiers(rawValue: 4)
  /// Shift.
  public static let shift = Modifiers(rawValue: 8)
}
