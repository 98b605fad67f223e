import Foundation
import Testing

/// Checks that `Documentation/Promises.md` names tests for each promise, and that they exist.
@Suite("Promises, one by one")
struct PromisesTests {
  /// The tests that each promise names, by its heading.
  private let promises: [String: [String]]
  /// All existing tests, each as `Suite/function`.
  private let tests: Set<String>

  init() throws {
    var promises: [String: [String]] = [:]
    for section in try Repository.text("Documentation/Promises.md").split(separator: "\n## ")
      .dropFirst()
    {
      let heading = String(section.prefix { $0 != "\n" })
      #expect(promises[heading] == nil, "\(heading) stands twice")
      promises[heading] = section.matches(of: /(?m)^- `(.+)`$/).map { String($0.1) }
    }
    self.promises = promises
    var tests: Set<String> = []
    for file in try Repository.files(under: "Tests", ending: ".swift") {
      tests.formUnion(Self.tests(in: try Repository.text(file)))
    }
    self.tests = tests
  }

  @Test("Every line under a promise is read as a test")
  func isRead() throws {
    let numbers = promises.keys.compactMap { Int($0.prefix { $0.isNumber }) }.sorted()
    #expect(numbers.count >= 12 && numbers == Array(1...numbers.count))
    let page = try Repository.text("Documentation/Promises.md")
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("- ") }
    #expect(lines.count == promises.values.map(\.count).reduce(0, +))
  }

  @Test("Each promise names at least one test, and none twice")
  func eachIsTested() {
    for (promise, named) in promises {
      #expect(!named.isEmpty, "nothing holds promise \(promise)")
      #expect(Set(named).count == named.count, "promise \(promise) names a test twice")
    }
  }

  @Test("Each test that a promise names exists")
  func eachTestIsThere() {
    #expect(tests.count > 300)
    for (promise, named) in promises {
      for test in named where !tests.contains(test) {
        Issue.record("promise \(promise) names \(test), which is not there")
      }
    }
  }

  /// Returns the tests of a file, each as the function that follows `@Test` in its suite. Disabled
  /// and empty tests do not count.
  ///
  /// A suite is a top-level type, or one indented by one step in an extension of another; deeper
  /// types belong to a test. Words are compared instead of patterns, which would take seconds for
  /// all tests.
  private static func tests(in text: String) -> Set<String> {
    let lines = text.components(separatedBy: "\n").filter { line in
      let code = line.drop { $0 == " " }
      return !code.isEmpty && !code.hasPrefix("//")
    }
    var found: Set<String> = []
    var suite = ""
    var rest = lines[...]
    while let line = rest.popFirst() {
      if let name = self.suite(in: line) { suite = name }
      guard line.contains("@Test"), !line.hasPrefix("      ") else { continue }
      let head = [line] + rest.prefix { !$0.contains("func ") }
      let declared = line.contains("func ") ? [line] : head
      rest = rest.dropFirst(declared.count - 1)
      let function = line.contains("func ") ? line : rest.popFirst() ?? ""
      guard let name = word(after: ["func"], in: function.components(separatedBy: " ")) else {
        continue
      }
      // The signature may take several lines, to the brace that opens the body.
      let last = function.contains("{") ? function : rest.first { $0.contains("{") } ?? ""
      let body = function.contains("{") ? rest.first : rest.drop { $0 != last }.dropFirst().first
      let isEmpty =
        last.hasSuffix("}")
        ? last.drop { $0 != "{" }.allSatisfy { "{ }".contains($0) }
        : body?.drop { $0 == " " } == "}"
      let isOff = switches.contains(where: (declared + [function]).joined().contains)
      if !isEmpty, !isOff { found.insert("\(suite)/\(name)") }
    }
    return found
  }

  /// The traits that disable a test.
  private static let switches = [".disabled", ".enabled(if: false"]

  /// Returns the suite that a line declares or extends, or `nil`.
  private static func suite(in line: String) -> String? {
    guard !line.hasPrefix("    "), line.contains("Tests") || line.contains("Laws"),
      let name = word(
        after: ["struct", "extension", "class"], in: line.components(separatedBy: " ")),
      name.hasSuffix("Tests") || name.hasSuffix("Laws")
    else { return nil }
    return name
  }

  @Test("A disabled or empty test does not hold a promise")
  func emptyTestsHoldNothing() {
    let text = """
      @Suite struct SomeTests {
        @Test func whole() { #expect(true) }
        @Test func long() throws {
          #expect(true)
        }
        @Test("In words", arguments: [1, 2])
        func told(
          number: Int
        ) throws {
          #expect(number > 0)
        }
        @Test func empty() {}
        @Test func blank() {
          // Nothing yet.
        }
        @Test(.disabled("later")) func off() { #expect(true) }
        @Test(
          "As well", .enabled(if: false))
        func never() { #expect(true) }
        // @Test func gone() { #expect(true) }
      }
      """
    #expect(
      PromisesTests.tests(in: text) == ["SomeTests/whole", "SomeTests/long", "SomeTests/told"])
  }

  /// Returns the name after one of the keywords, without any text that follows the name.
  private static func word(after keywords: [String], in words: [String]) -> String? {
    guard let place = words.firstIndex(where: { keywords.contains($0) }),
      words.indices.contains(place + 1)
    else { return nil }
    return String(words[place + 1].prefix { $0.isLetter || $0.isNumber })
  }
}
