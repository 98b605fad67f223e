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
