extension DatePattern {
  /// Parses a pattern string; `nil` if it has an unsupported symbol.
  ///
  /// All symbols that Foundation uses for the requested forms in any of its 1,034 locales are
  /// supported; a test checks each locale. Quoted text is literal, and two quotes are one. The era
  /// symbol becomes the name of the only era that is shown; without a name it is dropped together
  /// with its space.
  init?(symbols: String, era: String?) {
    var elements: [Element] = []
    var literal = ""
    // Iterate over scalars, because a combining mark after a quote would form one character with
    // it.
    var rest = Substring(symbols).unicodeScalars
    func endLiteral() {
      guard !literal.isEmpty else { return }
      elements.append(.literal(literal))
      literal = ""
    }
    while let symbol = rest.first {
      if symbol == "'" {
        rest.removeFirst()
        let quoted = rest.prefix { $0 != "'" }
        literal += quoted.isEmpty ? "'" : String(quoted)
        rest = rest.dropFirst(quoted.count + 1)
        continue
      }
      let run = rest.prefix { $0 == symbol }
      rest = rest.dropFirst(run.count)
      guard symbol.isASCII, symbol.properties.isAlphabetic else {
        literal += String(run)
        continue
      }
      if symbol == "G" {
        literal += era ?? ""
        if era == nil, rest.first == " " {
          rest.removeFirst()
        } else if era == nil, rest.isEmpty, literal.last == " " {
          literal.removeLast()
        }
        continue
      }
      guard let element = Element(symbol: Character(symbol), count: run.count) else { return nil }
      endLiteral()
      elements.append(element)
    }
    endLiteral()
    self.init(elements)
  }
}

extension DatePattern.Element {
  /// Creates the element of a symbol that is repeated `count` times; `nil` for an unsupported one.
  fileprivate init?(symbol: Character, count: Int) {
    switch (symbol, count) {
    case ("y", _), ("u", _): self = .year
    case ("M", 1...2), ("L", 1...2): self = .month(width: count)
    case ("M", 3): self = .monthName(.short)
    case ("M", 4): self = .monthName(.wide)
    case ("L", 3): self = .monthName(.standaloneShort)
    case ("L", 4): self = .monthName(.standaloneWide)
    case ("d", 1...2): self = .day(width: count)
    case ("E", _): self = .weekday(standalone: false, isShort: count != 4)
    case ("c", _): self = .weekday(standalone: true, isShort: count != 4)
    case ("H", 1...2): self = .hour(.from0to23, width: count)
    case ("h", 1...2): self = .hour(.from1to12, width: count)
    case ("K", 1...2): self = .hour(.from0to11, width: count)
    case ("m", 1...2): self = .minute
    // B means "in the morning" and the like (Taiwan). AM and PM are enough to tell the halves
    // apart, and only they can be parsed back.
    case ("a", _), ("b", _), ("B", _): self = .dayPeriod
    default: return nil
    }
  }

  /// Returns a literal with its folded form.
  static func literal(_ text: String) -> DatePattern.Element {
    .literal(text, folded: TypedText.folded(text).filter { $0 != " " })
  }
}
