/// Any JSON value, for parameters and for what a page's script answers.
public enum JSON: Sendable, Equatable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSON])
  /// Members by name.
  case object([String: JSON])

  /// The member of this name, null where there is none.
  public subscript(name: String) -> JSON {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }

  /// The text, if it is one.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

extension JSON: Codable {
  /// Reads whichever kind of value stands there.
  public init(from decoder: any Decoder) throws {
    let place = try decoder.singleValueContainer()
    if place.decodeNil() {
      self = .null
    } else if let value = try? place.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? place.decode(Double.self) {
      self = .number(value)
    } else if let value = try? place.decode(String.self) {
      self = .string(value)
    } else if let value = try? place.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try place.decode([String: JSON].self))
    }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var place = encoder.singleValueContainer()
    switch self {
    case .null: try place.encodeNil()
    case .bool(let value): try place.encode(value)
    case .number(let value): try place.encode(value)
    case .string(let value): try place.encode(value)
    case .array(let value): try place.encode(value)
    case .object(let value): try place.encode(value)
    }
  }
}
