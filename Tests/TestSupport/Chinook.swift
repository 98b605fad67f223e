public import Foundation

/// Chinook, a widely used sample database of an invented record shop.
///
/// It is not part of the package, but may be in a folder beside it.
public enum Chinook {
  /// The path at which the database is expected.
  public static let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/data/chinook.sqlite")

  /// True if the database exists.
  public static var isThere: Bool { FileManager.default.fileExists(atPath: file.path) }
}
