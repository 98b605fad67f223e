import Foundation
import Testing

/// That `Documentation/Promises.md` names tests for each promise, and only such as there are.
@Suite("Promises, one by one")
struct PromisesTests {
  /// The tests that each promise names, by its heading.
  private let promises: [String: [String]]
  /// All tests there are, each as `Suite/function`.
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

  @Test("the page is read: every line below a promise is a test of it")
  func isRead() throws {
    let numbers = promises.keys.compactMap { Int($0.prefix { $0.isNumber }) }.sorted()
    #expect(numbers.count >= 12 && numbers == Array(1...numbers.count))
    let page = try Repository.text("Documentation/Promises.md")
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("- ") }
    #expect(lines.count == promises.values.map(\.count).reduce(0, +))
  }

  @Test("each promise names a test, and none twice")
  func eachIsTested() {
    for (promise, named) in promises {
      #expect(!named.isEmpty, "nothing holds promise \(promise)")
      #expect(Set(named).count == named.count, "promise \(promise) names a test twice")
    }
  }

  @Test("each test that a promise names is there")
  func eachTestIsThere() {
    #expect(tests.count > 300)
    for (promise, named) in promises {
      for test in named where !tests.contains(test) {
        Issue.record("promise \(promise) names \(test), which is not there")
      }
    }
  }

  /// The tests of a file: each function behind `@Test`, in the suite that stands above it.
  ///
  /// A suite stands at the left, or one step in where it extends another; what is nested
  /// deeper is a test's own. Words are compared and no patterns, which would take seconds for all
  /// tests there are.
  private static func tests(in text: String) -> Set<String> {
    var found: Set<String> = []
    var suite = ""
    var isTest = false
    for line in text.components(separatedBy: "\n") where !line.hasPrefix("      ") {
      if line.contains("@Test") { isTest = true }
      let isFunction = line.contains("func ")
      guard isFunction || line.contains("Tests") || line.contains("Laws") else { continue }
      let words = line.components(separatedBy: " ")
      if !line.hasPrefix("    "),
        let name = word(after: ["struct", "extension", "class"], in: words),
        name.hasSuffix("Tests") || name.hasSuffix("Laws")
      {
        suite = name
      }
      if isTest, isFunction, let name = word(after: ["func"], in: words) {
        found.insert("\(suite)/\(name)")
        isTest = false
      }
    }
    return found
  }

  /// The name that follows one of some keywords, without what stands behind it.
  private static func word(after keywords: [String], in words: [String]) -> String? {
    guard let place = words.firstIndex(where: { keywords.contains($0) }),
      words.indices.contains(place + 1)
    else { return nil }
    return String(words[place + 1].prefix { $0.isLetter || $0.isNumber })
  }
}
