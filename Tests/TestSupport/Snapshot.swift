public import Foundation
import Testing

/// A reviewed text in a file beside the tests, to which a test compares its result.
///
/// With `FOLDOUT_RECORD=1` in the environment the file is rewritten, for review in the diff.
public enum Snapshot {
  /// Records an issue with the lines that differ, if a text is not equal to its snapshot.
  ///
  /// The file is in the nearest folder `Snapshots` above the file of the test.
  public static func expect(
    _ text: String, is name: String, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) throws {
    let file = try folder(above: filePath).appendingPathComponent(name)
    guard ProcessInfo.processInfo.environment["FOLDOUT_RECORD"] != "1" else {
      try Data(text.utf8).write(to: file)
      return
    }
    let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard text != recorded else { return }
    Issue.record(
      """
      \(name) is not as recorded (- recorded, + now). If it is right now, run the tests with \
      FOLDOUT_RECORD=1 and read the diff.
      \(difference(from: recorded, to: text))
      """,
      sourceLocation: SourceLocation(
        fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Compares HTML with its snapshot, folded by ``FoldedHTML``.
  public static func expect(
    html: String, is name: String, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) throws {
    let folded = FoldedHTML(html, lists: name == FoldedHTML.whole ? .whole : .folded)
    try expect(
      folded.text, is: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns the lines removed from the old text and inserted in the new one, with line numbers.
  public static func difference(from old: String, to new: String) -> String {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = new.difference(from: old).map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, 0, "- \(offset + 1): \(line)")
      case .insert(let offset, let line, _): (offset, 1, "+ \(offset + 1): \(line)")
      }
    }
    let sorted = lines.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    let shown = sorted.prefix(40).joined(separator: "\n")
    return sorted.count > 40 ? shown + "\n… and \(sorted.count - 40) more lines" : shown
  }

  /// Returns the nearest folder `Snapshots` above a file.
  public static func folder(above file: String) throws -> URL {
    var parent = URL(fileURLWithPath: file).deletingLastPathComponent()
    while parent.path != "/" {
      let folder = parent.appendingPathComponent("Snapshots", isDirectory: true)
      if FileManager.default.fileExists(atPath: folder.path) { return folder }
      parent.deleteLastPathComponent()
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
