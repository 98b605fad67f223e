extension JSON: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Writes a text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Writes true or false.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Writes a whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Writes a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Writes null.
  public init(nilLiteral: ()) { self = .null }
  /// Writes a list.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  /// Writes an object; of two members with one name the last counts.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
