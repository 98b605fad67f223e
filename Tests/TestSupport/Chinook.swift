public import Foundation

/// The sample database of an invented shop of records, with which many programs are tried.
///
/// It is no part of the package, but may lie beside it.
public enum Chinook {
  /// The path at which the database is expected.
  public static let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/data/chinook.sqlite")

  /// True where the database is there.
  public static var isThere: Bool { FileManager.default.fileExists(atPath: file.path) }
}
