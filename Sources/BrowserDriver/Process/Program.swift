internal import Foundation

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A program that was started for a test, with all processes that it starts.
///
/// It leads a process group of its own, and all of the group ends when the program ends, when
/// ``stop()`` is called, when the last reference is released, or when this process ends in any way.
public final class Program: Sendable {
  /// The exit status of a program, or the signal that ended it.
  public enum Ending: Sendable, Equatable {
    /// The program exited with a status.
    case exited(Int32)
    /// A signal ended the program.
    case signalled(Int32)
  }

  /// The name or path of the program.
  public let name: String
  /// The process id, which is also the id of the process group.
  public let id: Int32
  let output: Transcript
  let errors: Transcript
  private let leash: Leash
  let end = Guarded<Ending?>(nil)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - name: A path, or a name to look up in `PATH`.
  ///   - environment: Variables in addition to those of this process.
  ///   - removing: A folder to remove when the program is stopped or this process ends.
  public init(
    _ name: String, _ arguments: [String] = [], environment: [String: String] = [:],
    removing scratch: String? = nil
  ) throws {
    let outputPipe = try Pipe()
    let errorPipe = try Pipe()
    // The transcripts own the reading ends from here on, and end when the writing ends are closed.
    output = Transcript(reading: outputPipe.reading)
    errors = Transcript(reading: errorPipe.reading)
    defer {
      close(outputPipe.writing)
      close(errorPipe.writing)
    }
    let inherited = ProcessInfo.processInfo.environment
    self.name = name
    id = try Spawn(
      name: name, arguments: arguments, environment: inherited.merging(environment) { $1 },
      output: outputPipe.writing, errors: errorPipe.writing
    ).start()
    do {
      leash = try Leash(group: id, removing: scratch)
    } catch {
      ProcessGroup(id: id).send(SIGKILL)
      throw error
    }
    Thread.detachNewThread { [id, end, leash] in Self.watch(id, end, leash) }
  }

  deinit { stop() }

  /// Waits for the program's end, kills the rest of its group, and stores the ending.
  ///
  /// `WNOWAIT` keeps the ended program's id reserved, so that the kill cannot hit another group.
  private static func watch(_ id: pid_t, _ end: Guarded<Ending?>, _ leash: Leash) {
    var info = siginfo_t()
    while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    end.with {
      ProcessGroup(id: id).send(SIGKILL)
      leash.release()
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      let signal = status & 0x7f
      $0 = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }
  }

  /// The program's ending; `nil` while it runs.
  public var ending: Ending? { end.with { $0 } }

  /// The program's standard output so far.
  public var outputText: String { output.state.with { $0.text } }

  /// The program's standard error so far.
  public var errorText: String { errors.state.with { $0.text } }

  /// Sends a signal, by default SIGKILL, to the program's process group.
  ///
  /// Does nothing if it has ended.
  public func kill(_ signal: Int32 = 9) {
    end.with { if $0 == nil { ProcessGroup(id: id).send(signal) } }
  }

  /// Kills the program's process group, waits for its end, and removes the scratch folder.
  ///
  /// Says so on standard error if it did not end within a minute.
  public func stop() {
    kill()
    let ending = end.wait(for: Deadline.usual) { $0 != nil }
    if ending == nil {
      FileHandle.standardError.write(
        Data("\(name), process \(id), was killed and did not end within a minute.\n".utf8))
    }
    leash.end()
  }
}

extension Program {
  /// Waits until the program has written a complete line that satisfies the condition.
  ///
  /// Output wakes the wait; there is no polling. Throws at once if the program ends without such a
  /// line.
  public func line(
    within limit: Duration = Deadline.usual, where isWanted: (String) -> Bool
  ) throws(DriverError) -> String {
    try line(of: output, within: limit, where: isWanted)
  }

  /// Waits for a line of standard error in the same way.
  public func errorLine(
    within limit: Duration = Deadline.usual, where isWanted: (String) -> Bool
  ) throws(DriverError) -> String {
    try line(of: errors, within: limit, where: isWanted)
  }

  private func line(
    of transcript: Transcript, within limit: Duration, where isWanted: (String) -> Bool
  ) throws(DriverError) -> String {
    var checked = 0
    var found: String?
    let state = transcript.state.wait(for: limit) { state in
      found = state.lines[checked...].first(where: isWanted)
      checked = state.lines.count
      return state.hasEnded || found != nil
    }
    if let found { return found }
    guard state.hasEnded else {
      throw .timedOut(waitingFor: "\(name) writes the line", lastSeen: state.text)
    }
    let rest = errors.state.wait(for: Deadline.usual) { $0.hasEnded }
    throw .programEnded(name: name, output: state.text + rest.text)
  }

  /// Waits until the program has ended.
  public func waitForEnd(within limit: Duration = Deadline.usual) throws(DriverError) -> Ending {
    let ending = end.wait(for: limit) { $0 != nil }
    guard let ending else {
      throw .timedOut(waitingFor: "\(name) ends", lastSeen: errorText)
    }
    // Its last output may still be in the pipes.
    _ = output.state.wait(for: limit) { $0.hasEnded }
    _ = errors.state.wait(for: limit) { $0.hasEnded }
    return ending
  }
}

/// Makes temporary folders for single runs; the ``Program`` that gets one removes it.
public enum ScratchFolder {
  /// Makes an empty folder in the system's temporary folder, and returns its path.
  public static func make(named prefix: String = "foldout-test") throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(prefix)-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.path
  }
}
