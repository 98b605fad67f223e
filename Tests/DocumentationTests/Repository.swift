import Foundation

/// The package's files, found by the path of this source file.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the sorted paths, from the root, of all files below a folder.
  static func files(under folder: String, ending: String) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path)
    return paths.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }
}
