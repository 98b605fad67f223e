/// The identity of a field in its form, in addresses, and in pages.
public struct FieldID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The identity as text: a column's name, or what the form's author chose.
  public let name: String

  /// An identity of that name.
  public init(_ name: String) {
    self.name = name
  }

  /// An identity written out.
  public init(stringLiteral name: String) {
    self.name = name
  }

  /// The name.
  public var description: String { name }

  /// The identity that a label stands for when none is given: `Start date` is `start_date`.
  public static func from(label: String) -> FieldID {
    let words = label.lowercased().split { !$0.isLetter && !$0.isNumber }
    return FieldID(words.joined(separator: "_"))
  }
}
