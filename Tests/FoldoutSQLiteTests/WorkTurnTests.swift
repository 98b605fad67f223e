import GRDB
import Testing

@testable import FoldoutSQLite

/// Interruptions of work and their reasons, tested without a clock.
@Suite("Turns of work") struct WorkTurnTests {
  private let start = ContinuousClock.now
  private func at(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  @Test("Work is interrupted at its time limit, and not before")
  func isUp() {
    var turn = WorkTurn()
    #expect(turn.cause(at: at(0)) == nil)
    let outer = turn.begin(at(0), .milliseconds(500))
    #expect(!outer.isAtWork)
    #expect(turn.cause(at: at(499)) == nil)
    #expect(turn.cause(at: at(500)) == .time)
    turn.end(at(600), outer)
    #expect(turn.cause(at: at(5_000)) == nil)
  }

  @Test("Nested work has a time limit of its own")
  func isNested() {
    var turn = WorkTurn()
    let outer = turn.begin(at(0), .milliseconds(500))
    let inner = turn.begin(at(400), .milliseconds(2_000))
    #expect(inner.isAtWork)
    #expect(turn.cause(at: at(2_399)) == nil)
    #expect(turn.cause(at: at(2_400)) == .time)
    turn.end(at(2_000), inner)
    #expect(turn.cause(at: at(2_099)) == nil)
    #expect(turn.cause(at: at(2_100)) == .time)
    turn.end(at(2_100), outer)
  }

  @Test("Waiting for a lock does not count as work")
  func waits() {
    var turn = WorkTurn()
    _ = turn.begin(at(0), .milliseconds(500))
    turn.wait(.milliseconds(1_000))
    #expect(turn.cause(at: at(1_499)) == nil)
    #expect(turn.cause(at: at(1_500)) == .time)
  }

  @Test("Work yields the file to a waiting change after its first moment")
  func yields() {
    var turn = WorkTurn()
    _ = turn.yield(at: at(0))
    let outer = turn.begin(at(0), .milliseconds(5_000))
    _ = turn.yield(at: at(99))
    #expect(turn.cause(at: at(99)) == nil)
    _ = turn.yield(at: at(100))
    #expect(turn.cause(at: at(100)) == .change)
    turn.end(at(101), outer)
    #expect(turn.cause(at: at(101)) == nil)
  }

  @Test("Work that contains other work yields the file, too")
  func yieldsWhole() {
    var turn = WorkTurn()
    let outer = turn.begin(at(0), nil)
    let inner = turn.begin(at(150), .milliseconds(2_000))
    _ = turn.yield(at: at(160))
    #expect(turn.cause(at: at(160)) == .change)
    turn.end(at(170), inner)
    #expect(turn.cause(at: at(170)) == .change)
    let next = turn.begin(at(180), .milliseconds(2_000))
    #expect(turn.cause(at: at(180)) == .change)
    turn.end(at(190), next)
    turn.end(at(190), outer)
  }

  @Test("Closing a connection stops all its work")
  func closes() {
    var turn = WorkTurn()
    turn.isClosing = true
    #expect(turn.cause(at: at(0)) == nil)
    _ = turn.begin(at(0), nil)
    #expect(turn.cause(at: at(0)) == .closing)
  }

  @Test("Work that has not returned a second after its limit is given up, once")
  func isGivenUp() {
    var turn = WorkTurn()
    let none = turn.giveUp(at: at(9_000), after: .seconds(1))
    let outer = turn.begin(at(0), .milliseconds(500), .reading("t"))
    let early = turn.giveUp(at: at(1_499), after: .seconds(1))
    let inTime = turn.giveUp(at: at(1_500), after: .seconds(1))
    let twice = turn.giveUp(at: at(1_501), after: .seconds(1))
    #expect([none, early, inTime, twice] == [false, false, true, false])
    #expect(turn.work?.subject == .reading("t"))
    #expect(turn.cause(at: at(1_502)) == .givenUp)
    turn.end(at(1_502), outer)
    #expect(turn.cause(at: at(1_503)) == nil)
  }

  @Test("Giving up work also gives up the work inside it")
  func isGivenUpWhole() {
    var turn = WorkTurn()
    let outer = turn.begin(at(0), .seconds(10), .reading("t"))
    let inner = turn.begin(at(0), .seconds(1), .looking("u"))
    let isGivenUp = turn.giveUp(at: at(2_000), after: .seconds(1))
    #expect(isGivenUp && turn.work?.subject == .looking("u"))
    turn.end(at(3_000), inner)
    #expect(turn.cause(at: at(3_000)) == .givenUp)
    let next = turn.begin(at(3_000), .seconds(1), .looking("v"))
    #expect(turn.cause(at: at(3_000)) == .givenUp)
    turn.end(at(3_000), next)
    turn.end(at(3_000), outer)
    #expect(turn.cause(at: at(3_000)) == nil)
  }

  @Test("Work without a time limit is never given up")
  func isNeverGivenUp() {
    var turn = WorkTurn()
    _ = turn.begin(at(0), nil)
    let isGivenUp = turn.giveUp(at: at(1_000_000), after: .seconds(1))
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
