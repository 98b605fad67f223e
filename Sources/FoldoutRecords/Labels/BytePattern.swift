import Foundation

/// A byte string to search for, prepared for the Boyer–Moore–Horspool algorithm.
struct BytePattern: Sendable {
  let bytes: [UInt8]
  /// The distance to advance by, for each value of the byte under the pattern's end.
  private let shifts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var shifts = Array(repeating: max(1, bytes.count), count: 256)
    for (offset, byte) in bytes.dropLast().enumerated() {
      shifts[Int(byte)] = bytes.count - 1 - offset
    }
    self.shifts = shifts
  }

  /// The first offset within a range at which the pattern occurs; `nil` if it does not, or if it is
  /// empty. Complexity: O(range × pattern) at worst; usually only a part of the range is read.
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
    return bytes.withUnsafeBufferPointer { pattern in
      shifts.withUnsafeBufferPointer { shifts in
        guard let start = pattern.baseAddress else { return nil }
        var offset = range.lowerBound
        let end = range.upperBound - pattern.count
        while offset <= end {
          let byte = other[offset + pattern.count - 1]
          if byte == last, memcmp(base + offset, start, pattern.count) == 0 { return offset }
          offset += shifts[Int(byte)]
        }
        return nil
      }
    }
  }
}
