/// An accessibility rule that a page breaks, and the elements that break it.
public struct Violation: Sendable, Equatable, CustomStringConvertible {
  /// An element that breaks the rule.
  public struct Node: Sendable, Equatable, Decodable {
    /// The element's selector, preceded by the selectors of the frames around it.
    public let target: [String]
    /// The beginning of the element's HTML.
    public let html: String
  }

  /// The rule's id, such as `color-contrast`.
  public let rule: String
  /// The severity: `minor`, `moderate`, `serious` or `critical`.
  public let impact: String
  /// axe's `help` text: the requirement of the rule.
  public let help: String
  /// The elements that break the rule.
  public let nodes: [Node]

  /// The rule, its impact, its help text and the elements, in one line.
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
  /// Runs axe on the page in its current state, and returns the rules that it breaks.
  ///
  /// The page's scripts must be enabled. A content security policy does not prevent the run.
  public func violations(by axe: Axe) throws -> [Violation] {
    // Wait for running transitions first: a row that fades after a tap has other contrasts. Return
    // only the fields that are decoded: the passed rules take some hundred kilobytes.
    let script = """
      return Promise.allSettled(document.getAnimations().filter(a =>
          a.timeline === document.timeline && a.effect.getComputedTiming().endTime < Infinity)
        .map(a => a.finished))
        .then(() => axe.run(document, {runOnly: arguments[0], resultTypes: ['violations']}))
        .then(result => result.violations.map(({id, impact, help, nodes}) =>
          ({id, impact, help, nodes: nodes.map(({target, html}) =>
            ({target: target.flat(), html}))})))
      """
    return try run("\(axe.source);\n\(script)", [Axe.tags], as: "axe.run")
  }
}
