/// A minifier for stylesheets: it drops comments, the blanks and line breaks that mean nothing, the
/// last semicolon of a block, and quotes around the words of attribute selectors.
///
/// Other strings are left as they are, and so are the blanks that mean something: between two
/// selectors or two values, and around the `+` of a sum (CSS Values and Units 4, section 10.8).
/// They also stay around a `+` before the name of an element, which looks like a sum.
struct StyleMinifier {
  private let source: [UInt8]
  private var offset = 0
  private var kept: [UInt8] = []
  /// True where blanks were skipped since the last byte of `kept`.
  private var isAfterBlank = false

  /// Returns the minified stylesheet.
  static func minified(_ source: [UInt8]) -> [UInt8] {
    var minifier = StyleMinifier(source: source)
    while minifier.offset < source.count { minifier.step() }
    return minifier.kept
  }

  private init(source: [UInt8]) {
    self.source = source
    kept.reserveCapacity(source.count)
  }

  /// The punctuators after which, and before which, a blank means nothing.
  private static let noBlankAfter = Set("{}>~:;,".utf8)
  private static let noBlankBefore = Set("{}>~".utf8)
  private static let media = Array("@media".utf8)

  /// Keeps or drops the next byte, or the whole comment or string.
  private mutating func step() {
    if source[offset].isASCIILetter { return keepLetters() }
    switch source[offset] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"):
      isAfterBlank = true
      offset += 1
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): keepString()
    case UInt8(ascii: "+") where joinsSelectors:
      isAfterBlank = false
      kept.append(UInt8(ascii: "+"))
      offset += 2
    default:
      let byte = source[offset]
      keepBlank(before: byte)
      if byte == UInt8(ascii: "}"), kept.last == UInt8(ascii: ";") { kept.removeLast() }
      kept.append(byte)
      offset += 1
    }
  }

  /// Keeps the letters from the next byte on.
  private mutating func keepLetters() {
    keepBlank(before: source[offset])
    let start = offset
    while offset < source.count, source[offset].isASCIILetter { offset += 1 }
    kept += source[start..<offset]
  }

  /// Keeps one of the skipped blanks if there are any and they mean something before a byte.
  private mutating func keepBlank(before byte: UInt8) {
    if isAfterBlank, !isDroppableBlank(before: byte) { kept.append(UInt8(ascii: " ")) }
    isAfterBlank = false
  }

  private func isDroppableBlank(before byte: UInt8) -> Bool {
    guard let last = kept.last else { return true }
    return StyleMinifier.noBlankAfter.contains(last) || StyleMinifier.noBlankBefore.contains(byte)
      || byte == UInt8(ascii: "(") && kept.suffix(StyleMinifier.media.count) == StyleMinifier.media
  }

  /// Drops a comment.
  private mutating func skipComment() {
    offset += 2
    while offset < source.count {
      offset += 1
      if source[offset - 1] == UInt8(ascii: "*"), peek(0) == UInt8(ascii: "/") { break }
    }
    offset = min(offset + 1, source.count)
  }

  /// Keeps a string, without its quotes if it is the word of an attribute selector.
  private mutating func keepString() {
    let quote = source[offset]
    var end = offset + 1
    while end < source.count, source[end] != quote {
      end += source[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    let string = source[offset..<min(end + 1, source.count)]
    let word = string.dropFirst().dropLast()
    let isWord =
      kept.last == UInt8(ascii: "=") && !word.isEmpty && peek(string.count) == UInt8(ascii: "]")
      && word.allSatisfy(\.isASCIILetter)
    keepBlank(before: quote)
    kept += isWord ? word : string
    offset += string.count
  }

  /// True at a `+` that a class, an attribute or a pseudo-class follows. It joins two selectors.
  ///
  /// A dot before a digit begins an operand of a sum instead.
  private var joinsSelectors: Bool {
    guard isAfterBlank, peek(1) == UInt8(ascii: " "), let first = peek(2), let second = peek(3)
    else { return false }
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
    return first == UInt8(ascii: ".") ? !isDigit : ":[".utf8.contains(first)
  }

  /// Returns the byte at a distance from the next one; `nil` after the end.
  private func peek(_ distance: Int) -> UInt8? {
    offset + distance < source.count ? source[offset + distance] : nil
  }
}
