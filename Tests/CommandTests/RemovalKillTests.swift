import BrowserDriver
import FoldoutTesting
import Foundation
import TestSupport
import Testing

/// Kills a process at random moments while it adds, removes and restores records.
@Suite(.serialized) struct RemovalKillTests {
  @Test(
    "After kill -9 nothing acknowledged is lost, and no removal is half done", .promise(2),
    arguments: ["DELETE", "WAL"])
  func nothingIsLostOrHalfDone(_ journal: String) throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("Removals and a kill in \(journal): FOLDOUT_SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    let scratch = try Scratch("company.sqlite")
    let making = try scratch.other()
    try making.run("PRAGMA journal_mode = \(journal); \(WrittenSteps.tables)")
    try making.close()
    let path = try BuiltProgram.path(of: "StoreWriter")
    for round in 0..<8 {
      let program = try Program(path, [scratch.path(), "\(round * 1_000_000)"])
      var rest = Int.random(in: 1...80, using: &random)
      _ = try program.line { _ in
        rest -= 1
        return rest <= 0
      }
      program.kill(SIGKILL)
      #expect(try program.waitForEnd() == .signalled(SIGKILL))
      let other = try scratch.other()
      try WrittenSteps(text: program.outputText, first: round * 1_000_000)
        .expect(in: other, "seed \(seed), round \(round)")
      try other.close()
    }
  }
}
