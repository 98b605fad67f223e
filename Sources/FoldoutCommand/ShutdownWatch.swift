import Dispatch
import Foundation

/// Carries out the plan of the program's end: listens to signals beside the host, which stops at
/// the first.
///
/// `@unchecked Sendable`: `plan` and `sources` are touched on `queue` only, the rest never changes.
final class ShutdownWatch: @unchecked Sendable {
  private var plan = ShutdownPlan()
  private var sources: [any DispatchSourceSignal] = []
  private let interrupt: @Sendable () -> Void
  /// Its own thread: the others may all hang in the file.
  private let queue = DispatchQueue(label: "Foldout.shutdown", qos: .userInteractive)
  private let work = DispatchQueue(label: "Foldout.interrupt")

  /// A watch that interrupts the store by `interrupt`, which may take long.
  init(interrupt: @escaping @Sendable () -> Void) {
    self.interrupt = interrupt
  }

  /// Begins to listen, and returns once it does. A hangup that is ignored, as under `nohup`, stays
  /// so.
  func start() {
    let ready = DispatchGroup()
    for name in [SIGINT, SIGTERM, SIGHUP] where !Interruption.isIgnored(name) {
      #if canImport(Darwin)
        // Dispatch only listens there; the system would still end the process.
        signal(name, SIG_IGN)
      #endif
      let source = DispatchSource.makeSignalSource(signal: name, queue: queue)
      source.setEventHandler { [weak self] in self?.receive(name) }
      ready.enter()
      source.setRegistrationHandler { ready.leave() }
      source.resume()
      queue.sync { sources.append(source) }
    }
    ready.wait()
  }

  private func receive(_ signal: Int32) {
    for timed in plan.received(signal) {
      // Time that passes while the machine sleeps does not count.
      let delay = Int(timed.delay / .milliseconds(1))
      queue.asyncAfter(deadline: .now() + .milliseconds(delay)) { self.perform(timed.step) }
    }
  }

  private func perform(_ step: ShutdownPlan.Step) {
    switch step {
    case .stopHost: kill(getpid(), SIGTERM)
    case .interrupt: work.async(execute: interrupt)
    case .abandon:
      Start.say("foldout: Stopped without waiting for unfinished work; none of it was saved.")
    case .end: break
    }
    // Nothing is tidied up: what hangs would keep that waiting, too.
    if let code = step.exitCode { _exit(code) }
  }
}
