import Foundation

extension KindScanner {
  /// Returns the comparisons with a kind or an editor, in every syntax of the language.
  ///
  /// Each line is read together with the next two, since a comparison may span several lines.
  func comparisons(in code: SourceCode) -> Set<Finding> {
    let lines = code.lines
    var found: Set<Finding> = []
    for (index, line) in lines.enumerated() where Self.compares(line) {
      let text = lines[index..<min(index + 3, lines.count)].joined(separator: "\n")
      guard mentionsCase(text) else { continue }
      for match in matches(in: text) {
        let before = text[..<match.code.startIndex]
        // A comparison that begins in a later line is found there.
        guard !before.contains("\n") else { continue }
        let isTold = !match.names.isDisjoint(with: telling)
        guard !match.names.isEmpty, match.names.isSubset(of: names),
          isTold || isKind(match.other, in: extended(at: index + 1, of: lines))
        else { continue }
        let code = match.code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        found.insert(Finding(line: index + 1, code: code))
      }
    }
    return found
  }

  private typealias Match = (code: Substring, names: Set<String>, other: Substring)

  /// True if a comparison can begin in a line. A quick check: patterns take 100 times as long.
  private static func compares(_ line: String) -> Bool {
    line.utf8.contains(UInt8(ascii: "."))
      && (line.contains("==") || line.contains("!=") || line.contains("~=")
        || line.contains("case ")
        || line.contains("contains") || line.contains("["))
  }

  /// True if one of the names follows a dot.
  private func mentionsCase(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).dropFirst()
      .contains { names.contains(String(Substring($0.prefix { $0 >= UInt8(ascii: "0") }))) }
  }

  private func matches(in text: String) -> [Match] {
    var found: [Match] = []
    if text.contains("==") || text.contains("!=") || text.contains("~=") {
      let last = /([\w.?!()$\]]+)\s*[=!~]=\s*(?:FieldKind|Editor)?\.(\w+)\b(?![(.])/
      found += text.matches(of: last).map { ($0.0, [String($0.2)], $0.1) }
      let first = /(?:^|[\s(!,])\.(\w+)\s*[=!~]=\s*([\w.?!$]+)/
      found += text.matches(of: first).map { ($0.0, [String($0.1)], $0.2) }
    }
    if text.contains("case"), text.contains("=") {
      let pattern = /\bcase\s+(?:let\s+)?\.(\w+)(\([^)]*\))?\??\s*=\s*([\w.?!$()]+)/
      found += text.matches(of: pattern).filter { $0.2 == nil || loaded.contains(String($0.1)) }
        .map { ($0.0, [String($0.1)], $0.3) }
    }
    if text.contains("contains(") {
      let listed = /\[(\s*(?:\.\w+\s*,?\s*)+)\]\s*\.contains\(([^)]*)\)/
      found += text.matches(of: listed).map { match in
        (match.0, Set(match.1.matches(of: /\.(\w+)/).map { String($0.1) }), match.2)
      }
      let asked = /([\w.?!$]*)\.contains\(\s*\.(\w+)\s*\)/
      found += text.matches(of: asked).map { ($0.0, [String($0.2)], $0.1) }
    }
    return found
  }
}
