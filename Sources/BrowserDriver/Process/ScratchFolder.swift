internal import Foundation

/// A new empty folder for one run, removed by the program that it is given to.
public enum ScratchFolder {
  /// Makes the folder below the system's temporary one and returns its path.
  public static func make(named prefix: String = "foldout-test") throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(prefix)-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.path
  }
}
