import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Loses power right after an answer, in a model of the disk.
@Suite struct PowerFailureTests {
  /// A program adds, removes and restores records, and its operations on the disk are logged. For
  /// each answer they are replayed on a disk that loses all that was not synced, and SQLite opens
  /// what is left.
  @Test(
    "Nothing acknowledged is lost if power fails right after the answer", .promise(2),
    .enabled(if: DiskLog.compiler != nil, "needs Linux and a C compiler"),
    arguments: ["DELETE", "WAL"])
  func nothingIsLost(_ journal: String) throws {
    let scratch = try Scratch()
    let making = try scratch.other()
    try making.run("PRAGMA journal_mode = \(journal); \(WrittenSteps.tables)")
    try making.close()
    var disk = try DiskModel(folder: scratch.folder.path, keeping: scratch.path())
    let log = try DiskLog(of: scratch.folder)
    let program = try Program(
      BuiltProgram.path(of: "StoreWriter"), [scratch.path(), "0"], environment: log.environment)
    var rest = Depth.of(8, all: 60)
    _ = try program.line { _ in
      rest -= 1
      return rest <= 0
    }
    program.kill(SIGKILL)
    _ = try program.waitForEnd()
    var text = ""
    var failures = 0
    for operation in try log.operations() {
      disk.apply(operation)
      guard case .answered(let answer) = operation else { continue }
      text += answer
      failures += 1
      let left = try Scratch()
      try disk.write(to: left.folder)
      let other = try left.other()
      try WrittenSteps(text: text, first: 0).expect(in: other, "\(journal), answer \(failures)")
      try other.close()
    }
    #expect(failures >= Depth.of(8, all: 60))
  }
}
