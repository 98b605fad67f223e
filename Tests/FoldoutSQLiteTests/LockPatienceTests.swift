import TestSupport
import Testing

@testable import FoldoutSQLite

/// The waits of requests for a lock, computed without a clock.
@Suite("Patience with locks") struct LockPatienceTests {
  /// Returns the milliseconds that a request waits after a number of milliseconds in the queue.
  private func wait(
    of patience: inout LockPatience, after line: Int, holdsFile: Bool = false
  ) -> Int {
    patience.begin(afterWaiting: .milliseconds(line))
    return rest(of: &patience, holdsFile: holdsFile)
  }

  private func rest(of patience: inout LockPatience, holdsFile: Bool) -> Int {
    var slept = 0
    while patience.shouldRetry(sleeping: .milliseconds(1), holdsFile: holdsFile) { slept += 1 }
    return slept
  }

  @Test("A request waits two seconds for a lock, minus its time in the queue")
  func isOfTwoSeconds() {
    var patience = LockPatience()
    #expect(wait(of: &patience, after: 0) == 2_000)
    var other = LockPatience()
    #expect(wait(of: &other, after: 1_500) == 500)
  }

  @Test("A request whose turn comes late still waits a moment")
  func lateInLine() {
    var patience = LockPatience()
    #expect(wait(of: &patience, after: 7_000) == 250)
  }

  @Test("A request that already has the lock waits anew for readers")
  func holdsFile() {
    var patience = LockPatience()
    patience.begin(afterWaiting: .milliseconds(1_900))
    for _ in 0..<250 { _ = patience.shouldRetry(sleeping: .milliseconds(1), holdsFile: false) }
    #expect(rest(of: &patience, holdsFile: true) == 250)
  }

  @Test(
    "Forty requests for a locked file wait little longer than one, and the next waits in full",
    .promise(12))
  func fortyInLine() {
    var patience = LockPatience()
    var now = 0
    for _ in 0..<40 { now += wait(of: &patience, after: now) }
    #expect(now == 2_000 + 39 * 10)
    // The request gets its lock at once, without a wait.
    patience.begin(afterWaiting: .milliseconds(now))
    #expect(wait(of: &patience, after: 7_000) == 250)
  }

  @Test("Waiting for our own readers does not shorten the next wait")
  func ownReaders() {
    var patience = LockPatience()
    for _ in 0..<3 {
      patience.begin(afterWaiting: .milliseconds(7_000))
      var slept = 0
      while patience.shouldRetry(sleeping: .milliseconds(1), holdsFile: true, isForOwn: true) {
        slept += 1
      }
      #expect(slept == 250)
    }
    // Nor does it shorten the wait for another program's lock.
    #expect(wait(of: &patience, after: 7_000) == 250)
  }
}
