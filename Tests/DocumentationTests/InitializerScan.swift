/// Finds public initializers, and the examples in their comments and in those of their types.
struct InitializerScan {
  /// A public initializer, with the examples of its own comment.
  struct Initializer {
    /// The path and the line number.
    var place: String
    /// The name of its type, after those of the types around it.
    var type: [Substring]
    var examples: String
  }

  /// A type or an extension whose members are being read.
  private struct Scope {
    var indentation: Int
    var name: [Substring]
  }

  private(set) var initializers: [Initializer] = []

  /// The examples in the comments of each type.
  private var examples: [[Substring]: String] = [:]

  /// Begins without sources.
  init() {}

  /// Reads a single source.
  init(_ source: String) {
    read(source, path: "Planted.swift")
  }

  /// The places of the initializers that no example calls.
  var withoutExample: [String] {
    initializers.filter { initializer in
      guard let name = initializer.type.last else { return true }
      let own = initializer.examples + (examples[initializer.type] ?? "")
      let around = initializer.type.indices.compactMap { examples[Array(initializer.type[..<$0])] }
      return !Self.calls(name, in: own)
        && !around.contains { Self.calls(name, in: $0) || $0.contains(".init(") }
    }
    .map(\.place)
  }

  /// Adds the initializers and types of a source. Its lines are formatted, so that members are
  /// indented deeper than their type.
  mutating func read(_ source: String, path: String) {
    var scopes: [Scope] = []
    var comment: [Substring] = []
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      guard !code.hasPrefix("///") else {
        comment.append(code.dropFirst(3))
        continue
      }
      let words = code.split(separator: " ").drop { $0.hasPrefix("@") }
      // An attribute may stand on a line of its own between a comment and its declaration.
      guard !words.isEmpty else { continue }
      defer { comment = [] }
      let declared = words.drop { Self.modifiers.contains($0) }
      let outer = scopes.prefix { $0.indentation < line.count - code.count }
      if declared.count > 1, let keyword = declared.first, Self.types.contains(keyword) {
        let name = declared[declared.startIndex + 1].prefix { $0 == "." || Self.isPart($0) }
        let full = (outer.last?.name ?? []) + name.split(separator: ".")
        scopes = outer + [Scope(indentation: line.count - code.count, name: full)]
        examples[full, default: ""] += Self.examples(in: comment)
      } else if words.contains("public"), Self.begins(declared.first, with: "init"),
        !Self.literals.contains(where: code.contains)
      {
        initializers.append(
          Initializer(
            place: "\(path):\(index + 1)", type: outer.last?.name ?? [],
            examples: Self.examples(in: comment)))
      }
    }
  }

  /// The labels of initializers that only the compiler calls, for a literal.
  private static let literals = ["(stringLiteral ", "(stringInterpolation:", "(literalCapacity:"]

  private static let types: Set<Substring> = [
    "struct", "enum", "class", "actor", "protocol", "extension",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "package", "private", "fileprivate", "final", "indirect", "nonisolated",
    "convenience", "required", "override",
  ]

  /// Returns the lines of a comment that are Swift code.
  private static func examples(in comment: [Substring]) -> String {
    var isCode = false
    var lines: [Substring] = []
    for line in comment {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("```") { isCode = text == "```swift" } else if isCode { lines.append(line) }
    }
    return lines.joined(separator: "\n")
  }

  /// True if a type's name stands before arguments, generic ones or a closure.
  private static func calls(_ name: Substring, in code: String) -> Bool {
    code.ranges(of: name).contains { range in
      let rest = code[range.upperBound...]
      return !(code[..<range.lowerBound].last.map(isPart) ?? false)
        && (rest.hasPrefix("(") || rest.hasPrefix("<") || rest.hasPrefix(" {"))
    }
  }

  private static func begins(_ word: Substring?, with keyword: String) -> Bool {
    guard let word, word.hasPrefix(keyword) else { return false }
    return word.dropFirst(keyword.count).first.map { !isPart($0) } ?? true
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
