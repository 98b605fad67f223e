/// A running digest of bytes that gives the same 64 bits in every process.
///
/// Swift's own hasher is seeded anew in each process, and a page must be recognised by the server
/// that is started after this one. The function is FNV-1a of 64 bits (Fowler, Noll, Vo: offset
/// basis 14695981039346656037, prime 1099511628211). It guards against accidents, not against
/// somebody who looks for collisions.
public struct Digest: Hashable, Sendable {
  /// The digest of everything taken in so far.
  public private(set) var value: UInt64

  /// An empty digest; another `basis` gives an independent one of the same bytes.
  public init(basis: UInt64 = 14_695_981_039_346_656_037) {
    value = basis
  }

  /// Takes in bytes. Complexity: O(number of bytes).
  public mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      value = (value ^ UInt64(byte)) &* 1_099_511_628_211
    }
  }

  /// The same for an array, by its memory: where nothing is optimised, eight times as fast, and a
  /// picture of 5 MB is read for each page that shows it.
  public mutating func combine(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      guard var byte = buffer.baseAddress else { return }
      let end = byte + buffer.count
      var digest = value
      while byte < end {
        digest = (digest ^ UInt64(byte.pointee)) &* 1_099_511_628_211
        byte += 1
      }
      value = digest
    }
  }

  /// Takes in a text and its end, so that "ab", "c" and "a", "bc" differ.
  public mutating func combine(_ text: String) {
    combine(text.utf8)
    combine(CollectionOfOne(0xFF))
  }

  /// The digest as 16 hexadecimal digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Two independent digests of the same bytes: what one of them takes for the same, the other tells
/// apart.
package struct DoubleDigest: Hashable, Sendable {
  /// The usual digest.
  package private(set) var first = Digest()
  /// The same over another basis: the fraction of the golden ratio in 64 bits.
  package private(set) var second = Digest(basis: 0x9E37_79B9_7F4A_7C15)

  /// A digest of nothing.
  package init() {}

  /// Takes in bytes. Complexity: O(number of bytes).
  package mutating func combine(_ bytes: [UInt8]) {
    first.combine(bytes)
    second.combine(bytes)
  }
}
