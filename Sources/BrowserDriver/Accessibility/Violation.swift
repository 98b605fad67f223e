/// A rule of accessibility that a page breaks.
public struct Violation: Sendable, Equatable, CustomStringConvertible {
  /// An element that breaks the rule.
  public struct Node: Sendable, Equatable, Decodable {
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
  public let nodes: [Node]

  /// The rule, its demand and the elements, in one line.
  public var description: String {
    let targets = nodes.map { $0.target.joined(separator: " ") }.joined(separator: ", ")
    return "\(rule) (\(impact)): \(help): \(targets)"
  }
}

extension Violation: Decodable {
  private enum CodingKeys: String, CodingKey {
    case rule = "id"
    case impact
    case help
    case nodes = "nodes"
  }
}

extension Page {
  /// Runs the checker on what is shown, and returns the rules that it breaks.
  ///
  /// The page's scripts must be enabled. A content security policy does not hinder it.
  public func violations(by axe: Axe) throws -> [Violation] {
    // Only what is read below comes back: the passes are some hundred kilobytes.
    let run = """
      return axe.run(document, {runOnly: arguments[0], resultTypes: ['violations']})
        .then(result => result.violations.map(({id, impact, help, nodes}) =>
          ({id, impact, help, nodes: nodes.map(({target, html}) =>
            ({target: target.flat(), html}))})))
      """
    return try command(
      "POST", "/execute/sync",
      ["script": .string("\(axe.source);\n\(run)"), "args": [Axe.tags]], as: "axe.run"
    ).decoded(as: [Violation].self)
  }
}
