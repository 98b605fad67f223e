import Testing

@testable import FoldoutSQLite

/// How long requests wait for a lock. No clock is needed to decide that.
@Suite("Patience with locks") struct LockPatienceTests {
  private let asked = ContinuousClock.now
  private func at(_ milliseconds: Int) -> ContinuousClock.Instant {
    asked + .milliseconds(milliseconds)
  }

  /// The moment at which a request gives up that waits from then on, asking each millisecond.
  private func end(
    of patience: inout LockPatience, from start: Int, holdsFile: Bool = false
  ) -> Int {
    var now = start
    while patience.goesOn(at: at(now), holdsFile: holdsFile) { now += 1 }
    return now
  }

  @Test("a request waits until two seconds after it was asked")
  func isOfTwoSeconds() {
    var patience = LockPatience()
    patience.begin(asked: asked)
    #expect(end(of: &patience, from: 300) == 2_000)
  }

  @Test("one whose turn comes later waits a moment")
  func lateInLine() {
    var patience = LockPatience()
    patience.begin(asked: asked)
    #expect(end(of: &patience, from: 7_000) == 7_250)
  }

  @Test("one that holds the file waits for its readers anew")
  func holdsFile() {
    var patience = LockPatience()
    patience.begin(asked: asked)
    let isWaiting = patience.goesOn(at: at(1_990), holdsFile: false)
    #expect(isWaiting)
    #expect(end(of: &patience, from: 1_999, holdsFile: true) == 2_249)
  }

  @Test("forty of a held file wait little longer than one, and the next waits as long as ever")
  func fortyInLine() {
    var patience = LockPatience()
    var now = 0
    for _ in 0..<40 {
      patience.begin(asked: asked)
      now = end(of: &patience, from: now)
    }
    #expect(now == 2_000 + 39 * 10)
    // It gets its lock at once, and waits for nothing.
    patience.begin(asked: asked)
    patience.begin(asked: asked)
    #expect(end(of: &patience, from: 9_000) == 9_250)
  }
}
