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
