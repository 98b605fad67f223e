internal import Foundation

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A shell process that kills a process group and removes a folder after this process ends.
///
/// It reads from a pipe that only this process can write to. However this process ends, even by
/// SIGKILL, the pipe closes and the shell acts. It has a process group of its own, so that it
/// survives Ctrl+C. `release()` makes it spare the group; `end()` makes it remove the folder now.
final class Leash: Sendable {
  /// The shell's script. Processes of the group may still write to the folder, so removing it is
  /// tried several times.
  static let script = """
    read -r _ || kill -s KILL -- "-$1"
    cat > /dev/null
    test -n "$2" || exit 0
    for _ in 1 2 3 4 5 6 7 8 9 10; do rm -rf -- "$2" && exit 0; sleep 0.2; done
    """

  private let shell: pid_t
  /// The writing end of the pipe; `nil` once it is closed.
  private let pipe: Guarded<Int32?>

  init(group: pid_t, removing folder: String?) throws(DriverError) {
    let pipe = try Pipe()
    defer { close(pipe.reading) }
    shell = try Spawn(
      name: "sh", arguments: ["-c", Self.script, "sh", String(group), folder ?? ""],
      environment: ProcessInfo.processInfo.environment, input: pipe.reading
    ).start()
    self.pipe = Guarded(pipe.writing)
  }

  /// Makes the shell spare the group, which has ended: its id may be reused from now on.
  func release() {
    pipe.with { if let end = $0 { _ = write(end, "\n", 1) } }
  }

  /// Closes the pipe, and waits until the shell has removed the folder.
  func end() {
    pipe.with {
      guard let end = $0 else { return }
      close(end)
      var status: Int32 = 0
      while waitpid(shell, &status, 0) < 0, errno == EINTR {}
      $0 = nil
    }
  }
}
