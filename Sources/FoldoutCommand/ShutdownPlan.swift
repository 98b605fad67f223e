import Foundation

/// The steps by which the program ends: it finishes what was accepted, gives up what takes longer,
/// and waits for nothing that hangs.
struct ShutdownPlan {
  /// A step towards the end.
  enum Step: Hashable {
    /// Stops the host, which listens to SIGTERM and SIGINT by itself, by the former.
    case stopHost
    /// Interrupts what the store still does; a change that was not stored by then is taken back.
    case interrupt
    /// Ends the process as it stands, because something cannot be interrupted.
    case abandon(signal: Int32)
    /// Ends the process as it stands, because a person asked twice.
    case end(signal: Int32)
  }

  /// A step, and how long after the signal it is due.
  struct Timed: Hashable {
    var delay: Duration
    var step: Step
  }

  private var isEnding = false
  /// True while the SIGTERM that was sent for a hangup is on its way.
  private var isPassedOn = false

  /// The steps that a signal starts.
  ///
  /// The first one stops the host, which finishes its answers by itself. The second one ends the
  /// process at once; a hangup does not count as a second one, since a closing terminal and a
  /// service manager send it along with others.
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
        Timed(delay: .milliseconds(600), step: .interrupt),
        Timed(delay: .milliseconds(2500), step: .abandon(signal: signal)),
      ]
    }
    return signal == SIGHUP ? [] : [Timed(delay: .zero, step: .end(signal: signal))]
  }
}

extension ShutdownPlan.Step {
  /// The exit code of a process that ends before it is done; shells tell a signal by it.
  var exitCode: Int32? {
    switch self {
    case .stopHost, .interrupt: nil
    case .abandon(let signal), .end(let signal): 128 + signal
    }
  }
}
