import Foundation
import TestSupport
import Testing

@testable import FoldoutCommand

/// The steps by which the program ends, for each signal.
@Suite("The shutdown plan") struct ShutdownPlanTests {
  @Test(
    "The first signal interrupts long work, then ends without waiting", .promise(12),
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func first(signal: Int32) {
    var plan = ShutdownPlan()
    let steps = plan.received(signal).filter { $0.step != .stopHost }
    #expect(steps.map(\.step) == [.interrupt, .abandon(signal: signal)])
    // The program ends within one second, or within three if work hangs.
    #expect(steps[0].delay < .seconds(1) && steps[1].delay < .seconds(3))
    #expect(steps[1].delay - steps[0].delay > .seconds(1))
  }

  @Test(
    "The second signal and each later one end the process at once", arguments: [SIGINT, SIGTERM])
  func second(signal: Int32) {
    for first in [SIGINT, SIGTERM, SIGHUP] {
      var plan = ShutdownPlan()
      _ = plan.received(first)
      if first == SIGHUP { _ = plan.received(SIGTERM) }
      for _ in 0..<3 {
        #expect(plan.received(signal) == [.init(delay: .zero, step: .end(signal: signal))])
      }
    }
  }

  @Test("A hangup stops the host like SIGTERM, which then does not count as a second signal")
  func passedOn() {
    var plan = ShutdownPlan()
    #expect(plan.received(SIGHUP).first == .init(delay: .zero, step: .stopHost))
    #expect(plan.received(SIGTERM).isEmpty)
    #expect(plan.received(SIGTERM) == [.init(delay: .zero, step: .end(signal: SIGTERM))])
  }

  @Test("A hangup never counts as a second signal")
  func hangup() {
    for first in [SIGINT, SIGTERM, SIGHUP] {
      var plan = ShutdownPlan()
      _ = plan.received(first)
      #expect(plan.received(SIGHUP).isEmpty)
    }
  }

  @Test("A process that ends early names the signal in its exit code")
  func codes() {
    #expect(ShutdownPlan.Step.abandon(signal: SIGTERM).exitCode == 143)
    #expect(ShutdownPlan.Step.end(signal: SIGINT).exitCode == 130)
    #expect(ShutdownPlan.Step.interrupt.exitCode == nil)
  }
}
