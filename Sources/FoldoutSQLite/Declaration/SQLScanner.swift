/// Splits SQL into tokens.
struct SQLScanner {
  /// A quote or a comment is not closed.
  struct UnclosedError: Error {}

  private let letters: [Unicode.Scalar]
  /// The number of scalars read so far.
  private(set) var offset = 0

  init(_ sql: String) {
    letters = Array(sql.unicodeScalars)
  }

  /// Returns the next token; `nil` at the end.
  mutating func next() throws(UnclosedError) -> SQLToken? {
    try skipBlanks()
    guard let letter = peek() else { return nil }
    switch letter {
    case "'": return .text(try quoted(until: "'"))
    case "\"", "`": return .name(try quoted(until: letter))
    case "[":
      offset += 1
      return .name(try text(until: "]"))
    case "x" where peek(1) == "'", "X" where peek(1) == "'":
      offset += 1
      return .other(try quoted(until: "'"))
    case _ where isDigit(letter) || (letter == "." && isDigit(peek(1))): return .number(number())
    case _ where isNamed(letter): return .word(taking(isNamed))
    case "?", "@", ":", "#":
      offset += 1
      return .other(String(letter) + taking(isNamed))
    default: return .symbol(symbol())
    }
  }

  /// Returns the text between two offsets, without blanks around it.
  func text(between start: Int, and end: Int) -> String {
    let text = letters[start..<max(start, end)].drop { $0.properties.isWhitespace }
    let last = text.lastIndex { !$0.properties.isWhitespace }
    return String(String.UnicodeScalarView(last.map { text[...$0] } ?? []))
  }

  // MARK: - Parts

  /// Skips blanks, `-- comments` and `/* comments */`; one of the latter may be unclosed at the
  /// end.
  private mutating func skipBlanks() throws(UnclosedError) {
    while let letter = peek() {
      if letter == "-", peek(1) == "-" {
        while let letter = peek(), letter != "\n" { offset += 1 }
      } else if letter == "/", peek(1) == "*" {
        offset += 2
        while let letter = peek(), !(letter == "*" && peek(1) == "/") { offset += 1 }
        offset = min(offset + 2, letters.count)
      } else if letter.properties.isWhitespace {
        offset += 1
      } else {
        return
      }
    }
  }

  /// Reads the text between quotes, in which a doubled quote stands for one.
  private mutating func quoted(until quote: Unicode.Scalar) throws(UnclosedError) -> String {
    offset += 1
    var text = String.UnicodeScalarView()
    while let letter = peek() {
      offset += 1
      if letter == quote {
        guard peek() == quote else { return String(text) }
        offset += 1
      }
      text.append(letter)
    }
    throw UnclosedError()
  }

  private mutating func text(until end: Unicode.Scalar) throws(UnclosedError) -> String {
    let text = taking { $0 != end }
    guard peek() == end else { throw UnclosedError() }
    offset += 1
    return text
  }

  /// Reads an integer, a hexadecimal number, or one with a decimal point or an exponent.
  private mutating func number() -> String {
    if peek() == "0", peek(1) == "x" || peek(1) == "X" {
      return taking { $0 == "_" || $0.properties.isASCIIHexDigit || $0 == "x" || $0 == "X" }
    }
    var number = taking(isDigit)
    if peek() == "." {
      offset += 1
      number += "." + taking(isDigit)
    }
    let sign = peek(1) == "+" || peek(1) == "-" ? 1 : 0
    if peek() == "e" || peek() == "E", isDigit(peek(1 + sign)) {
      for _ in 0...sign {
        if let letter = peek() { number.unicodeScalars.append(letter) }
        offset += 1
      }
      number += taking(isDigit)
    }
    return number
  }

  private mutating func symbol() -> String {
    for length in [3, 2] where offset + length <= letters.count {
      let found = String(String.UnicodeScalarView(letters[offset..<offset + length]))
      if ["->>", "<=", ">=", "<>", "!=", "==", "||", "<<", ">>", "->"].contains(found) {
        offset += length
        return found
      }
    }
    defer { offset += 1 }
    return String(letters[offset])
  }

  private mutating func taking(_ fits: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let letter = peek(), fits(letter) {
      text.append(letter)
      offset += 1
    }
    return String(text)
  }

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    let index = offset + distance
    return index < letters.count ? letters[index] : nil
  }

  private func isDigit(_ letter: Unicode.Scalar?) -> Bool {
    letter.map { ("0"..."9").contains($0) } ?? false
  }

  /// True for the characters of names, to which SQLite counts all beyond ASCII.
  private func isNamed(_ letter: Unicode.Scalar) -> Bool {
    letter == "_" || letter == "$" || isDigit(letter) || !letter.isASCII
      || ("a"..."z").contains(letter) || ("A"..."Z").contains(letter)
  }
}

/// A token of SQL as SQLite reads it (sqlite.org/lang.html).
enum SQLToken: Hashable, Sendable {
  /// A keyword or an unquoted name, as it is written.
  case word(String)
  /// A name in double quotes, backticks or square brackets, without them.
  case name(String)
  /// A text in single quotes, without the quotes.
  case text(String)
  /// A number, without its sign.
  case number(String)
  /// A blob, a parameter, or anything else from which no rule is read.
  case other(String)
  /// An operator, a bracket, a comma or a point.
  case symbol(String)

  /// True for a keyword, regardless of case.
  func isWord(_ keyword: String) -> Bool {
    if case .word(let word) = self { word.uppercased() == keyword } else { false }
  }

  /// The name, quoted or not; `nil` for any other token.
  var asName: String? {
    switch self {
    case .word(let name), .name(let name): name
    case .text, .number, .other, .symbol: nil
    }
  }
}

extension SQLToken {
  /// Returns the tokens of a statement, without blanks and comments; `nil` if a quote or a comment
  /// is not closed. Complexity: O(length of the text).
  static func tokens(of sql: String) -> [SQLToken]? {
    var scanner = SQLScanner(sql)
    var tokens: [SQLToken] = []
    do {
      while let token = try scanner.next() { tokens.append(token) }
    } catch {
      return nil
    }
    return tokens
  }
}
