import Foundation
import Synchronization

/// The wish that the program ends, while it makes something that must not stay behind half made.
///
/// The signals that end a program only leave a mark, which is looked at between two steps.
enum Interruption {
  private static let wanted = Atomic<Int32>(0)
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The signal that came; `nil` for none.
  static var signal: Int32? {
    let signal = wanted.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  /// Does something while signals are only noted; what is ignored, as under `nohup`, stays so.
  static func noted<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    _ = signal
    let before = signals.map { name in
      (name, Foundation.signal(name) { Interruption.wanted.store($0, ordering: .relaxed) })
    }
    for (name, handler) in before where isIgnoring(handler) { _ = Foundation.signal(name, SIG_IGN) }
    defer { for (name, handler) in before { _ = Foundation.signal(name, handler) } }
    return try body()
  }

  /// True where a signal is to be ignored, as a hangup is under `nohup`.
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
