import FoldoutForms
import Foundation
import Testing

/// Landings of a released ribbon, by the table that also tests the browser's script.
@Suite struct RibbonFlingTests {
  /// One line of `Tests/Shared/flings.tsv`.
  private struct Sample: CustomStringConvertible {
    let line: Substring
    let count: Int
    let width: Double
    let viewport: Double
    let start: Int
    let velocity: Double
    let offset: Double
    let expected: Int

    init?(_ line: Substring) {
      let parts = line.split(separator: "\t").map { String($0) }
      guard parts.count == 8, let count = Int(parts[0]), let width = Double(parts[1]),
        let viewport = Double(parts[2]), let start = Int(parts[3]), let velocity = Double(parts[4]),
        let offset = Double(parts[5]), let expected = Int(parts[6])
      else { return nil }
      (self.line, self.count, self.width, self.viewport) = (line, count, width, viewport)
      (self.start, self.velocity, self.offset, self.expected) = (start, velocity, offset, expected)
    }

    var description: String { String(line) }
  }

  private func samples() throws -> [Sample] {
    let table = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("../../../Shared/flings.tsv")
    let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    let samples = lines.dropFirst().compactMap { Sample($0) }
    try #require(samples.count == lines.count - 1 && samples.count >= 60)
    return samples
  }

  @Test("Every released ribbon lands on the value in the shared table")
  func everySampleLandsWhereTheTableSays() throws {
    for sample in try samples() {
      let ribbon = try Ribbon(
        count: sample.count, showing: sample.start, width: sample.width, viewport: sample.viewport)
      let landing = ribbon.landing(from: sample.offset, velocity: sample.velocity)
      #expect(landing == sample.expected, "\(sample)")
    }
  }

  /// A finger that moves to the left leads to later values in a left-to-right layout, and to
  /// earlier ones in a right-to-left layout.
  @Test(
    "A finger's release lands as in the shared table, in both layout directions",
    arguments: [1.0, -1])
  func everySampleByHand(direction: Double) throws {
    for sample in try samples() {
      var ribbon = try Ribbon(
        count: sample.count, showing: sample.start, width: sample.width, viewport: sample.viewport,
        isRightToLeft: direction < 0)
      let travel = (ribbon.offset - sample.offset) * direction
      #expect(ribbon.apply(.grab(finger: 7, at: 20)).isEmpty)
      _ = ribbon.apply(.drag(finger: 7, to: 20 + travel / 2))
      #expect(ribbon.index == sample.start, "\(sample)")
      let step = ribbon.apply(
        .release(finger: 7, at: 20 + travel, velocity: -sample.velocity * direction))
      #expect(ribbon.index == sample.expected, "\(sample)")
      let report = Ribbon.Report(old: sample.start, new: sample.expected, cause: .person)
      #expect(step.report == (sample.expected == sample.start ? nil : report), "\(sample)")
    }
  }

  /// The reach is the remaining distance if the velocity decays by the factor 0.998 each
  /// millisecond.
  @Test("The reach of a ribbon is the sum of its decaying velocity")
  func reachIsTheSumOfAllMilliseconds() {
    var velocity = 1.0
    var distance = 0.0
    for _ in 0..<20_000 {
      velocity *= 0.998
      distance += velocity
    }
    #expect(abs(distance - Ribbon.coastingDistance) < 1e-6)
  }

  @Test("Infinite and undefined velocities land on a value")
  func whatIsNoNumberLandsOnAValue() throws {
    let ribbon = try Ribbon(count: 12, showing: 3, width: 10, viewport: 10)
    #expect(ribbon.landing(from: 51, velocity: .nan) == 5)
    #expect(ribbon.landing(from: 51, velocity: .infinity) == 11)
    #expect(ribbon.landing(from: 51, velocity: -.infinity) == 0)
    #expect(ribbon.landing(from: .infinity) == 11)
    #expect(ribbon.landing(from: .infinity, velocity: -.infinity) == 0)
    #expect(ribbon.landing(from: .nan, velocity: 1) == 3)
    #expect(try Ribbon(count: 12, showing: 3).landing(from: 51, velocity: 1) == 3)
  }
}
