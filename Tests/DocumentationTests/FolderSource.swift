/// The names that a source file declares and those that it mentions.
struct FolderSource {
  let file: FolderScan.File
  /// The top-level types.
  private(set) var types: Set<String> = []
  /// The extension members that are visible to other files.
  private(set) var members: Set<String> = []
  /// All declared names: members, cases and local ones.
  private(set) var declared: Set<String> = []
  /// The first labels of the interpolations that the file declares.
  private(set) var labels: Set<String> = []
  /// All identifiers in the code, except in comments and string literals.
  let words: Set<String>
  /// The identifiers that follow a dot.
  let called: Set<String>
  /// The first labels of the interpolations in its string literals.
  let interpolated: Set<String>

  init(_ file: FolderScan.File) {
    self.file = file
    let code = SourceCode(file.text)
    let lines = code.lines
    words = Set(lines.flatMap { FolderSource.words(of: $0) })
    called = Set(lines.flatMap { FolderSource.words(in: $0, after: ".") })
    interpolated = Set(
      file.text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        .flatMap { FolderSource.words(in: $0, after: "\\(", before: ":") })
    var isInExtension = false
    for line in lines { read(line, isInExtension: &isInExtension) }
  }

  private mutating func read(_ line: String, isInExtension: inout Bool) {
    let isAtTheLeft = line.first.map { $0.isLetter || $0 == "@" } ?? false
    let isPrivate = line.contains("private ")
    if isAtTheLeft { isInExtension = line.contains("extension ") && !isPrivate }
    let parts = line.split(separator: " ")
    var names: [String] = []
    for (keyword, next) in zip(parts, parts.dropFirst()) {
      let keyword = keyword.drop { !FolderSource.isPart($0) }
      let name = String(next.prefix { FolderSource.isPart($0) })
      guard !name.isEmpty else { continue }
      if FolderSource.types.contains(keyword), isAtTheLeft, names.isEmpty { types.insert(name) }
      if FolderSource.types.union(FolderSource.others).contains(keyword) { names.append(name) }
    }
    if names.contains("appendInterpolation") {
      let label = FolderSource.words(in: line, after: "appendInterpolation(")
      labels.formUnion(label.filter { $0 != "_" })
    }
    declared.formUnion(names)
    let depth = line.prefix { $0 == " " }.count
    if isInExtension, depth == 2, !isPrivate, let name = names.first, name != "appendInterpolation"
    {
      members.insert(name)
    }
  }

  /// The keywords that declare a type, and those that declare something else.
  private static let types: Set<Substring> = [
    "struct", "enum", "class", "protocol", "actor", "typealias",
  ]
  private static let others: Set<Substring> = ["var", "let", "func", "case"]

  private static func words(of line: String) -> [String] {
    line.split { !isPart($0) }.map(String.init)
  }

  /// Returns the words that stand directly after a mark. (Patterns take ten times as long.)
  private static func words(
    in line: some StringProtocol, after mark: String, before end: String = ""
  ) -> [String] {
    line.split(separator: mark, omittingEmptySubsequences: false).dropFirst().compactMap { part in
      let word = part.prefix { isPart($0) }
      return !word.isEmpty && part.dropFirst(word.count).hasPrefix(end) ? String(word) : nil
    }
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
