/// A key of a keyboard, by the character that WebDriver calls it by (W3C WebDriver, section
/// 17.4.2).
public struct Key: Sendable, Equatable {
  let value: Character

  private init(_ value: Character) { self.value = value }

  /// Moves the focus on, with Shift back.
  public static let tab = Key("\u{E004}")
  /// Confirms, or submits a form.
  public static let enter = Key("\u{E007}")
  /// Presses what has the focus.
  public static let space = Key(" ")
  /// Leaves.
  public static let escape = Key("\u{E00C}")
  /// Deletes backwards.
  public static let backspace = Key("\u{E003}")
  /// Deletes forwards.
  public static let delete = Key("\u{E017}")
  /// Arrow to the left.
  public static let left = Key("\u{E012}")
  /// Arrow upwards.
  public static let up = Key("\u{E013}")
  /// Arrow to the right.
  public static let right = Key("\u{E014}")
  /// Arrow downwards.
  public static let down = Key("\u{E015}")
  /// To the beginning.
  public static let home = Key("\u{E011}")
  /// To the end.
  public static let end = Key("\u{E010}")
  /// A page back.
  public static let pageUp = Key("\u{E00E}")
  /// A page on.
  public static let pageDown = Key("\u{E00F}")

  /// The key that types a character.
  public static func character(_ character: Character) -> Key { Key(character) }
}

/// Keys held down while another is pressed.
public struct Modifiers: OptionSet, Sendable {
  /// A bit for each key.
  public let rawValue: Int
  /// Takes the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Alt.
  public static let alt = Modifiers(rawValue: 1)
  /// Control.
  public static let control = Modifiers(rawValue: 2)
  /// Command, or the Windows key.
  public static let meta = Modifiers(rawValue: 4)
  /// Shift.
  public static let shift = Modifiers(rawValue: 8)

  /// The keys that are held, as WebDriver calls them.
  var keys: [Character] {
    let all: [(Modifiers, Character)] = [
      (.alt, "\u{E00A}"), (.control, "\u{E009}"), (.meta, "\u{E03D}"), (.shift, "\u{E008}"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
