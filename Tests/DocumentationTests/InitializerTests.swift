import Testing

/// Checks that a developer who meets a type in the documentation sees how to make a value of it.
@Suite("Examples of initializers")
struct InitializerTests {
  /// The modules that a program, a store or a host is written against.
  private static let modules = [
    "Foldout", "FoldoutForms", "FoldoutRecords", "FoldoutApp", "FoldoutSQLite", "FoldoutWeb",
    "FoldoutUIKit",
  ]

  @Test("Every public initializer has an example")
  func examples() throws {
    var scan = InitializerScan()
    for module in Self.modules {
      let before = scan.initializers.count
      for file in try Repository.files(under: "Sources/\(module)", ending: ".swift") {
        scan.read(try Repository.text(file), path: file)
      }
      #expect(scan.initializers.count > before, "\(module)")
    }
    for place in scan.withoutExample { Issue.record("\(place) has no example") }
  }

  @Test(
    "An initializer that no example calls is detected",
    arguments: [
      "public struct Hours {\n  public init() {}\n}",
      "/// Hours.\npublic struct Hours<Unit>:\n  Sendable\n{\n  /// None.\n  public init() {}\n}",
      "/// ```swift\n/// Day(1)\n/// ```\npublic enum Hours {\n  @inlinable\n  public init?() {}\n}",
      "/// ```swift\n/// Hours()\n/// ```\nstruct Day {}\npublic struct Hours {\n  public init() {}\n}",
      "/// ```swift\n/// Hours()\n/// ```\nstruct Hours {\n  struct Day {\n    public init() {}\n  }\n}",
      "/// Hours()\nextension Hours {\n  @MainActor public convenience init<A>(_ a: A) {}\n}",
    ])
  func planted(source: String) {
    #expect(InitializerScan(source).withoutExample.count == 1)
  }

  @Test(
    "An initializer that an example of its own or of a type around it calls is accepted",
    arguments: [
      "/// ```swift\n/// Hours()\n/// ```\npublic struct Hours {\n  public init() {}\n}",
      "/// ```swift\n/// Hours<Int> { 1 }\n/// ```\n@frozen\nstruct Hours<A> {\n  public init() {}\n}",
      "extension Int {\n  /// ```swift\n  /// Int(hours)\n  /// ```\n  public init(_ hours: Hours) {}\n}",
      "/// ```swift\n/// Day(.init())\n/// ```\nstruct Day {\n  struct Hours {\n    public init() {}\n  }\n}",
      "extension Day.Hours {\n  public init() {}\n}\n/// ```swift\n/// Hours()\n/// ```\nstruct Day {}",
      "public struct Hours {\n  public init(stringLiteral text: String) {}\n}",
      "public protocol Timed {\n  init()\n}\nstruct Hours {\n  package init() {}\n}",
    ])
  func innocent(source: String) {
    #expect(InitializerScan(source).withoutExample == [])
  }
}
