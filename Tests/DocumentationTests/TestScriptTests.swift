import BrowserDriver
import Foundation
import Testing

/// Runs `Scripts/test.sh` in a folder of its own, with a `swift` that prints what it is told.
@Suite("The script that runs the tests")
struct TestScriptTests {
  /// Runs the script with a shell script in place of `swift test`, until nothing was printed for
  /// two seconds. Returns the script's output and its status.
  private func run(_ swift: String) throws -> (output: String, ending: Program.Ending) {
    let folder = try ScratchFolder.make(named: "foldout-script")
    let script = Repository.root.appending(path: "Scripts/test.sh").path
    // The shell writes the file: another program started by these tests might inherit it open, and
    // a file that is open for writing cannot be run.
    let set = """
      cd "$0" && mkdir .build commands && printf '#!/bin/sh\\n%s\\n' "$2" > commands/swift
      chmod +x commands/swift && PATH="$0/commands:$PATH" && exec sh "$1"
      """
    let program = try Program(
      "/bin/sh", ["-c", set, folder, script, swift], environment: ["QUIET": "2"], removing: folder)
    let ending = try program.waitForEnd(within: .seconds(120))
    return (program.outputText, ending)
  }

  @Test("A run that prints nothing for a while is ended, and the tests it was in are named")
  func hangs() throws {
    let (output, ending) = try run(
      """
      echo '◇ Test "Comes to an end" started.'
      echo '◇ Test "Waits for ever" started.'
      echo '✔ Test "Comes to an end" with 2 test cases passed after 0.1 seconds.'
      sleep 1000
      """)
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
}
