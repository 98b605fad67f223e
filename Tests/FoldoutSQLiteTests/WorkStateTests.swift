import GRDB
import Testing

@testable import FoldoutSQLite

/// Interruptions of work and their reasons, tested without a clock.
@Suite("States of work") struct WorkStateTests {
  private let start = ContinuousClock.now
  private func at(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  @Test("Work is interrupted at its time limit, and not before")
  func isUp() {
    var state = WorkState()
    #expect(state.cause(at: at(0)) == nil)
    let outer = state.begin(at(0), .milliseconds(500))
    #expect(!outer.isAtWork)
    #expect(state.cause(at: at(499)) == nil)
    #expect(state.cause(at: at(500)) == .time)
    state.end(at(600), outer)
    #expect(state.cause(at: at(5_000)) == nil)
  }

  @Test("Nested work has a time limit of its own")
  func isNested() {
    var state = WorkState()
    let outer = state.begin(at(0), .milliseconds(500))
    let inner = state.begin(at(400), .milliseconds(2_000))
    #expect(inner.isAtWork)
    #expect(state.cause(at: at(2_399)) == nil)
    #expect(state.cause(at: at(2_400)) == .time)
    state.end(at(2_000), inner)
    #expect(state.cause(at: at(2_099)) == nil)
    #expect(state.cause(at: at(2_100)) == .time)
    state.end(at(2_100), outer)
  }

  @Test("Waiting for a lock does not count as work")
  func waits() {
    var state = WorkState()
    _ = state.begin(at(0), .milliseconds(500))
    state.wait(.milliseconds(1_000))
    #expect(state.cause(at: at(1_499)) == nil)
    #expect(state.cause(at: at(1_500)) == .time)
  }

  @Test("Work yields the file to a waiting change after its first moment")
  func yields() {
    var state = WorkState()
    _ = state.yield(at: at(0))
    let outer = state.begin(at(0), .milliseconds(5_000))
    _ = state.yield(at: at(99))
    #expect(state.cause(at: at(99)) == nil)
    _ = state.yield(at: at(100))
    #expect(state.cause(at: at(100)) == .change)
    state.end(at(101), outer)
    #expect(state.cause(at: at(101)) == nil)
  }

  @Test("Work that contains other work yields the file, too")
  func yieldsWhole() {
    var state = WorkState()
    let outer = state.begin(at(0), nil)
    let inner = state.begin(at(150), .milliseconds(2_000))
    _ = state.yield(at: at(160))
    #expect(state.cause(at: at(160)) == .change)
    state.end(at(170), inner)
    #expect(state.cause(at: at(170)) == .change)
    let next = state.begin(at(180), .milliseconds(2_000))
    #expect(state.cause(at: at(180)) == .change)
    state.end(at(190), next)
    state.end(at(190), outer)
  }

  @Test("Closing a connection stops all its work")
  func closes() {
    var state = WorkState()
    state.isClosing = true
    #expect(state.cause(at: at(0)) == nil)
    _ = state.begin(at(0), nil)
    #expect(state.cause(at: at(0)) == .closing)
  }

  @Test("Work that has not returned a second after its limit is given up, once")
  func isGivenUp() {
    var state = WorkState()
    let none = state.giveUp(at: at(9_000), after: .seconds(1))
    let outer = state.begin(at(0), .milliseconds(500), .reading("t"))
    let early = state.giveUp(at: at(1_499), after: .seconds(1))
    let inTime = state.giveUp(at: at(1_500), after: .seconds(1))
    let twice = state.giveUp(at: at(1_501), after: .seconds(1))
    #expect([none, early, inTime, twice] == [false, false, true, false])
    #expect(state.work?.subject == .reading("t"))
    #expect(state.cause(at: at(1_502)) == .givenUp)
    state.end(at(1_502), outer)
    #expect(state.cause(at: at(1_503)) == nil)
  }

  @Test("Giving up work also gives up the work inside it")
  func isGivenUpWhole() {
    var state = WorkState()
    let outer = state.begin(at(0), .seconds(10), .reading("t"))
    let inner = state.begin(at(0), .seconds(1), .examining("u"))
    let isGivenUp = state.giveUp(at: at(2_000), after: .seconds(1))
    #expect(isGivenUp && state.work?.subject == .examining("u"))
    state.end(at(3_000), inner)
    #expect(state.cause(at: at(3_000)) == .givenUp)
    let next = state.begin(at(3_000), .seconds(1), .examining("v"))
    #expect(state.cause(at: at(3_000)) == .givenUp)
    state.end(at(3_000), next)
    state.end(at(3_000), outer)
    #expect(state.cause(at: at(3_000)) == nil)
  }

  @Test("Work without a time limit is never given up")
  func isNeverGivenUp() {
    var state = WorkState()
    _ = state.begin(at(0), nil)
    let isGivenUp = state.giveUp(at: at(1_000_000), after: .seconds(1))
    #expect(!isGivenUp)
  }

  @Test("Interrupted work returns no answer, even if a part of it ignored the interruption")
  func anAnswerWithoutAPartIsNone() throws {
    let time = WorkTime()
    let endless =
      "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT max(x) FROM c"
    try DatabaseQueue().write { db in
      let error = #expect(throws: DatabaseError.self) {
        try time.limiting(db, to: .milliseconds(20)) { try? Query(endless, in: db).run() }
      }
      #expect(error?.resultCode == .SQLITE_INTERRUPT)
      #expect(time.causeOfStop == .time)
      try time.limiting(db, to: .seconds(60)) { try Query("SELECT 1", in: db).run() }
    }
  }
}
