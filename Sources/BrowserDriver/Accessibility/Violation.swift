/// A rule of accessibility that a page breaks.
public struct Violation: Sendable, Equatable, CustomStringConvertible {
  /// An element that breaks the rule.
  public struct Place: Sendable, Equatable, Decodable {
    /// A selector of the element, preceded by those of the frames around it.
    public let target: [String]
    /// The beginning of its source.
    public let html: String
  }

  /// The rule's id, as `color-contrast`.
  public let rule: String
  /// `minor`, `moderate`, `serious` or `critical`.
  public let impact: String
  /// The rule's own description.
  public let help: String
  /// Every element that breaks it.
  public let places: [Place]

  /// The rule, its demand and the elements, in one line.
  public var description: String {
    let targets = places.map { $0.target.joined(separator: " ") }.joined(separator: ", ")
    return "\(rule) (\(impact)): \(help): \(targets)"
  }
}

extension Violation: Decodable {
  private enum CodingKeys: String, CodingKey {
    case rule = "id"
    case impact
    case help
    case places = "nodes"
  }
}
