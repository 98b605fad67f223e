import Foundation
import Testing

/// A whole text as it was found good once, in a file beside the tests.
///
/// With `FOLDOUT_RECORD=1` in the environment the file is written anew, to be read in the diff.
enum Snapshot {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Snapshots")

  /// Fails where the text is not the recorded one, with the lines that differ.
  static func expect(
    _ whole: String, is name: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let text = numberingFingerprints(in: whole)
    let file = folder.appendingPathComponent(name)
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
      """, sourceLocation: location)
  }

  /// The text with its fingerprints numbered as they come: they follow from the addresses of
  /// scripts and styles, too, which are no part of the text.
  private static func numberingFingerprints(in text: String) -> String {
    var numbers: [Substring: Int] = [:]
    return text.replacing(/"([0-9a-f]{16})\.([a-z])/) { match in
      let number = numbers[match.1, default: numbers.count + 1]
      numbers[match.1] = number
      return "\"FINGERPRINT-\(number).\(match.2)"
    }
  }

  /// The lines that went and came, numbered as they stand in their own text.
  static func difference(from old: String, to new: String) -> String {
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
    return sorted.count > 40 ? shown + "\n… and \(sorted.count - 40) lines more" : shown
  }
}
