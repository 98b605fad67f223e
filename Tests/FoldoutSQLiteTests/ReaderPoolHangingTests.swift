import TestSupport
import Testing

@testable import FoldoutSQLite

/// A hanging connection is replaced, up to four times. Tested without a database.
@Suite("Pool of readers, and connections that hang") struct ReaderPoolHangingTests {
  private let slow = Array(ReaderPool.Group.slow.slots)

  @Test("Only the hanging table is refused, and only until its read returns")
  func isRefused() throws {
    var pool = ReaderPool()
    let own = try pool.lease("hung", computes: true)
    let behind = try pool.lease("other", computes: true)
    #expect(pool.giveUp(own.slot, .reading("hung")) == "hung")
    #expect(pool.hangs(in: "hung"))
    #expect(pool.enter("hung", computes: true) == nil)
    #expect(pool.enter("other", computes: true) != nil)
    // The earlier reads have left their queues.
    let load = pool.load(at: own.slot)
    pool.leave(own, "hung")
    if behind.slot == own.slot { pool.leave(behind, "other") }
    #expect(pool.load(at: own.slot) == load)
    pool.noteReturn(of: "hung")
    #expect(pool.countHanging == 0)
    #expect(pool.enter("hung", computes: true)?.group == .slow)
  }

  @Test("A hanging first read refuses nobody, and its rows are read again in the quick group")
  func aFirstLookIsRepeated() throws {
    var pool = ReaderPool()
    let lease = try pool.lease("t", computes: false)
    #expect(pool.giveUp(lease.slot, .reading("t")) == nil)
    #expect(pool.countHanging == 1)
    #expect(pool.enter("t", computes: false)?.group == .slow)
    // A first read of another table refuses nobody, either.
    #expect(pool.giveUp(slow[0], .examining("u")) == nil)
    #expect(pool.enter("u", computes: true) != nil)
  }

  @Test(
    "With four hanging reads, unknown tables are refused and known ones are served", .promise(12))
  func isFull() throws {
    var pool = ReaderPool()
    let known = try pool.lease("known", computes: true)
    pool.leave(known, "known", .quick)
    for number in 0..<4 { _ = pool.giveUp(slow[0], .reading("\(number)")) }
    #expect(pool.enter("unknown", computes: true) == nil)
    #expect(pool.enter("known", computes: true)?.group == .quick)
    #expect(pool.enter("plain", computes: false)?.group == .quick)
    #expect(pool.enter("plain", isScan: true, computes: false)?.group == .scans)
    pool.noteReturn(of: "2")
    #expect(pool.enter("unknown", computes: true) != nil)
  }

  @Test("The first four hanging connections are replaced, so slow tables are read as before")
  func haveSuccessors() throws {
    var pool = ReaderPool()
    for number in 0..<4 { _ = pool.giveUp(slow[0], .reading("\(number)")) }
    var slots: Set<Int> = []
    for table in ["a", "b", "c"] {
      pool.leave(try pool.lease(table, computes: false), table, .slow)
      slots.insert(try pool.lease(table, computes: false).slot)
    }
    #expect(slots == Set(slow))
  }

  @Test("A fifth hanging connection is not replaced until one returns", .promise(12))
  func hasNoSuccessor() throws {
    var pool = ReaderPool()
    let lease = try pool.lease("t", computes: false)
    pool.leave(lease, "t", .slow)
    for number in 0..<4 { _ = pool.giveUp(slow[0], .reading("\(number)")) }
    for slot in slow { _ = pool.giveUp(slot, .reading("late \(slot)")) }
    #expect(pool.enter("t", computes: false) == nil)
    #expect(pool.enter("plain", computes: false)?.group == .quick)
    pool.noteReturn(of: "0")
    let next = try pool.lease("t", computes: false)
    #expect(slow.contains(next.slot))
    #expect(next.predecessors > 0)
  }
}
