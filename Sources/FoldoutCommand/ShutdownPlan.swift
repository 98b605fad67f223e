import Foundation

/// The steps of a graceful shutdown: accepted requests are finished, slow work is interrupted, and
/// work that hangs is abandoned.
struct ShutdownPlan {
  /// A step of the shutdown.
  enum Step: Hashable {
    /// Stops the host by SIGTERM; it handles SIGTERM and SIGINT itself.
    case stopHost
    /// Interrupts the store's work; a change that is not stored by then is rolled back.
    case interrupt
    /// Ends the process at once, because some work cannot be interrupted.
    case abandon(signal: Int32)
    /// Ends the process at once, because a second signal arrived.
    case end(signal: Int32)
  }

  /// A step, and its delay after the signal.
  struct Timed: Hashable {
    var delay: Duration
    var step: Step
  }

  /// The delay after which slow work is interrupted.
  var interruptDelay = Duration.milliseconds(600)
  /// The delay after which work that hangs is abandoned.
  var abandonDelay = Duration.milliseconds(2500)
  private var isEnding = false
  /// True until the SIGTERM arrives that `stopHost` sends after a hangup.
  private var isPassedOn = false

  /// Returns the steps that a signal starts.
  ///
  /// The first signal stops the host, which finishes its answers. The second one ends the process
  /// at once. A hangup is never a second one: terminals and service managers send it with others.
  mutating func received(_ signal: Int32) -> [Timed] {
    if signal == SIGTERM, isPassedOn {
      isPassedOn = false
      return []
    }
    guard isEnding else {
      isEnding = true
      isPassedOn = signal == SIGHUP
      let stop = isPassedOn ? [Timed(delay: .zero, step: .stopHost)] : []
      return stop + [
        Timed(delay: interruptDelay, step: .interrupt),
        Timed(delay: abandonDelay, step: .abandon(signal: signal)),
      ]
    }
    return signal == SIGHUP ? [] : [Timed(delay: .zero, step: .end(signal: signal))]
  }
}

extension ShutdownPlan.Step {
  /// The exit code of a step that ends the process: 128 plus the signal, as shells expect.
  var exitCode: Int32? {
    switch self {
    case .stopHost, .interrupt: nil
    case .abandon(let signal), .end(let signal): 128 + signal
    }
  }
}
