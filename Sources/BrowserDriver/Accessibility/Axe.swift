internal import Foundation

/// The accessibility checker axe-core, as Scripts/install-axe.sh installs it.
public struct Axe: Sendable {
  /// The checker's own script.
  let source: String

  /// The rules that are run: WCAG 2.0 to 2.2, A and AA, and those that axe itself advises.
  static let tags: JSON = [
    "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice",
  ]

  /// Takes the file that `FOLDOUT_AXE` names, else the one installed below a folder.
  ///
  /// A missing checker is an error: a test that skips it would pass on a broken page.
  public init(in folder: String? = nil) throws {
    let folder = folder ?? Self.packageRoot + "/.build/axe"
    let location = ProcessInfo.processInfo.environment["FOLDOUT_AXE"] ?? Self.file(in: folder)
    guard let location, let text = try? String(contentsOfFile: location, encoding: .utf8) else {
      throw DriverError.axeMissing(path: location ?? folder)
    }
    source = text
  }

  /// The path has the version of Python in it, hence the search.
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
