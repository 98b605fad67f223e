import Foundation
import Testing

@testable import BrowserDriver

@Suite("Programs")
struct ProgramTests {
  /// Returns the members of a process group that still run. Zombies do not count.
  private func members(of group: Int32) throws -> [String] {
    let text = try Program("ps", ["-eo", "pgid=,stat=,args="])
    _ = try text.waitForEnd()
    return text.outputText.split(separator: "\n").map(String.init).filter {
      let words = $0.split(separator: " ")
      return words.count > 1 && Int32(words[0]) == group && !words[1].hasPrefix("Z")
    }
  }

  @Test("A program's line can be awaited, and its outputs and status are kept")
  func output() throws {
    let program = try Program(
      "sh", ["-c", "echo one; echo $WHO; echo bad >&2; exit 3"], environment: ["WHO": "two"])
    #expect(try program.line { $0.hasPrefix("t") } == "two")
    #expect(try program.waitForEnd() == .exited(3))
    #expect(program.outputText == "one\ntwo\n")
    #expect(program.errorText == "bad\n")
  }

  @Test("A program that writes a lot is not blocked")
  func drained() throws {
    let program = try Program("sh", ["-c", "yes | head -c 2000000; echo; echo done"])
    #expect(try program.line { $0 == "done" } == "done")
  }

  @Test("A missing program, an early end and a missing line are distinguished")
  func faults() throws {
    #expect(throws: DriverError.programMissing(name: "no-such-program")) {
      try Program("no-such-program")
    }
    let short = try Program("sh", ["-c", "echo out; echo why >&2"])
    #expect(throws: DriverError.programEnded(name: "sh", output: "out\nwhy\n")) {
      try short.line { $0 == "ready" }
    }
    let mute = try Program("sleep", ["60"])
    #expect(throws: DriverError.timedOut(waitingFor: "sleep writes the line", lastSeen: "")) {
      try mute.line(within: .milliseconds(50)) { _ in true }
    }
  }

  @Test("A program inherits no descriptor but its input, output and errors")
  func inherits() throws {
    let other = dup(STDIN_FILENO)
    defer { close(other) }
    let program = try Program("sh", ["-c", "test -e /dev/fd/2 && ! test -e /dev/fd/\(other)"])
    #expect(try program.waitForEnd() == .exited(0))
  }

  @Test("A program starts with no signal ignored or blocked, even if the tests were, as by nohup")
  func signals() throws {
    let handler = signal(SIGHUP, SIG_IGN)
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer {
      pthread_sigmask(SIG_SETMASK, &before, nil)
      signal(SIGHUP, handler)
    }
    for name in [SIGHUP, SIGTERM] {
      let program = try Program("sleep", ["66"])
      program.kill(name)
      #expect(try program.waitForEnd() == .signalled(name))
    }
  }

  @Test("Kill and stop end the whole process group and remove its folder")
  func stop() throws {
    let folder = try ScratchFolder.make()
    let program = try Program(
      "sh", ["-c", "sleep 61 & (sleep 62 & echo ready; wait)"], removing: folder)
    _ = try program.line { $0 == "ready" }
    #expect(try members(of: program.id).count >= 3)
    program.kill()
    #expect(try program.waitForEnd() == .signalled(SIGKILL))
    program.stop()
    try expectNone(of: program.id)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test("Processes that a program leaves behind end with it")
  func orphans() throws {
    let program = try Program("sh", ["-c", "sleep 63 & exit 0"])
    #expect(try program.waitForEnd() == .exited(0))
    try expectNone(of: program.id)
  }

  @Test("A program ends when the last reference to it goes")
  func reference() throws {
    let id = try Program("sleep", ["64"]).id
    try expectNone(of: id)
  }

  @Test("If the testing process dies, its programs are ended")
  func leash() throws {
    let folder = try ScratchFolder.make()
    let victim = try Program("sh", ["-c", "sleep 65 & wait"])
    // Nobody holds the other end of this pipe, as after a crash.
    let shell = try Program(
      "sh", ["-c", "true | sh -c \"$0\" sh \(victim.id) \"\(folder)\"", Leash.script])
    #expect(try victim.waitForEnd() == .signalled(SIGKILL))
    #expect(try shell.waitForEnd() == .exited(0))
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  /// A killed process may take a moment to go.
  private func expectNone(of group: Int32) throws {
    _ = try Deadline.poll(
      until: "group \(group) is empty", reading: { try members(of: group) },
      satisfies: \.isEmpty)
  }
}
