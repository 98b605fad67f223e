import Foundation
import TestSupport
import Testing

/// Checks that `Documentation/Promises.md` names the tests that hold each promise.
///
/// A test says which promises it holds, by `.promise(7)`. With `FOLDOUT_RECORD=1` in the
/// environment the names on the page are written again.
@Suite("Promises, one by one")
struct PromisesTests {
  private let page: String
  /// The promises that each test holds, by its name `Suite/function`.
  private let tests: [String: Set<Int>]

  init() throws {
    page = try Repository.text("Documentation/Promises.md")
    var tests: [String: Set<Int>] = [:]
    // The tests in this file's own text are samples.
    for file in try Repository.files(under: "Tests", ending: ".swift")
    where !file.hasSuffix("/PromisesTests.swift") {
      tests.merge(Self.tests(in: try Repository.text(file))) { $0.union($1) }
    }
    self.tests = tests
  }

  @Test("The page names the tests that hold each promise, and no others")
  func names() throws {
    let page = generated()
    guard ProcessInfo.processInfo.environment["FOLDOUT_RECORD"] != "1" else {
      try page.write(
        to: Repository.root.appending(path: "Documentation/Promises.md"), atomically: true,
        encoding: .utf8)
      return
    }
    #expect(
      page == self.page,
      """
      The names in Promises.md are not those of the tests (- page, + tests). Run the tests with \
      FOLDOUT_RECORD=1 and read the diff.
      \(Snapshot.difference(from: self.page, to: page))
      """)
  }

  @Test("The promises are numbered without a gap, and each is held by a test")
  func eachIsHeld() {
    let numbers = page.matches(of: /(?m)^## (\d+)\b/).compactMap { Int($0.1) }
    #expect(numbers.count >= 12 && numbers == Array(1...numbers.count))
    let held = tests.values.reduce(into: Set()) { $0.formUnion($1) }
    #expect(held == Set(numbers))
  }

  /// Returns the page with the names of the tests under each promise.
  private func generated() -> String {
    var parts = page.components(separatedBy: "\n## ")
    for (index, part) in parts.enumerated().dropFirst() {
      guard let number = Int(part.prefix { $0.isNumber }) else { continue }
      let text = part.components(separatedBy: "\n").filter { !$0.hasPrefix("- `") }
      let names = tests.filter { $0.value.contains(number) }.keys.sorted().map { "- `\($0)`" }
      let prose = text.joined(separator: "\n").trimmingCharacters(in: .newlines)
      parts[index] = prose + "\n\n" + names.joined(separator: "\n") + "\n"
    }
    return parts.joined(separator: "\n## ")
  }

  /// Returns the promises that the tests of a file hold, by `Suite/function`. Disabled and empty
  /// tests hold nothing.
  private static func tests(in text: String) -> [String: Set<Int>] {
    let parts = text.components(separatedBy: ".promise(")
    var found: [String: Set<Int>] = [:]
    var suite = ""
    for (before, part) in zip(parts, parts.dropFirst()) {
      suite = before.split(separator: "\n").compactMap(self.suite).last ?? suite
      guard let begin = before.range(of: "@Test", options: .backwards)?.lowerBound,
        let function = part.range(of: " func "),
        let body = part[function.upperBound...].firstRange(of: "{")
      else { continue }
      let head = before[begin...] + part[..<function.lowerBound]
      let isEmpty = part[body.upperBound...].first { !$0.isWhitespace } == "}"
      if isEmpty || head.contains(".disabled") { continue }
      let name = part[function.upperBound...].prefix { $0.isLetter || $0.isNumber }
      let numbers = part.prefix { $0 != ")" }.matches(of: /\d+/).compactMap { Int($0.0) }
      found["\(suite)/\(name)", default: []].formUnion(numbers)
    }
    return found
  }

  /// Returns the suite that a line declares or extends, or `nil`. Deeper types belong to a test.
  private static func suite(in line: Substring) -> String? {
    guard !line.hasPrefix("    ") else { return nil }
    let words = line.split(separator: " ")
    guard let keyword = words.firstIndex(where: { ["struct", "extension", "class"].contains($0) }),
      words.indices.contains(keyword + 1)
    else { return nil }
    let name = words[keyword + 1].split(separator: ".").last?.prefix { $0.isLetter || $0.isNumber }
    guard let name, name.hasSuffix("Tests") || name.hasSuffix("Laws") else { return nil }
    return String(name)
  }

  @Test("A disabled or empty test does not hold a promise")
  func emptyTestsHoldNothing() {
    let text = """
      @Suite struct SomeTests {
        @Test(.promise(1)) func whole() { #expect(true) }
        @Test func unnamed() { #expect(true) }
        @Test("In words", .promise(2, 13), arguments: [1, 2])
        func told(
          number: Int
        ) throws {
          #expect(number > 0)
        }
        @Test(.promise(1)) func empty() {}
        @Test(.promise(1), .disabled("later")) func off() { #expect(true) }
      }
      extension SomeTests.OtherLaws {
        @Test(
          "As well",
          .promise(3))
        func other() { #expect(true) }
      }
      """
    #expect(
      PromisesTests.tests(in: text)
        == ["SomeTests/whole": [1], "SomeTests/told": [2, 13], "OtherLaws/other": [3]])
  }
}
