import Foundation

/// The progress of long work, on standard error.
///
/// A terminal shows one line that changes; other outputs get a line for each tenth.
struct ProgressLine {
  private let text: String
  private let total: Int
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private var shown = -1

  /// Creates the line for work with `total` parts.
  init(_ text: String, of total: Int) {
    self.text = text
    self.total = total
  }

  /// Reports the number of parts done so far.
  mutating func report(done: Int) {
    let percent = total > 0 ? done * 100 / total : 100
    guard isTerminal ? percent != shown : shown < 0 || percent / 10 != shown / 10 else { return }
    shown = percent
    let line = "\(text): \(percent) %"
    let end = isTerminal && percent < 100 ? "" : "\n"
    FileHandle.standardError.write(Data(((isTerminal ? "\r" : "") + line + end).utf8))
  }
}
