internal import Foundation

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A small shell that kills a process group and removes a folder when nobody holds it any more.
///
/// It waits at the end of a pipe that only this process can write to. However this process ends,
/// even by SIGKILL, the pipe closes and the shell acts; being in a group of its own it outlives
/// a Ctrl+C. `release()` takes the group from it, `end()` lets it remove the folder.
final class Leash: Sendable {
  /// The folder may still be written to by the last of the group, hence several attempts.
  static let script = """
    read -r _ || kill -s KILL -- "-$1"
    cat > /dev/null
    test -n "$2" || exit 0
    for _ in 1 2 3 4 5 6 7 8 9 10; do rm -rf -- "$2" && exit 0; sleep 0.2; done
    """

  private let shell: pid_t
  /// The end of the pipe, until it is closed.
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

  /// Says that the group has ended: from now on its number may mean somebody else.
  func release() {
    pipe.with { if let end = $0 { _ = write(end, "\n", 1) } }
  }

  /// Lets go, and waits until the folder is removed.
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
