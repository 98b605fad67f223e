import Foundation

/// A value as a store keeps it: its storage class and its exact content.
///
/// Text is bytes, because a store may hold text that is no UTF-8, and such text must be shown,
/// compared and left alone, never repaired.
public enum StoredValue: Hashable, Sendable {
  /// No value at all.
  case null
  /// A whole number of 64 bits.
  case integer(Int64)
  /// A floating point number.
  case real(Double)
  /// Text as its bytes, which are meant to be, but need not be, UTF-8.
  case text(bytes: [UInt8])
  /// Bytes that are not text.
  case blob([UInt8])
  /// A value that the store keeps to itself, such as a password: only that it is there, and by
  /// the secret token whether it still is the same one.
  ///
  /// A secret token means nothing outside the process that made it. It is never written.
  case redacted(UInt64)

  /// Text that is UTF-8 by construction.
  public static func text(_ string: String) -> StoredValue {
    .text(bytes: Array(string.utf8))
  }

  /// The text, when the value is text that a person can read and edit.
  ///
  /// `nil` for any other class, for invalid UTF-8, and for text with a NUL in it, which most
  /// programs cut short. Complexity: O(length).
  public var string: String? {
    guard case .text(let bytes) = self, !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// True where both are of one class and have the same content, bit by bit.
  ///
  /// Equality of numbers would call 0.0 and −0.0 the same and a NaN different from itself; a
  /// compare-and-set must do neither.
  public func isIdentical(to other: StoredValue) -> Bool {
    switch (self, other) {
    case (.real(let mine), .real(let theirs)): mine.bitPattern == theirs.bitPattern
    case (.text(let mine), .text(let theirs)), (.blob(let mine), .blob(let theirs)):
      mine.isSame(as: theirs)
    default: self == other
    }
  }
}

extension [UInt8] {
  /// True where both are the same bytes, by the memory: a picture is compared with each change of
  /// its record.
  fileprivate func isSame(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { mine in
      other.withUnsafeBytes { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return true }
        return mine == theirs || memcmp(mine, theirs, count) == 0
      }
    }
  }
}
