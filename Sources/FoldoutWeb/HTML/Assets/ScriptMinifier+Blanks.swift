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
