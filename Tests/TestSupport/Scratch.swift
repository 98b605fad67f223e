public import Foundation

/// A temporary folder of one test, for database files.
///
/// The folders are removed only when the test program exits, because a store may use its file
/// after the test's last reference to the folder.
public struct Scratch: Sendable {
  /// The folder. It exists.
  public let folder: URL
  private let main: String

  /// Makes an empty folder. `main` is the name of the file that ``path(_:)`` returns by default.
  public init(_ main: String = "test.sqlite") throws {
    self.main = main
    folder = Scratch.root.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private static let root: URL = {
    atexit { try? FileManager.default.removeItem(at: Scratch.root) }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("foldout-\(ProcessInfo.processInfo.processIdentifier)")
  }()

  /// Returns the path of a file in the folder.
  public func path(_ name: String? = nil) -> String {
    folder.appendingPathComponent(name ?? main).path
  }

  /// Reads all files of the folder, except those whose names end in `suffix`.
  public func files(but suffix: String = "\u{0}") throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where !name.hasSuffix(suffix) {
      files[name] = try Data(contentsOf: folder.appendingPathComponent(name))
    }
    return files
  }
}
