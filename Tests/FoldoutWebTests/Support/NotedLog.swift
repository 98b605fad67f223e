import Foundation
import Logging

/// Keeps the lines of a log.
///
/// `@unchecked Sendable`: `noted` is touched under `lock` only; the rest is never used.
final class NotedLog: LogHandler, @unchecked Sendable {
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace
  private let lock = NSLock()
  private var noted: [String] = []

  var lines: [String] { lock.withLock { noted } }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { nil }
    set {}
  }

  func log(event: LogEvent) { lock.withLock { noted.append("\(event.message)") } }
}
