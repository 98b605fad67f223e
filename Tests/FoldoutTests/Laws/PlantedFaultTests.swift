import Foldout
import FoldoutTesting
import Testing

/// Plants faults in correct updates, to show that the model tables detect every one.
@Suite struct PlantedFaultTests {
  /// Some thousand correct updates, with the presentations before and after.
  private static func updates() throws -> [Sample] {
    var world = RandomWorld(sections: [1, 2, 3], rows: Array(10..<18), seed: 7)
    var samples: [Sample] = []
    for policy in DrawerPolicy.allCases {
      var walk = LawWalk(from: world.table(policy: policy))
      for _ in 0..<1_000 {
        let before = walk.table.presentation
        guard let update = try walk.take(world.event(for: walk.table)).update else { continue }
        samples.append(Sample(before: before, update: update, after: walk.table.presentation))
        walk.restart()
      }
    }
    return samples
  }

  private struct Sample {
    var before: Presentation<Int, Int>
    var update: BatchUpdate<Int, Int>
    var after: Presentation<Int, Int>

    func count(_ update: BatchUpdate<Int, Int>?) -> CountingError? {
      var table = CountingTable(counts: before.sections.map(\.items.count))
      do throws(CountingError) {
        try table.perform(update, countsAfter: after.sections.map(\.items.count))
        return nil
      } catch { return error }
    }

    func isMirrored(_ update: BatchUpdate<Int, Int>) -> Bool {
      var table = MirrorTable(showing: before)
      do throws(MirrorError<Int, Int>) {
        try table.perform(update, reading: after)
        return table.shown == after
      } catch { return false }
    }
  }

  @Test("The counting table detects every planted fault")
  func countingFindsEveryPlantedFault() throws {
    let samples = try Self.updates()
    for fault in PlantedFault.allCases {
      let planted = samples.compactMap { sample in
        fault.planted(in: sample.update).map { (sample, $0) }
      }
      #expect(planted.count >= 20, "\(fault) was planted too seldom to prove anything")
      for (sample, broken) in planted where sample.count(broken) == nil {
        Issue.record("\(fault) was not found in \(broken), before \(sample.before)")
      }
    }
  }

  @Test("The mirror detects every displacement")
  func theMirrorFindsEveryDisplacement() throws {
    let samples = try Self.updates()
    for displacement in Displacement.allCases {
      let planted = samples.compactMap { sample in
        displacement.planted(in: sample.update).map { (sample, $0) }
      }
      #expect(planted.count >= 20, "\(displacement) was planted too seldom to prove anything")
      for (sample, broken) in planted where sample.isMirrored(broken) {
        Issue.record("\(displacement) was not found in \(broken), before \(sample.before)")
      }
    }
  }

  @Test("Counting refuses an empty update and a change without an update")
  func countingRefusesAnUpdateWithNothingInItAndAChangeWithoutUpdate() throws {
    let sample = try #require(try Self.updates().first { $0.before.sections != $0.after.sections })
    #expect(sample.count(BatchUpdate()) == .emptyUpdate)
    var table = CountingTable(counts: [2])
    #expect(throws: CountingError.changeWithoutUpdate(before: [2], after: [3])) {
      try table.perform(BatchUpdate<Int, Int>?.none, countsAfter: [3])
    }
    #expect(table.counts == [2])
  }
}
