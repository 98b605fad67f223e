import Foundation
import Synchronization

/// Deferred termination signals, for work that must not be left half done.
///
/// While such work runs, a signal is only recorded; the work checks for it between two steps.
enum Interruption {
  private static let recorded = Atomic<Int32>(0)
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The recorded signal; `nil` if none arrived.
  static var signal: Int32? {
    let signal = recorded.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  /// Runs the work while signals are only recorded.
  ///
  /// Signals that are ignored, as SIGHUP is under `nohup`, stay ignored.
  static func deferringSignals<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    // Initialises the static storage now: a signal handler must not.
    _ = signal
    let before = signals.map { name in
      (name, Foundation.signal(name) { Interruption.recorded.store($0, ordering: .relaxed) })
    }
    for (name, handler) in before where isIgnoring(handler) { _ = Foundation.signal(name, SIG_IGN) }
    defer { for (name, handler) in before { _ = Foundation.signal(name, handler) } }
    return try body()
  }

  /// Lets SIGQUIT, which Ctrl-\ sends, and SIGABRT end the process.
  ///
  /// Swift's runtime handles both as crashes: it prints a report, and then the program goes on.
  static func endAtOnceWhenAsked() {
    for name in [SIGQUIT, SIGABRT] where !isIgnored(name) { _ = Foundation.signal(name, SIG_DFL) }
  }

  /// True if the process ignores a signal, as SIGHUP is ignored under `nohup`.
  static func isIgnored(_ name: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(name, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      return isIgnoring(action.__sigaction_u.__sa_handler)
    #else
      return isIgnoring(action.__sigaction_handler.sa_handler)
    #endif
  }

  private static func isIgnoring(_ handler: sighandler_t?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
