internal import Foundation

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A program that was started for a test, with everything that it starts in turn.
///
/// It leads a process group of its own, and the group ends with it: when it ends by itself, when
/// ``stop()`` is called, when the last reference goes, and when this process ends in any way.
public final class Program: Sendable {
  /// The end of a program: its status, or the signal.
  public enum Ending: Sendable, Equatable {
    /// It returned this status.
    case exited(Int32)
    /// This signal ended it.
    case signalled(Int32)
  }

  /// The name or path that was started.
  public let name: String
  /// The id of the program, which is the id of its group too.
  public let id: Int32
  let output: Transcript
  let errors: Transcript
  private let leash: Leash
  let end = Guarded<Ending?>(nil)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - name: A path, or a name looked for along `PATH`.
  ///   - environment: Variables set beside those of this process.
  ///   - removing: A folder that is removed when the program is stopped or this process ends.
  public init(
    _ name: String, _ arguments: [String] = [], environment: [String: String] = [:],
    removing scratch: String? = nil
  ) throws {
    let outputPipe = try Pipe()
    let errorPipe = try Pipe()
    // From here on the transcripts own the reading ends, and end when the writing ends do.
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

  /// Waits for the program's end, ends the rest of its group and notes how it ended.
  ///
  /// `WNOWAIT` leaves the dead program's id taken, so that the group's kill cannot hit another.
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

  /// The program's end, or nil while it runs.
  public var ending: Ending? { end.with { $0 } }

  /// Everything written to standard output so far.
  public var outputText: String { output.state.with { $0.text } }

  /// Everything written to standard error so far.
  public var errorText: String { errors.state.with { $0.text } }

  /// Sends a signal, SIGKILL unless told, to the program and all it has started.
  ///
  /// Does nothing if it has ended.
  public func kill(_ signal: Int32 = 9) {
    end.with { if $0 == nil { ProcessGroup(id: id).send(signal) } }
  }

  /// Ends the program and its group at once, waits for that, and removes the scratch folder.
  public func stop() {
    kill()
    _ = end.wait(for: .seconds(10)) { $0 != nil }
    leash.end()
  }
}
