import Foldout
import FoldoutTesting
import TestSupport
import Testing

/// Random steps, each replayed on the models and compared: twice a hundred thousand in
/// `make test-all`.
@Suite struct RandomWalkTests {
  @Test("Every law holds on a random walk", arguments: DrawerPolicy.allCases)
  func everyLawHoldsOnARandomWalk(policy: DrawerPolicy) throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("random walk, policy \(policy): FOLDOUT_SEED=\(seed)")
    var world = RandomWorld(sections: [1, 2, 3], rows: Array(10..<18), seed: seed)
    // One in ten walks starts from another table.
    for _ in 0..<10 {
      var walk = LawWalk(from: world.table(policy: policy))
      try walk.takeRandomSteps(Depth.of(200, all: 3_334), in: &world)
    }
  }

  @Test("Every law holds on a random walk of snapshots", arguments: DrawerPolicy.allCases)
  func everyLawHoldsOnAWalkOfSnapshots(policy: DrawerPolicy) throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("walk of snapshots, policy \(policy): FOLDOUT_SEED=\(seed)")
    var world = RandomWorld(
      sections: [1, 2, 3], rows: Array(10..<18), seed: seed, snapshots: 60)
    for _ in 0..<10 {
      var walk = LawWalk(from: world.table(policy: policy))
      try walk.takeRandomSteps(Depth.of(200, all: 3_334), in: &world)
    }
  }

  /// Tables with more rows than a machine word has bits, so that the owners' bits need several.
  @Test("Every law holds on longer tables")
  func everyLawHoldsOnLongerTables() throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("longer tables: FOLDOUT_SEED=\(seed)")
    var world = RandomWorld(
      sections: [1, 2, 3], rows: Array(1_000..<1_300), seed: seed, snapshots: 50)
    var walk = LawWalk(from: world.table(policy: .many))
    try walk.takeRandomSteps(100, in: &world)
  }

  @Test("The same seed gives the same walk")
  func theSameSeedGivesTheSameWalk() {
    var worlds = (0..<2).map { _ in RandomWorld(sections: [1, 2], rows: [3, 4, 5], seed: 42) }
    let table = worlds[0].table(policy: .one)
    #expect(worlds[1].table(policy: .one) == table)
    for _ in 0..<100 { #expect(worlds[0].event(for: table) == worlds[1].event(for: table)) }
  }

  @Test("The random generator is SplitMix64")
  func theGeneratorIsSplitMix64() {
    var generator = SeededGenerator(seed: 1_234_567)
    // The first numbers of the reference implementation for this seed.
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
  }
}
