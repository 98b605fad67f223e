import Foundation
import Logging

/// A log handler that records its messages.
///
/// `@unchecked Sendable`: `messages` is accessed under `lock` only, and the other properties never
/// change.
final class RecordingLogHandler: LogHandler, @unchecked Sendable {
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace
  private let lock = NSLock()
  private var messages: [String] = []

  var lines: [String] { lock.withLock { messages } }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { nil }
    set {}
  }

  func log(event: LogEvent) { lock.withLock { messages.append("\(event.message)") } }
}
