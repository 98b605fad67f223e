/// Decides which blanks and line breaks mean nothing.
extension ScriptMinifier {
  private static let punctuators = Set("{}()[];,:?=<>&|!".utf8)
  /// The punctuators after which, and before which, a line break never ends a statement.
  private static let noBreakAfter = Set(";{,([=>".utf8)
  private static let noBreakBefore = Set("})].?:&|".utf8)
  private static let plusAndMinus = Set("+-".utf8)

  var isDroppableBlank: Bool {
    let next = offset + 1 < source.count ? source[offset + 1] : UInt8(ascii: ";")
    guard let last = kept.last else { return true }
    return ScriptMinifier.punctuators.contains(last) || ScriptMinifier.punctuators.contains(next)
      || ScriptMinifier.plusAndMinus.contains(last) != ScriptMinifier.plusAndMinus.contains(next)
  }

  var isDroppableBreak: Bool {
    let next = offset + 1 < source.count ? source[offset + 1] : UInt8(ascii: "}")
    return kept.last.map { ScriptMinifier.noBreakAfter.contains($0) } ?? true
      || headEnd == kept.count || ScriptMinifier.noBreakBefore.contains(next)
  }
}

extension UInt8 {
  /// True for an English letter in ASCII.
  ///
  /// Written with numbers, because it is called for every byte that is minified, also in builds
  /// without optimization.
  var isASCIILetter: Bool {
    // This bit turns a capital letter into its small letter.
    self | 0x20 >= 0x61 && self | 0x20 <= 0x7a
  }
}
