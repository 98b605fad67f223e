import Foundation
import Logging

/// A log handler that records its messages.
///
/// `@unchecked Sendable`: `noted` is accessed under `lock` only, and the other properties are never
/// changed.
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
