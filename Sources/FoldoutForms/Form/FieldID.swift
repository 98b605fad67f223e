/// The identity of a field in its form, in addresses, and in pages.
public struct FieldID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The identity as text: a column's name, or a name chosen by the form's author.
  public let name: String

  /// Creates an identity from a name.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates an identity from a literal.
  public init(stringLiteral name: String) {
    self.name = name
  }

  /// The name.
  public var description: String { name }

  /// Returns the default identity for a label: `Start date` becomes `start_date`.
  public static func from(label: String) -> FieldID {
    let words = label.lowercased().split { !$0.isLetter && !$0.isNumber }
    return FieldID(words.joined(separator: "_"))
  }
}
