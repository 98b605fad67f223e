/// Finds where a source looks at kinds of fields or at editors in a way that a new case would pass
/// by in silence: a `default:` in a switch over them, and a comparison with one of them.
struct KindScanner {
  /// The cases of kinds, editors and their styles.
  let names: Set<String>
  /// Those that no type of values has, too, so that the name alone tells.
  let telling: Set<String>
  /// Those that have a payload.
  let loaded: Set<String>

  /// A finding: its line, and the code that was found.
  struct Finding: Hashable, CustomStringConvertible {
    var line: Int
    var code: String
    var description: String { "line \(line): \(code)" }
  }

  /// A scanner for some cases, of which those of other types are told by what they are compared
  /// with.
  init(names: Set<String>, lookalikes: Set<String>, loaded: Set<String>) {
    self.names = names
    self.loaded = loaded
    telling = names.subtracting(lookalikes)
  }

  /// The cases that an enumeration in a source text declares, one to a line; on demand those alone
  /// that have a payload.
  static func cases(
    of type: String, in source: String, thatAreLoaded isLoaded: Bool = false
  ) -> Set<String> {
    var found: Set<String> = []
    var depth: Int?
    for line in SourceCode(source).lines {
      if line.contains("enum \(type)") { depth = 0 }
      guard let now = depth else { continue }
      let words = line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      if now == 1, words.first == "case", words.count > 1, !isLoaded || line.contains("(") {
        found.insert(words[1])
      }
      let after = now + line.count { $0 == "{" } - line.count { $0 == "}" }
      if after == 0, now > 0 { break }
      depth = after
    }
    return found
  }

  /// All findings in a source text; comparisons only where it is not the one that has the traits.
  func findings(in source: String, isOfTraits: Bool = false) -> [Finding] {
    let code = SourceCode(source)
    let found = defaults(in: code).union(isOfTraits ? [] : comparisons(in: code))
    return found.sorted { ($0.line, $0.code) < ($1.line, $1.code) }
  }

  /// True for code such as `field.kind`, `kind` or, in an extension of one of the types, `self`.
  func isKind(_ code: some StringProtocol, in extended: Substring?) -> Bool {
    let last = code.split { !$0.isLetter && !$0.isNumber }.last.map { $0.lowercased() } ?? ""
    if last == "self" { return ["FieldKind", "Editor", "DateStyle"].contains(extended) }
    return last.hasSuffix("kind") || last.hasSuffix("editor") || last == "style"
  }

  /// The type that the code around a line extends or declares.
  func extended(at line: Int, of lines: [String]) -> Substring? {
    for head in lines[..<line].reversed() where head.first?.isLetter == true {
      let words = head.split { !$0.isLetter && !$0.isNumber }
      guard let place = words.firstIndex(where: { ["extension", "enum", "struct"].contains($0) })
      else { continue }
      return words.indices.contains(place + 1) ? words[place + 1] : nil
    }
    return nil
  }
}
