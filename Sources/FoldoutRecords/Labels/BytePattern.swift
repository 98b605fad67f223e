import Foundation

/// Bytes that are looked for in others, with how far each byte lets the search leap (Horspool).
struct BytePattern: Sendable {
  let bytes: [UInt8]
  private let leaps: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var leaps = Array(repeating: max(1, bytes.count), count: 256)
    for (offset, byte) in bytes.dropLast().enumerated() {
      leaps[Int(byte)] = bytes.count - 1 - offset
    }
    self.leaps = leaps
  }

  /// The first offset in some bytes at which these stand; `nil` for none, and where these are none.
  /// Complexity: O(length), mostly a part of it.
  func offset(in other: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    guard let base = other.baseAddress, let last = bytes.last, range.count >= bytes.count else {
      return nil
    }
    if bytes.count == 1 {
      guard let found = memchr(base + range.lowerBound, Int32(last), range.count) else {
        return nil
      }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
    return bytes.withUnsafeBufferPointer { mine in
      leaps.withUnsafeBufferPointer { leaps in
        guard let start = mine.baseAddress else { return nil }
        var offset = range.lowerBound
        let end = range.upperBound - mine.count
        while offset <= end {
          let byte = other[offset + mine.count - 1]
          if byte == last, memcmp(base + offset, start, mine.count) == 0 { return offset }
          offset += leaps[Int(byte)]
        }
        return nil
      }
    }
  }
}
