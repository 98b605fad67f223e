import FoldoutTesting
import Foundation
import TestSupport
import Testing

/// Laws of random snapshots, choices and taps: no choice is lost or doubled, each refusal has the
/// right reason, and applying the batches gives the screen that a fresh drawing gives.
///
/// `FOLDOUT_STEPS=100000` takes more steps than `make test-all`.
@Suite struct OfferLaws {
  private static let seed = SeededGenerator.seedOfThisRun()
  private static let parts = Depth.of(1, all: 4)
  private static let steps =
    ProcessInfo.processInfo.environment["FOLDOUT_STEPS"].flatMap { Int($0) }
    ?? Depth.of(2_500, all: 10_000)

  @Test("Snapshots, choices and taps in any order lose no choice", arguments: 0..<parts)
  func noChoiceIsLost(part: Int) throws {
    let seed = OfferLaws.seed &+ UInt64(part)
    print("OfferLaws: FOLDOUT_SEED=\(seed)")
    var walk = try OfferWalk(seed: seed)
    do {
      try walk.walk(OfferLaws.steps / OfferLaws.parts)
    } catch {
      Issue.record("FOLDOUT_SEED=\(seed): \(error)")
      return
    }
    // A walk without conflicts proves nothing about conflicts, so check that every kind of event
    // occurred.
    let refusals = [
      "notOffered", "optionDisabled", "required", "severalChosen", "tooFewChosen", "tooManyChosen",
    ]
    let sorts =
      ["stored", "unchanged", "conflict", "race", "form"] + refusals.map { "refused: \($0)" }
    #expect(sorts.filter { walk.met[$0] == nil }.isEmpty, "FOLDOUT_SEED=\(seed)")
  }
}
