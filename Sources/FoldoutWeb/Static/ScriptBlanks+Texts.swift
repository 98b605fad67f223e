/// Texts, templates and regular expressions, in which every blank means something.
extension ScriptBlanks {
  /// Keeps the next letter, and with a backslash the one behind it.
  mutating func keep() {
    if source[place] == UInt8(ascii: "\\"), place + 1 < source.count {
      kept.append(source[place])
      place += 1
    }
    kept.append(source[place])
    place += 1
  }

  /// Keeps a text with its quotes.
  mutating func keep(upTo quote: UInt8) {
    keep()
    while place < source.count, source[place] != quote { keep() }
    if place < source.count { keep() }
  }

  mutating func keepExpression() {
    keep()
    var isInClass = false
    while place < source.count, isInClass || source[place] != UInt8(ascii: "/") {
      if source[place] == UInt8(ascii: "[") { isInClass = true }
      if source[place] == UInt8(ascii: "]") { isInClass = false }
      keep()
    }
    if place < source.count { keep() }
  }

  /// Keeps a template; what it computes is a script of its own.
  mutating func keepTemplate() {
    keep()
    while place < source.count, source[place] != UInt8(ascii: "`") {
      let isComputed =
        source[place] == UInt8(ascii: "$") && source.dropFirst(place + 1).first == UInt8(ascii: "{")
      keep()
      if isComputed { keepComputed() }
    }
    if place < source.count { keep() }
  }

  private mutating func keepComputed() {
    var depth = 0
    repeat {
      if source[place] == UInt8(ascii: "{") { depth += 1 }
      if source[place] == UInt8(ascii: "}") { depth -= 1 }
      step()
    } while depth > 0 && place < source.count
  }
}
