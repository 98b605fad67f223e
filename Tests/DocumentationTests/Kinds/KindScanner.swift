/// Finds code that would silently ignore a new field kind or editor, a `default:` in a switch over
/// them or a comparison with one of them, and switches that answer what a trait should.
struct KindScanner {
  /// The cases of kinds, editors and their styles.
  let names: Set<String>
  /// The cases whose names occur in no other type, so that the name alone identifies them.
  let telling: Set<String>
  /// The cases that have a payload.
  let loaded: Set<String>

  /// A finding: its line number and its code.
  struct Finding: Hashable, CustomStringConvertible {
    var line: Int
    var code: String
    var description: String { "line \(line): \(code)" }
  }

  /// Makes a scanner for some cases. Lookalikes, which other types have too, are recognised by the
  /// value that they are compared with.
  init(names: Set<String>, lookalikes: Set<String>, loaded: Set<String>) {
    self.names = names
    self.loaded = loaded
    telling = names.subtracting(lookalikes)
  }

  /// Returns the cases that an enumeration in a source declares, one in each line; optionally only
  /// those with a payload.
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

  /// Returns all findings in a source.
  func findings(in source: String) -> [Finding] {
    let code = SourceCode(source)
    return faultySwitches(in: code).union(comparisons(in: code))
      .sorted { ($0.line, $0.code) < ($1.line, $1.code) }
  }

  /// True for code such as `field.kind`, `kind` or, in an extension of one of the types, `self`.
  func isKind(_ code: some StringProtocol, in extended: Substring?) -> Bool {
    let last = code.split { !$0.isLetter && !$0.isNumber }.last.map { $0.lowercased() } ?? ""
    if last == "self" { return ["FieldKind", "Editor", "DateStyle"].contains(extended) }
    return last.hasSuffix("kind") || last.hasSuffix("editor") || last == "style"
  }

  /// Returns the type that the code around a line extends or declares.
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
