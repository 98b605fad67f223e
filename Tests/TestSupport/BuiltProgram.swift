import Foundation

/// A program of this package, built beside the tests.
public enum BuiltProgram {
  /// Thrown when the program is not in the tests' folder.
  public struct MissingError: Error {
    /// The path at which it was expected.
    public let path: String
  }

  /// Returns the path of an executable target's program. The environment variable `FOLDOUT_PROGRAM`
  /// replaces the path of `foldout`.
  public static func path(of name: String = "foldout") throws -> String {
    if name == "foldout", let path = ProcessInfo.processInfo.environment["FOLDOUT_PROGRAM"] {
      return path
    }
    let path = tests.deletingLastPathComponent().appendingPathComponent(name).path
    guard FileManager.default.isExecutableFile(atPath: path) else { throw MissingError(path: path) }
    return path
  }

  /// The test program, which contains the tests of all targets.
  private static var tests: URL {
    #if os(Linux)
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      Bundle(for: Marker.self).bundleURL
    #endif
  }

  private final class Marker {}
}
