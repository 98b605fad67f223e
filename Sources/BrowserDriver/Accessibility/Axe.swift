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
