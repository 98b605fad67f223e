import Dispatch
import Foundation

/// Performs the shutdown plan: listens for signals beside the host, which stops at the first.
///
/// `@unchecked Sendable`: `plan` and `sources` are accessed only on `queue`; the rest is constant.
final class ShutdownWatch: @unchecked Sendable {
  private var plan: ShutdownPlan
  private var sources: [any DispatchSourceSignal] = []
  private let interrupt: @Sendable () -> Void
  /// A queue of its own, because all other threads may hang in file access.
  private let queue = DispatchQueue(label: "Foldout.shutdown", qos: .userInteractive)
  private let work = DispatchQueue(label: "Foldout.interrupt")

  /// Creates a watch of a plan that calls `interrupt`, which may take long, to interrupt the store.
  init(_ plan: ShutdownPlan, interrupt: @escaping @Sendable () -> Void) {
    self.plan = plan
    self.interrupt = interrupt
  }

  /// Starts listening, and returns once all handlers are registered.
  ///
  /// A signal that is ignored, as SIGHUP is under `nohup`, stays ignored.
  func start() {
    let ready = DispatchGroup()
    for name in [SIGINT, SIGTERM, SIGHUP] where !Interruption.isIgnored(name) {
      #if canImport(Darwin)
        // On Darwin Dispatch only observes signals; the default action would end the process.
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
      // `.now()` stops while the machine sleeps, so that time does not count.
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
    // `_exit` skips clean-up, which could hang, too.
    if let code = step.exitCode { _exit(code) }
  }
}
