internal import Foundation

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The output of a program so far, on one of its descriptors.
///
/// A thread reads all the time, because a program whose pipe is full would block.
final class Transcript: Sendable {
  struct State: Sendable {
    private(set) var bytes: [UInt8] = []
    /// The complete lines.
    private(set) var lines: [String] = []
    private(set) var hasEnded = false
    /// The start of the incomplete line.
    private var start = 0

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func append(_ chunk: ArraySlice<UInt8>) {
      bytes += chunk
      for index in bytes.count - chunk.count..<bytes.count where bytes[index] == 10 {
        takeLine(to: index)
      }
    }

    mutating func finish() {
      if start < bytes.count { takeLine(to: bytes.count) }
      hasEnded = true
    }

    private mutating func takeLine(to end: Int) {
      lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end + 1
    }
  }

  let state = Guarded(State())

  /// Reads the descriptor to its end and closes it.
  init(reading descriptor: Int32) {
    Thread.detachNewThread { [state] in
      var chunk = [UInt8](repeating: 0, count: 16_384)
      while true {
        let count = read(descriptor, &chunk, chunk.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { break }
        state.with { $0.append(chunk[..<count]) }
      }
      close(descriptor)
      state.with { $0.finish() }
    }
  }
}
