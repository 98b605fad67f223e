import Foundation

/// A program of this package, built beside the tests.
public enum BuiltProgram {
  /// The program is not where the tests are.
  public struct MissingError: Error {
    /// The path at which it was expected.
    public let path: String
  }

  /// The path of an executable target's program; `FOLDOUT_PROGRAM` in the environment replaces that
  /// of `foldout`.
  public static func path(of name: String = "foldout") throws -> String {
    if name == "foldout", let path = ProcessInfo.processInfo.environment["FOLDOUT_PROGRAM"] {
      return path
    }
    let path = tests.deletingLastPathComponent().appendingPathComponent(name).path
    guard FileManager.default.isExecutableFile(atPath: path) else { throw MissingError(path: path) }
    return path
  }

  /// The tests of all targets, which are one program.
  private static var tests: URL {
    #if os(Linux)
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      Bundle(for: Marker.self).bundleURL
    #endif
  }

  private final class Marker {}
}
