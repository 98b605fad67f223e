/// Header lines in order, with duplicates; lookup ignores case.
public struct RawHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  /// One header line.
  public struct Line: Sendable, Equatable {
    /// The name as written.
    public let name: String
    /// The value without surrounding spaces.
    public let value: String
  }

  /// Every line, in order.
  public private(set) var lines: [Line] = []

  /// Creates the lines in the order of the literal.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { append(name, value) }
  }

  /// Appends a line, even if there is one with this name.
  public mutating func append(_ name: String, _ value: String) {
    lines.append(Line(name: name, value: value))
  }

  /// Returns the values of all lines with a name.
  public func all(_ name: String) -> [String] {
    lines.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
  }

  /// The first value of a name.
  public subscript(name: String) -> String? { all(name).first }
}
