import TestSupport
import Testing

@testable import FoldoutSQLite

/// A hanging connection is replaced, up to four times. Tested without a database.
@Suite("Roster of readers, and connections that hang") struct ReaderRosterHangingTests {
  private let slow = Array(ReaderRoster.Lane.slow.slots)

  @Test("Only the hanging table is refused, and only until its read returns")
  func isRefused() throws {
    var roster = ReaderRoster()
    let own = try roster.seat("hung", computes: true)
    let behind = try roster.seat("other", computes: true)
    #expect(roster.giveUp(own.slot, .reading("hung")) == "hung")
    #expect(roster.hangs(in: "hung"))
    #expect(roster.enter("hung", computes: true) == nil)
    #expect(roster.enter("other", computes: true) != nil)
    // The earlier reads have left their queues.
    let load = roster.load(at: own.slot)
    roster.leave(own, "hung")
    if behind.slot == own.slot { roster.leave(behind, "other") }
    #expect(roster.load(at: own.slot) == load)
    roster.noteReturn(of: "hung")
    #expect(roster.countHanging == 0)
    #expect(roster.enter("hung", computes: true)?.lane == .slow)
  }

  @Test("A hanging first read refuses nobody, and its rows are read again in the quick lane")
  func aFirstLookIsRepeated() throws {
    var roster = ReaderRoster()
    let seat = try roster.seat("t", computes: false)
    #expect(roster.giveUp(seat.slot, .reading("t")) == nil)
    #expect(roster.countHanging == 1)
    #expect(roster.enter("t", computes: false)?.lane == .slow)
    // A first read of another table refuses nobody, either.
    #expect(roster.giveUp(slow[0], .examining("u")) == nil)
    #expect(roster.enter("u", computes: true) != nil)
  }

  @Test(
    "With four hanging reads, unknown tables are refused and known ones are served", .promise(12))
  func isFull() throws {
    var roster = ReaderRoster()
    let known = try roster.seat("known", computes: true)
    roster.leave(known, "known", .quick)
    for number in 0..<4 { _ = roster.giveUp(slow[0], .reading("\(number)")) }
    #expect(roster.enter("unknown", computes: true) == nil)
    #expect(roster.enter("known", computes: true)?.lane == .quick)
    #expect(roster.enter("plain", computes: false)?.lane == .quick)
    #expect(roster.enter("plain", isScan: true, computes: false)?.lane == .scans)
    roster.noteReturn(of: "2")
    #expect(roster.enter("unknown", computes: true) != nil)
  }

  @Test("The first four hanging connections are replaced, so slow tables are read as before")
  func haveSuccessors() throws {
    var roster = ReaderRoster()
    for number in 0..<4 { _ = roster.giveUp(slow[0], .reading("\(number)")) }
    var slots: Set<Int> = []
    for table in ["a", "b", "c"] {
      roster.leave(try roster.seat(table, computes: false), table, .slow)
      slots.insert(try roster.seat(table, computes: false).slot)
    }
    #expect(slots == Set(slow))
  }

  @Test("A fifth hanging connection is not replaced until one returns", .promise(12))
  func hasNoSuccessor() throws {
    var roster = ReaderRoster()
    let seat = try roster.seat("t", computes: false)
    roster.leave(seat, "t", .slow)
    for number in 0..<4 { _ = roster.giveUp(slow[0], .reading("\(number)")) }
    for slot in slow { _ = roster.giveUp(slot, .reading("late \(slot)")) }
    #expect(roster.enter("t", computes: false) == nil)
    #expect(roster.enter("plain", computes: false)?.lane == .quick)
    roster.noteReturn(of: "0")
    let next = try roster.seat("t", computes: false)
    #expect(slow.contains(next.slot))
    #expect(next.predecessors > 0)
  }
}
