import Foundation

// Searches bytes by C functions: searching characters, or by regular expressions, takes most of the
// time of tests that read pages in a debug build.

extension [UInt8] {
  /// Returns the first range of other bytes within a range; `nil` if there is none.
  package func firstRange(of other: [UInt8], in range: Range<Int>) -> Range<Int>? {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    guard let first = other.first else { return range.lowerBound..<range.lowerBound }
    return withUnsafeBytes { bytes -> Range<Int>? in
      other.withUnsafeBytes { wanted -> Range<Int>? in
        guard let start = bytes.baseAddress, let pattern = wanted.baseAddress else { return nil }
        var from = range.lowerBound
        let end = range.upperBound - wanted.count + 1
        while from < end, let found = memchr(start + from, Int32(first), end - from) {
          let position = UnsafeRawPointer(found) - start
          if memcmp(found, pattern, wanted.count) == 0 {
            return position..<(position + wanted.count)
          }
          from = position + 1
        }
        return nil
      }
    }
  }
}

extension String {
  /// Returns the text between the first `start` and the next `end`; `nil` if one is missing.
  package func between(_ start: String, _ end: String) -> String? {
    let bytes = Array(utf8)
    guard let first = bytes.firstRange(of: Array(start.utf8), in: bytes.indices),
      let last = bytes.firstRange(of: Array(end.utf8), in: first.upperBound..<bytes.count)
    else { return nil }
    return String(decoding: bytes[first.upperBound..<last.lowerBound], as: UTF8.self)
  }

  /// Returns the text after each mark, up to the next mark.
  package func components(after mark: String) -> [String] {
    let (bytes, mark) = (Array(utf8), Array(mark.utf8))
    var parts: [String] = []
    var start = bytes.firstRange(of: mark, in: bytes.indices)?.upperBound
    while let from = start {
      let next = bytes.firstRange(of: mark, in: from..<bytes.count)
      let part = bytes[from..<(next?.lowerBound ?? bytes.count)]
      parts.append(String(decoding: part, as: UTF8.self))
      start = next?.upperBound
    }
    return parts
  }
}
