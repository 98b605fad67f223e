internal import Foundation

/// The accessibility checker axe-core, installed by Scripts/install-axe.sh.
public struct Axe: Sendable {
  /// The checker's script.
  let source: String

  /// The rules to check: WCAG 2.0 to 2.2, levels A and AA, and axe's best practices.
  static let tags: JSON = [
    "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice",
  ]

  /// Loads the file that `FOLDOUT_AXE` names, or else the one installed below a folder.
  ///
  /// Throws if there is none: a test that skipped the check would pass on a broken page.
  public init(in folder: String? = nil) throws {
    let folder = folder ?? Self.packageRoot + "/.build/axe"
    let location = ProcessInfo.processInfo.environment["FOLDOUT_AXE"] ?? Self.file(in: folder)
    guard let location, let text = try? String(contentsOfFile: location, encoding: .utf8) else {
      throw DriverError.axeMissing(path: location ?? folder)
    }
    source = text
  }

  /// Searches a folder for the script, because its path contains the version of Python.
  private static func file(in folder: String) -> String? {
    let tail = "axe_playwright_python/axe.min.js"
    let paths = FileManager.default.enumerator(atPath: folder)
    while let path = paths?.nextObject() as? String {
      if path.hasSuffix(tail) { return "\(folder)/\(path)" }
    }
    return nil
  }

  private static var packageRoot: String {
    var location = URL(fileURLWithPath: #filePath)
    // This file, Accessibility, BrowserDriver, Sources.
    for _ in 1...4 { location.deleteLastPathComponent() }
    return location.path
  }
}

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
