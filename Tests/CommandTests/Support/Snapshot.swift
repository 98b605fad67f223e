import Foundation
import Testing

/// A whole text as it was found good once, in a file beside the tests.
///
/// With `FOLDOUT_RECORD=1` in the environment the file is written anew, to be read in the diff.
enum Snapshot {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Snapshots")

  /// Fails where the text is not the recorded one, and shows both.
  static func expect(
    _ text: String, is name: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name)
    guard ProcessInfo.processInfo.environment["FOLDOUT_RECORD"] != "1" else {
      try Data(text.utf8).write(to: file)
      return
    }
    let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard text != recorded else { return }
    let old = Set(recorded.split(separator: "\n"))
    let new = Set(text.split(separator: "\n"))
    let gone = recorded.split(separator: "\n").filter { !new.contains($0) }.map { "- \($0)" }
    let come = text.split(separator: "\n").filter { !old.contains($0) }.map { "+ \($0)" }
    Issue.record(
      """
      \(name) is not as recorded (- recorded, + now). If it is right now, run the tests with \
      FOLDOUT_RECORD=1 and read the diff.
      \((gone + come).joined(separator: "\n"))
      """, sourceLocation: location)
  }
}
