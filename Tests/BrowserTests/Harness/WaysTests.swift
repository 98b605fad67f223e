import Foundation
import TestSupport
import Testing

/// Checks that each line about lists and adding is walked by touch, by mouse, by keys, and without
/// script in `make test-all`.
@Suite("Ways, line by line")
struct WaysTests {
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
    let walks = try WrittenWalk.all.get()
    let lines = try WaysTests.lines()
    #expect(lines.count > 30)
    #expect(Set(Self.left.keys).isSubset(of: lines))
    for line in lines.sorted() {
      let wanted = Set(Way.allCases).subtracting(Self.left[line]?.ways ?? [])
      let found = Set(walks.filter { $0.lines.contains(line) }.flatMap(\.manners).map(\.way))
      #expect(
        found == wanted,
        """
        \(line): missing are \(names(wanted.subtracting(found))), \
        walked though listed as left out \(names(found.subtracting(wanted)))
        """)
    }
  }

  @Test(
    "A walk's manners are read from its arguments or its first line",
    arguments: [
      (#""5.1 A", arguments: [Manner.mouse, .keysInDutch]) func a() {"#, [Way.mouse, .keys], 2),
      (
        #""5.1 A", arguments: few(of: [Manner.mouse, .touchInArabic])) func a() {"#,
        [.mouse, .touch], 1
      ),
      (
        #""5.1 A", arguments: few(.keysInDutch, of: Manner.all)) func a() {"#,
        [.touch, .keys, .touch, .plain, .plain, .plain], 1
      ),
      (#""5.1 A", .inTestAll, arguments: Hand.allCases) func a() {"#, [.touch, .mouse, .keys], 0),
      (#""5.1 A", arguments: ways) func a() {} static let ways = [Manner.mouse]"#, [.mouse], 1),
      (#""5.1 A") func a() { try Walker.walk(.touchInDutchPlain, .demo) { _ in } }"#, [.plain], 1),
      (#""5.1 A") func a() { try Walker.walk(.list, by: .keyboard) { _ in } }"#, [.keys], 1),
      (#""5.1 A") func a() { try Walker.walk(withoutScript: true) { _ in } }"#, [.plain], 1),
      (#""5.2, 5.1 A") func a() { try Walker.walk(.list) { _ in } }"#, [.touch], 1),
    ])
  func reading(test: String, ways: [Way], inTest: Int) throws {
    let walk = try #require(WrittenWalk.read("@Test(" + test).first)
    #expect(walk.lines.last == "5.1")
    #expect(walk.manners.map(\.way) == ways)
    #expect(walk.mannersInTest.count == inTest)
  }

  private func names(_ ways: Set<Way>) -> [String] { ways.map(\.rawValue).sorted() }

  /// Returns the numbers of the lines in `Documentation/Screens.md` that are not marked *to come*.
  private static func lines() throws -> Set<String> {
    let page = try String(
      contentsOf: WrittenWalk.tests.appending(path: "../../Documentation/Screens.md"),
      encoding: .utf8)
    let all = page.matches(of: /(?m)^- (\d+\.\d+) ((?:.|\n(?!- |\n))*)/)
      .filter { !$0.2.contains("*to come*") }.map { String($0.1) }
    return Set(all.filter { line in systems.contains { line.hasPrefix($0) } })
  }
}

/// A hand with script, or any hand without.
enum Way: String, CaseIterable {
  case touch, mouse, keys, plain
}

extension Manner {
  var way: Way {
    guard hasScript else { return .plain }
    switch hand {
    case .touch: return .touch
    case .mouse: return .mouse
    case .keyboard: return .keys
    }
  }
}
