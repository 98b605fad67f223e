import Testing

/// Checks that each test's name is a sentence, so that a failure says what does not hold.
@Suite("Names of tests")
struct TestNameTests {
  /// Returns the lines of the tests in a source that are not named by a sentence.
  ///
  /// Only tests indented by up to two steps count; deeper ones are inside a test's string literal.
  private static func unnamed(in source: String) -> [String] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      let code = lines[index].drop { $0 == " " }
      guard code.hasPrefix("@Test"), lines[index].count - code.count <= 4 else { return nil }
      let test = ([code] + lines[(index + 1)...].prefix(1)).joined(separator: "\n")
      let name = test.prefixMatch(of: /@Test\(\s*"([^"\\\n]+)"/)?.1
      return name.map(isSentence) == true ? nil : "\(index + 1): \(code)"
    }
  }

  /// True for three or more words, if the first has a capital letter and does not begin a question
  /// or a clause. Line numbers of `Documentation/Screens.md` may come first.
  private static func isSentence(_ name: Substring) -> Bool {
    let words = name.trimmingPrefix(/(?:\d+\.\d+,? )+/).split(separator: " ")
    guard words.count >= 3, let first = words.first, first.first?.isLowercase == false else {
      return false
    }
    return !["What", "Whatever", "Whether", "How", "That", "Whoever"].contains(first)
  }

  @Test("Every test has a sentence as its name")
  func all() throws {
    let files = try Repository.files(under: "Tests", ending: ".swift")
    #expect(files.count > 300)
    for file in files {
      for test in Self.unnamed(in: try Repository.text(file)) { Issue.record("\(file):\(test)") }
    }
  }

  @Test(
    "A test without a sentence is detected",
    arguments: [
      "@Test func shown() {", "@Test(arguments: [1, 2]) func shown(number: Int) {",
      "@Test(\n    arguments: [\"A row is shown\"])", "@Test(\"\")", "@Test(\"Rows\")",
      "@Test(\"a row is shown\")", "@Test(\"What is shown\")", "@Test(\"1.2 a row is shown\")",
      "@Test(.enabled(if: true), arguments: [1])", "@Test",
    ])
  func planted(test: String) {
    #expect(Self.unnamed(in: "struct A {\n  \(test)\n") != [])
  }

  @Test(
    "A test with a sentence is accepted",
    arguments: [
      "@Test(\"A row is shown\")", "@Test(\"1.2, 1.13 A row is shown\", arguments: [1])",
      "@Test(\n    \"A row is shown\",\n    arguments: [1])", "// @Test func later() {}",
    ])
  func innocent(test: String) {
    #expect(Self.unnamed(in: "struct A {\n  \(test)\n") == [])
  }
}
