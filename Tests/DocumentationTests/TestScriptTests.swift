import BrowserDriver
import Foundation
import Testing

/// Runs the scripts of `make test` in a folder of their own, with a `swift` that prints what it is
/// told.
@Suite("The scripts that run the tests")
struct TestScriptTests {
  /// Runs `test.sh` with a shell script in place of `swift test`, until nothing was printed for a
  /// number of seconds; another takes the place of `sleep`. Returns the script's output and status.
  private func run(
    _ swift: String, quiet: Int = 600, sleep: String = "exec /bin/sleep \"$1\""
  ) throws -> (output: String, ending: Program.Ending) {
    let folder = try ScratchFolder.make(named: "foldout-script")
    let script = Repository.root.appending(path: "Scripts/test.sh").path
    // The shell writes the file: another program started by these tests might inherit it open, and
    // a file that is open for writing cannot be run.
    let set = """
      cd "$0" && mkdir .build commands && printf '#!/bin/sh\\n%s\\n' "$2" > commands/swift
      printf '#!/bin/sh\\n%s\\n' "$3" > commands/sleep
      chmod +x commands/* && PATH="$0/commands:$PATH" && exec sh "$1"
      """
    let program = try Program(
      "/bin/sh", ["-c", set, folder, script, swift, sleep], environment: ["QUIET": "\(quiet)"],
      removing: folder)
    let ending = try program.waitForEnd()
    return (program.outputText, ending)
  }

  @Test("A run that prints nothing for a while is ended, and the tests it was in are named")
  func hangs() throws {
    let (output, ending) = try run(
      """
      echo '◇ Test "Comes to an end" started.'
      echo '◇ Test "Waits for ever" started.'
      echo '✔ Test "Comes to an end" with 2 test cases passed after 0.1 seconds.'
      /bin/sleep 1000
      """,
      // The seconds pass once all of it is in the log, however slow the machine is.
      quiet: 2, sleep: "until grep -q 'with 2 test cases' .build/tests.log; do /bin/sleep 0.1; done"
    )
    #expect(ending == .exited(137))
    let told = output.components(separatedBy: "What failed").last ?? ""
    #expect(told.contains("error: nothing was printed for"))
    #expect(told.contains("error: not ended: \"Waits for ever\"\n"))
    #expect(!told.contains("Comes to an end"))
  }

  @Test("Failures are printed once more at the end, and nothing is if all passed")
  func fails() throws {
    let failure = "✘ Test \"Adds\" recorded an issue at AddTests.swift:3:5: 1 != 2"
    let (output, ending) = try run("echo '\(failure)'; echo '◇ Test \"Next\" started.'; exit 1")
    #expect(ending == .exited(1))
    #expect(output.hasSuffix("What failed (all of it is in .build/tests.log):\n\(failure)\n"))
    let passed = try run("echo '✔ Test \"Adds\" passed after 0.1 seconds.'")
    #expect(passed.ending == .exited(0))
    #expect(passed.output == "✔ Test \"Adds\" passed after 0.1 seconds.\n")
  }

  @Test("A part's processor time is that of all it started; its status is its command's")
  func parts() throws {
    let folder = try ScratchFolder.make(named: "foldout-part")
    let script = Repository.root.appending(path: "Scripts/part.sh").path
    // A program that outlives its parent: the system ends it after two seconds of processor time.
    let commands = #"""
      cd "$0" && sh "$1" begin && sh "$1" run "does nothing" true
      sh "$1" run "is busy" sh -c '
        sh -c "(ulimit -c 0; ulimit -t 2; while :; do :; done) > log & echo \$! > pid"
        while kill -0 $(cat pid); do sleep 0.1; done; exit 3'
      """#
    let program = try Program("/bin/sh", ["-c", commands, folder, script], removing: folder)
    let ending = try program.waitForEnd(within: .seconds(120))
    #expect(ending == .exited(3))
    let lines = program.outputText.split(separator: "\n").dropFirst()
    let told = lines.compactMap { $0.wholeMatch(of: /\s+\d+:\d\d\s+(\d+) s  (.+)/) }
    #expect(told.map(\.2) == ["does nothing", "is busy", "in all"])
    let seconds = told.compactMap { Int($0.1) }
    #if os(Linux)
      #expect(seconds.first == 0 && seconds.dropFirst().allSatisfy { (1...3).contains($0) })
    #endif
  }
}
