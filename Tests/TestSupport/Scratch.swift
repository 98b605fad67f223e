public import Foundation

/// A test's own folder for the files of databases.
///
/// All of them are removed when the tests end, and not before: a store uses its file even after the
/// last mention of the folder.
public struct Scratch: Sendable {
  /// The folder, which exists.
  public let folder: URL
  private let main: String

  /// Makes an empty folder; `main` is the name of a file unless a call gives another.
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

  /// The path of a file in the folder.
  public func path(_ name: String? = nil) -> String {
    folder.appendingPathComponent(name ?? main).path
  }

  /// The files of the folder with all their bytes, except for those whose names end in `suffix`.
  public func files(but suffix: String = "\u{0}") throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where !name.hasSuffix(suffix) {
      files[name] = try Data(contentsOf: folder.appendingPathComponent(name))
    }
    return files
  }
}
