import Foundation

/// The signal that the system sends when the terminal is closed.
enum Hangup {
  /// Ends the process by it as SIGTERM does, so that what is accepted is finished and nothing is
  /// left beside the file; not where it is to be ignored, as under `nohup`.
  static func endAsIfTold() {
    let before = signal(SIGHUP) { _ in kill(getpid(), SIGTERM) }
    let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored { signal(SIGHUP, SIG_IGN) }
  }
}
