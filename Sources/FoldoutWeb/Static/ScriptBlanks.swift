/// Drops the blanks and line breaks that a script has for its readers alone: a twentieth of what is
/// sent.
///
/// Texts, templates and regular expressions stay as they are, and so do blanks beside `+`, `-` and
/// `/`, of which two in a row mean something else, and breaks that may end a statement (ECMA-262,
/// section 12.10).
struct ScriptBlanks {
  private let source: [UInt8]
  private var place = 0
  private var kept: [UInt8] = []

  /// The script without them.
  static func dropped(from text: String) -> [UInt8] {
    var blanks = ScriptBlanks(source: Array(text.utf8))
    while blanks.place < blanks.source.count { blanks.step() }
    return blanks.kept
  }

  private init(source: [UInt8]) { self.source = source }

  private static let signs = Set("{}()[];,:?=<>&|!".utf8)
  /// The signs behind which a line break ends no statement, and those before which it ends none.
  private static let continued = Set(";{,(".utf8)
  private static let continuing = Set("})].?:&|".utf8)
  /// The signs behind which a slash begins a regular expression.
  private static let openings = Set("(,=:[!&|?{};>".utf8)

  /// Keeps or drops what comes next.
  private mutating func step() {
    switch source[place] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): keep(upTo: source[place])
    case UInt8(ascii: "`"): keepTemplate()
    case UInt8(ascii: "/") where beginsExpression: keepExpression()
    case UInt8(ascii: " ") where isBesideSign: place += 1
    case UInt8(ascii: "\n") where endsNothing: place += 1
    default: keep()
    }
  }

  private var isBesideSign: Bool {
    let next = place + 1 < source.count ? source[place + 1] : UInt8(ascii: ";")
    return kept.last.map { ScriptBlanks.signs.contains($0) } ?? true
      || ScriptBlanks.signs.contains(next)
  }

  private var endsNothing: Bool {
    let next = place + 1 < source.count ? source[place + 1] : UInt8(ascii: "}")
    return kept.last.map { ScriptBlanks.continued.contains($0) } ?? true
      || ScriptBlanks.continuing.contains(next)
  }

  private var beginsExpression: Bool {
    let before = kept.last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    return before.map { ScriptBlanks.openings.contains($0) } ?? true
  }

  /// Keeps the next letter, and with a backslash the one behind it.
  private mutating func keep() {
    if source[place] == UInt8(ascii: "\\"), place + 1 < source.count {
      kept.append(source[place])
      place += 1
    }
    kept.append(source[place])
    place += 1
  }

  /// Keeps a text with its quotes.
  private mutating func keep(upTo quote: UInt8) {
    keep()
    while place < source.count, source[place] != quote { keep() }
    if place < source.count { keep() }
  }

  private mutating func keepExpression() {
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
  private mutating func keepTemplate() {
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
