/// Header lines in their order, duplicates kept, found without regard to case.
public struct RawHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  /// One header line.
  public struct Line: Sendable, Equatable {
    /// The name as it is written.
    public let name: String
    /// The value without surrounding blanks.
    public let value: String
  }

  /// Every line, in order.
  public private(set) var lines: [Line] = []

  /// Writes the lines in the order of the literal.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { append(name, value) }
  }

  /// Adds a line at the end, even if there is one of this name.
  public mutating func append(_ name: String, _ value: String) {
    lines.append(Line(name: name, value: value))
  }

  /// The values of every line of this name.
  public func all(_ name: String) -> [String] {
    lines.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
  }

  /// The first value of this name.
  public subscript(name: String) -> String? { all(name).first }
}
