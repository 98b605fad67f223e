import Foundation

/// A value as a store keeps it: its storage class and its exact content.
///
/// Text is kept as bytes, because a store may hold invalid UTF-8. Such text is shown and compared,
/// and never repaired.
public enum StoredValue: Hashable, Sendable {
  /// No value.
  case null
  /// A 64-bit integer.
  case integer(Int64)
  /// A floating-point number.
  case real(Double)
  /// Text as bytes, which should be UTF-8 but may be invalid.
  case text(bytes: [UInt8])
  /// Bytes that are not text.
  case blob([UInt8])
  /// A secret, such as a password, whose value the store never returns.
  ///
  /// The payload is the secret token, which shows if the secret is still the same. It is valid only
  /// within the process that made it, and is never written to the store.
  case redacted(UInt64)

  /// Creates a text from a string.
  public static func text(_ string: String) -> StoredValue {
    .text(bytes: Array(string.utf8))
  }

  /// The text, if it can be shown and edited.
  ///
  /// `nil` for any other storage class, for invalid UTF-8, and for text that contains NUL, which
  /// most programs cut short. Complexity: O(length).
  public var string: String? {
    guard case .text(let bytes) = self else { return nil }
    return bytes.position(of: 0, in: bytes.indices) == nil
      ? String(validating: bytes, as: UTF8.self) : nil
  }

  /// True if both values have the same storage class and the same content, bit by bit.
  ///
  /// Comparing numbers by `==` would make 0.0 equal to −0.0 and NaN unequal to itself, both of
  /// which are wrong for a compare-and-set.
  public func isIdentical(to other: StoredValue) -> Bool {
    switch (self, other) {
    case (.real(let left), .real(let right)): left.bitPattern == right.bitPattern
    case (.text(let left), .text(let right)), (.blob(let left), .blob(let right)):
      left.isSame(as: right)
    default: self == other
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the first position of a byte within a range; `nil` if there is none.
  ///
  /// It calls `memchr`, because `firstIndex(of:)` calls functions for each byte in a debug build.
  /// Complexity: O(length of the range).
  package func position(of byte: UInt8, in range: Range<Int>) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    guard let base = baseAddress,
      let found = memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}

extension [UInt8] {
  /// Returns the first position of a byte within a range; `nil` if there is none.
  package func position(of byte: UInt8, in range: Range<Int>) -> Int? {
    withUnsafeBufferPointer { $0.position(of: byte, in: range) }
  }

  /// True if both arrays have the same bytes.
  ///
  /// It compares memory directly, because a picture is compared at each change of its record.
  fileprivate func isSame(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return left == right || memcmp(left, right, count) == 0
      }
    }
  }
}

extension StoredValue {
  /// The value that sorts a column whose dates state several zones: for a date, the microseconds
  /// since 1970 in UTC; less than any for a *never* that is no date; otherwise the value itself.
  ///
  /// A date without a zone counts as one in UTC. Complexity: O(1).
  package var moment: StoredValue {
    if meansNever { return .integer(.min) }
    guard let text = string, let date = StoredDate(text) else { return self }
    let seconds = date.value.secondsSince1970 - (date.form.zone?.minutes ?? 0) * 60
    return .integer(Int64(seconds) * 1_000_000 + Int64(date.value.time.nanosecond) / 1_000)
  }
}

extension StoredValue {
  /// True for a value that means *never* in a column of dates: 0 or -1, as a number or a text, the
  /// empty text, and a day of zeros such as `0000-00-00 00:00:00`.
  ///
  /// The empty text and zeros are no dates in any form; as moments, 0 and -1 are the beginning of
  /// the count, which no column of dates is recognised by. Complexity: O(1).
  public var meansNever: Bool {
    switch self {
    case .integer(let number): return number == 0 || number == -1
    case .real(let number): return number == 0 || number == -1
    case .text(let bytes):
      // No date is longer, so a long text is not looked at.
      guard bytes.count <= 40, let text = string else { return false }
      if ["", "0", "-1"].contains(text) { return true }
      guard text.hasPrefix("0000-00-00") else { return false }
      let rest = text.dropFirst(10)
      return rest.isEmpty || StoredDate("0001-01-01\(rest)")?.value.time == .midnight
    case .null, .blob, .redacted: return false
    }
  }
}

extension StoredValue {
  /// The value as plain text, for a column of another kind; `nil` for NULL, bytes and secrets.
  var shown: String? {
    switch self {
    case .null, .blob, .redacted: nil
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }
}
