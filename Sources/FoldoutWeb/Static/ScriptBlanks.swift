/// Drops what a script has for its readers alone, a twentieth of what is sent: blanks, line breaks,
/// and a `const` of its own for each of several constants.
///
/// Texts, templates and regular expressions stay as they are, and so do blanks beside `/` and
/// between two of `+` and `-`, which mean something else without, and breaks that may end a
/// statement (ECMA-262, section 12.10).
struct ScriptBlanks {
  let source: [UInt8]
  var offset = 0
  var kept: [UInt8] = []
  /// The brackets that are open, and around them the script.
  private var brackets = [Bracket()]
  /// The length of what was kept when the head of an `if` or of a loop ended, or the block behind
  /// it: no break there means anything.
  private var headEnd = 0

  private struct Bracket {
    /// True where the statement under way in it declares constants.
    var declares = false
    /// True where it is the head of an `if` or of a loop.
    var isHead = false
    /// True where it is the block behind such a head.
    var isBody = false
  }

  /// The script without them.
  static func dropped(from text: String) -> [UInt8] {
    var blanks = ScriptBlanks(source: Array(text.utf8))
    blanks.begin()
    while blanks.offset < blanks.source.count { blanks.step() }
    return blanks.kept
  }

  private init(source: [UInt8]) { self.source = source }

  private static let signs = Set("{}()[];,:?=<>&|!".utf8)
  /// The signs behind which a line break ends no statement, and those before which it ends none.
  private static let continued = Set(";{,([=>".utf8)
  private static let continuing = Set("})].?:&|".utf8)
  private static let sums = Set("+-".utf8)
  private static let constant = Array("const ".utf8)
  /// The signs behind which a slash begins a regular expression.
  private static let openings = Set("(,=:[!&|?{};>".utf8)

  /// Keeps or drops what comes next.
  mutating func step() {
    switch source[offset] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): keep(upTo: source[offset])
    case UInt8(ascii: "`"): keepTemplate()
    case UInt8(ascii: "/") where beginsExpression: keepExpression()
    case UInt8(ascii: " ") where isBesideSign: offset += 1
    case UInt8(ascii: "\n") where endsNothing: offset += 1
    case UInt8(ascii: ";") where brackets.last?.declares == true && beginsConstant(at: offset + 1):
      kept.append(UInt8(ascii: ","))
      offset = next(from: offset + 1) + ScriptBlanks.constant.count
    case UInt8(ascii: ";") where endsBlock: offset += 1
    default:
      let sign = source[offset]
      let isHead = sign == UInt8(ascii: "(") && beginsHead
      keep()
      note(sign, isHead)
    }
  }

  /// Notes what a sign that was kept begins or ends.
  private mutating func note(_ sign: UInt8, _ isHead: Bool) {
    switch sign {
    case UInt8(ascii: "("), UInt8(ascii: "["): brackets.append(Bracket(isHead: isHead))
    case UInt8(ascii: "{"):
      let isBody = headEnd == kept.count - 1
      brackets.append(Bracket(declares: beginsConstant(at: offset), isBody: isBody))
    case UInt8(ascii: ")"), UInt8(ascii: "]"): close()
    case UInt8(ascii: "}"):
      close()
      // A word behind it begins another statement.
      if beginsWord(at: offset) { begin() }
    case UInt8(ascii: ";"), UInt8(ascii: "\n"): begin()
    default: break
    }
  }

  private mutating func close() {
    guard brackets.count > 1 else { return }
    let closed = brackets.removeLast()
    if closed.isHead || closed.isBody { headEnd = kept.count }
  }

  /// Begins a statement.
  private mutating func begin() {
    brackets[brackets.count - 1].declares = beginsConstant(at: offset)
  }

  /// True behind a word that has a head.
  private var beginsHead: Bool {
    let word = kept.reversed().prefix { $0 != UInt8(ascii: " ") && isLetter($0) }.reversed()
    return ["if", "for", "while"].contains { word.elementsEqual($0.utf8) }
  }

  /// True at the semicolon of a block's last statement, unless it is that statement.
  private var endsBlock: Bool {
    let next = self.next(from: offset + 1)
    return headEnd != kept.count && next < source.count && source[next] == UInt8(ascii: "}")
  }

  /// The first place from there on that is neither blank nor line break.
  private func next(from offset: Int) -> Int {
    source[offset...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
      ?? source.count
  }

  private func beginsWord(at offset: Int) -> Bool {
    let first = next(from: offset)
    return first < source.count && isLetter(source[first])
  }

  private func isLetter(_ sign: UInt8) -> Bool { Character(Unicode.Scalar(sign)).isLetter }

  private func beginsConstant(at offset: Int) -> Bool {
    source[next(from: offset)...].starts(with: ScriptBlanks.constant)
  }

  private var isBesideSign: Bool {
    let next = offset + 1 < source.count ? source[offset + 1] : UInt8(ascii: ";")
    guard let last = kept.last else { return true }
    return ScriptBlanks.signs.contains(last) || ScriptBlanks.signs.contains(next)
      || ScriptBlanks.sums.contains(last) != ScriptBlanks.sums.contains(next)
  }

  private var endsNothing: Bool {
    let next = offset + 1 < source.count ? source[offset + 1] : UInt8(ascii: "}")
    return kept.last.map { ScriptBlanks.continued.contains($0) } ?? true
      || headEnd == kept.count || ScriptBlanks.continuing.contains(next)
  }

  private var beginsExpression: Bool {
    let before = kept.last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    return before.map { ScriptBlanks.openings.contains($0) } ?? true
  }
}
