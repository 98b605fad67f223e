/// Keeps strings, templates and regular expressions, in which every blank is significant.
extension ScriptMinifier {
  /// Keeps the next byte, and after a backslash also the one that it escapes.
  mutating func keep() {
    if source[offset] == UInt8(ascii: "\\"), offset + 1 < source.count {
      kept.append(source[offset])
      offset += 1
    }
    kept.append(source[offset])
    offset += 1
  }

  /// Keeps a string with its quotes.
  mutating func keep(upTo quote: UInt8) {
    keep()
    while offset < source.count, source[offset] != quote { keep() }
    if offset < source.count { keep() }
  }

  /// Keeps a regular expression. A slash in a character class does not end it.
  mutating func keepExpression() {
    keep()
    var isInClass = false
    while offset < source.count, isInClass || source[offset] != UInt8(ascii: "/") {
      if source[offset] == UInt8(ascii: "[") { isInClass = true }
      if source[offset] == UInt8(ascii: "]") { isInClass = false }
      keep()
    }
    if offset < source.count { keep() }
  }

  /// Keeps a template. Its substitutions are minified like the rest of the script.
  mutating func keepTemplate() {
    keep()
    while offset < source.count, source[offset] != UInt8(ascii: "`") {
      let isComputed =
        source[offset] == UInt8(ascii: "$")
        && source.dropFirst(offset + 1).first == UInt8(ascii: "{")
      keep()
      if isComputed { keepComputed() }
    }
    if offset < source.count { keep() }
  }

  private mutating func keepComputed() {
    var depth = 0
    repeat {
      if source[offset] == UInt8(ascii: "{") { depth += 1 }
      if source[offset] == UInt8(ascii: "}") { depth -= 1 }
      step()
    } while depth > 0 && offset < source.count
  }
}
