internal import Foundation

/// Makes temporary folders for single runs; the ``Program`` that gets one removes it.
public enum ScratchFolder {
  /// Makes an empty folder in the system's temporary folder, and returns its path.
  public static func make(named prefix: String = "foldout-test") throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(prefix)-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.path
  }
}
