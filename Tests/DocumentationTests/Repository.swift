import Foundation

/// The package's own files, found from where this one is.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The paths of all files below a folder, from the root, in order.
  static func files(under folder: String, ending: String) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path)
    return paths.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }
}
