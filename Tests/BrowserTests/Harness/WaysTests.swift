import Foundation
import Testing

/// Checks that each line about lists and adding is walked by touch, by mouse, by keys, and without
/// script.
@Suite("Ways, line by line")
struct WaysTests {
  /// A hand with script, or any hand without.
  enum Way: String, CaseIterable {
    case touch, mouse, keys, plain
  }

  /// The ways in which a line is not walked, with the reason.
  private static let left: [String: (ways: Set<Way>, reason: String)] = [
    "5.7": ([.plain], "the browser itself goes to the row that an address names"),
    "5.12": ([.plain], "the checker is a script"),
    "7.1": ([.plain], "a pause needs a script: 7.5 says what there is instead"),
    "7.5": ([.touch, .mouse, .keys], "about pages without script"),
    "7.10": ([.plain], "the browser itself says that there is no answer"),
    "8.6": ([.plain], "the script keeps what was entered"),
    "8.9": ([.touch, .mouse, .keys], "about pages without script"),
    "8.12": ([.plain], "the script tells the program"),
  ]

  private static let systems = ["5.", "7.", "8."]

  @Test("Each line is walked in all ways, except those listed")
  func lines() throws {
    let walked = try WaysTests.walked()
    let lines = try WaysTests.lines()
    #expect(lines.count > 30)
    #expect(Set(Self.left.keys).isSubset(of: lines))
    for line in lines.sorted() {
      let wanted = Set(Way.allCases).subtracting(Self.left[line]?.ways ?? [])
      let found = walked[line] ?? []
      #expect(
        found == wanted,
        """
        \(line): missing are \(names(wanted.subtracting(found))), \
        walked though listed as left out \(names(found.subtracting(wanted)))
        """)
    }
  }

  @Test(
    "A walk's ways are read from its arguments or its first line",
    arguments: [
      (#""5.1 A", arguments: [Manner.mouse, .keysInDutch]) func a() {"#, [Way.keys, .mouse]),
      (#""5.1 A", arguments: ways) func a() {} static let ways = [Manner.mouse]"#, [.mouse]),
      (#""5.1 A") func a() { try Walker.walk(.touchInDutchPlain, .demo) { _ in } }"#, [.plain]),
      (#""5.1 A") func a() { try Walker.walk(.list, by: .keyboard) { _ in } }"#, [.keys]),
      (#""5.1 A") func a() { try Walker.walk(withoutScript: true) { _ in } }"#, [.plain]),
      (#""5.2, 5.1 A") func a() { try Walker.walk(.list) { _ in } }"#, [.touch]),
    ])
  func reading(test: String, ways: [Way]) {
    #expect(WaysTests.ways(in: "@Test(" + test)["5.1"] == Set(ways))
  }

  private func names(_ ways: Set<Way>) -> [String] { ways.map(\.rawValue).sorted() }
}

extension WaysTests {
  /// Returns the numbers of the lines in `Documentation/Screens.md` that are not marked *to come*.
  private static func lines() throws -> Set<String> {
    let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: package.appending(path: "Documentation/Screens.md"), encoding: .utf8)
    let all = page.matches(of: /(?m)^- (\d+\.\d+) ((?:.|\n(?!- |\n))*)/)
      .filter { !$0.2.contains("*to come*") }.map { String($0.1) }
    return Set(all.filter { line in systems.contains { line.hasPrefix($0) } })
  }

  /// Returns the ways in which each line is walked, by its number.
  private static func walked() throws -> [String: Set<Way>] {
    let folders = try FileManager.default.contentsOfDirectory(
      at: tests, includingPropertiesForKeys: nil)
    var walked: [String: Set<Way>] = [:]
    for folder in folders where folder.lastPathComponent != "Harness" {
      for file in try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      {
        let source = try String(contentsOf: file, encoding: .utf8)
        walked.merge(ways(in: source)) { $0.union($1) }
      }
    }
    return walked
  }

  /// The folder of the walks.
  private static var tests: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Returns the ways of the walks in a source file, by the lines' numbers.
  private static func ways(in source: String) -> [String: Set<Way>] {
    let lists = Dictionary(
      source.matches(of: /static let (\w+) = \[\s*(Manner\.[^\]]*)\]/)
        .map { (String($0.1), String($0.2)) },
      uniquingKeysWith: { first, _ in first })
    var found: [String: Set<Way>] = [:]
    for test in source.components(separatedBy: "@Test(").dropFirst() {
      guard let title = test.prefixMatch(of: /\s*"(?:"")?\s*((?:\d+\.\d+,? )+)/) else { continue }
      let head = test.prefix(upTo: test.firstRange(of: "func ")?.lowerBound ?? test.endIndex)
      let own: Set<Way>
      if let list = head.firstMatch(of: /arguments: (\[[^\]]*\]|\w+)/) {
        own = ways(named: lists[String(list.1)] ?? String(list.1))
      } else {
        own = ways(begun: test.firstMatch(of: /Walker\.walk\(([^{]*)/).map { String($0.1) } ?? "")
      }
      for number in title.1.matches(of: /\d+\.\d+/) {
        found[String(number.0), default: []].formUnion(own)
      }
    }
    return found
  }

  private static func ways(named list: String) -> Set<Way> {
    Set(list.matches(of: /\.([a-z]\w+)/).compactMap { manners[String($0.1)] }.map(way(of:)))
  }

  /// Returns the way of a walk that names its manner or its hand. By default it is touch.
  private static func ways(begun call: String) -> Set<Way> {
    if call.contains("withoutScript: true") { return [.plain] }
    if call.contains("by: .mouse") { return [.mouse] }
    if call.contains("by: .keyboard") { return [.keys] }
    let named = ways(named: call)
    return named.isEmpty ? [.touch] : named
  }

  /// The manners by the names that walks use.
  private static let manners: [String: Manner] = [
    "touchInEnglish": .touchInEnglish, "keysInDutch": .keysInDutch,
    "touchInArabic": .touchInArabic, "keysInArabicPlain": .keysInArabicPlain,
    "touchInDutchPlain": .touchInDutchPlain, "keysInEnglishPlain": .keysInEnglishPlain,
    "mouse": .mouse, "mouseInArabic": .mouseInArabic, "keysInEnglish": .keysInEnglish,
  ]

  private static func way(of manner: Manner) -> Way {
    guard manner.hasScript else { return .plain }
    switch manner.hand {
    case .touch: return .touch
    case .mouse: return .mouse
    case .keyboard: return .keys
    }
  }
}
