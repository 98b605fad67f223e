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
    let text = lines.joined(separator: "\n")
    words = Set(text.split { !FolderSource.isPart($0) }.map(String.init))
    called = Set(text.matches(of: /\.(\w+)/).map { String($0.1) })
    let bare = file.text.replacing(/(?m)^ *\/\/.*/, with: "")
    interpolated = Set(bare.matches(of: /\\\((\w+):/).map { String($0.1) })
    var isInExtension = false
    for line in lines { read(line, isInExtension: &isInExtension) }
  }

  private mutating func read(_ line: String, isInExtension: inout Bool) {
    let isAtTheLeft = line.first.map { $0.isLetter || $0 == "@" } ?? false
    let isPrivate = line.contains("private ")
    if isAtTheLeft { isInExtension = line.contains("extension ") && !isPrivate }
    if isAtTheLeft,
      let type = line.firstMatch(of: /\b(?:struct|enum|class|protocol|actor|typealias) (\w+)/)
    {
      types.insert(String(type.1))
    }
    if let label = line.firstMatch(of: /func appendInterpolation\((\w+)[ :]/), label.1 != "_" {
      labels.insert(String(label.1))
    }
    let names = line.matches(
      of: /\b(?:var|let|func|case|struct|enum|class|typealias) (\w+)/
    ).map { String($0.1) }
    declared.formUnion(names)
    let depth = line.prefix { $0 == " " }.count
    if isInExtension, depth == 2, !isPrivate, let name = names.first, name != "appendInterpolation"
    {
      members.insert(name)
    }
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
