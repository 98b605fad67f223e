import TestSupport
import Testing

@testable import FoldoutSQLite

/// Groups of slow and quick reads, tested without a database.
@Suite("Pool of readers") struct ReaderPoolTests {
  private typealias Group = ReaderPool.Group

  @Test("Each connection belongs to exactly one group")
  func slotsAreOfOneGroup() {
    #expect(Group.allCases.flatMap(\.slots).sorted() == Array(0..<ReaderPool.slots))
  }

  @Test("A table counts as quick until a read was slow, and as slow until one was quick")
  func groupsFollowTheLastRead() throws {
    var pool = ReaderPool()
    let first = try pool.lease("t", computes: false)
    let second = try pool.lease("t", computes: false)
    #expect(first.group == .quick && second.group == .quick)
    #expect(pool.enter("t", isScan: true, computes: false)?.group == .scans)
    #expect(pool.enter(nil, computes: false)?.group == .quick)
    pool.leave(first, "t", .slow)
    #expect(pool.isSlow("t"))
    // A read that began now would make others wait.
    #expect(!pool.shouldBegin("t", at: second))
    let third = try pool.lease("t", isScan: true, computes: false)
    #expect(third.group == .slow)
    #expect(pool.shouldBegin("t", at: third))
    pool.leave(third, "t", .quick)
    #expect(!pool.isSlow("t"))
    #expect(pool.enter("t", computes: false)?.group == .quick)
  }

  @Test("A view counts as slow until a read was quick")
  func viewsBeginSlow() throws {
    var pool = ReaderPool()
    let first = try pool.lease("view", computes: true)
    #expect(first.group == .slow)
    pool.leave(first, "view", .quick)
    #expect(pool.enter("view", computes: true)?.group == .quick)
  }

  @Test(
    "Requests queued for a table that is given up are refused, and later ones are not", .promise(12)
  )
  func givesUpForAll() throws {
    var pool = ReaderPool()
    let leases = (0..<8).compactMap { _ in pool.enter("endless", computes: true) }
    let other = try pool.lease("other", computes: true)
    pool.leave(leases[0], "endless", .givenUp)
    for lease in leases { #expect(!pool.shouldBegin("endless", at: lease)) }
    #expect(pool.shouldBegin("other", at: other))
    let later = try pool.lease("endless", computes: true)
    #expect(pool.shouldBegin("endless", at: later))
  }

  @Test("One slow table leaves a connection for another", .promise(12))
  func oneTableLeavesAPlace() throws {
    var pool = ReaderPool()
    let slots = Set((0..<8).compactMap { _ in pool.enter("a", computes: true)?.slot })
    #expect(slots.count == Group.slow.slots.count - 1)
    let other = try pool.lease("b", computes: true)
    #expect(!slots.contains(other.slot))
    #expect(pool.load(at: other.slot) == 1)
  }

  @Test("Knowledge about tables is bounded")
  func isBounded() {
    var pool = ReaderPool()
    for name in ["first"] + (0..<2_100).map(String.init) {
      guard let lease = pool.enter(name, computes: false) else { continue }
      pool.leave(lease, name, .slow)
    }
    #expect(!pool.isSlow("first"))
    #expect(pool.isSlow("2099"))
  }

  @Test("Each read is in exactly one queue, the shortest of its group", arguments: 0..<10)
  func linesAreShared(_ seed: UInt64) {
    var random = Steps(seed: seed)
    var pool = ReaderPool()
    var entered: [(lease: ReaderPool.Lease, table: String?)] = []
    let tables: [String?] = [nil, "a", "b", "c", "d"]
    for _ in 0..<200 {
      if random.next(3) == 0, !entered.isEmpty {
        let read = entered.remove(at: random.next(entered.count))
        let speeds: [ReaderPool.Speed?] = [nil, .quick, .slow, .givenUp]
        pool.leave(read.lease, read.table, speeds[random.next(4)])
      } else {
        let table = tables[random.next(tables.count)]
        let loads = (0..<ReaderPool.slots).map { pool.load(at: $0) }
        let own = Set(
          entered.filter { $0.table == table && $0.lease.group == .slow }.map(\.lease.slot))
        let isScan = random.next(2) == 0
        guard let lease = pool.enter(table, isScan: isScan, computes: table == "d") else {
          continue
        }
        entered.append((lease, table))
        let shortest =
          lease.group == .slow && own.count >= 2
          ? own.contains(lease.slot)
          : loads[lease.slot] == lease.group.slots.map { loads[$0] }.min()
        let isInItsGroup = table.map { pool.isSlow($0) } != true || lease.group == .slow
        guard shortest, isInItsGroup, lease.group.slots.contains(lease.slot) else {
          Issue.record("\(table ?? "all") stands at \(lease) beside \(loads)")
          return
        }
      }
      let loads = (0..<ReaderPool.slots).map { pool.load(at: $0) }
      guard
        loads
          == (0..<ReaderPool.slots).map({ slot in entered.count { $0.lease.slot == slot } })
      else {
        Issue.record("\(loads) stand in line, not \(entered)")
        return
      }
    }
  }
}

extension ReaderPool {
  /// Returns the lease of a read that must not be refused.
  mutating func lease(
    _ table: String?, isScan: Bool = false, computes: Bool
  ) throws -> Lease {
    let lease = enter(table, isScan: isScan, computes: computes)
    return try #require(lease)
  }
}

/// Random numbers that are the same in each run.
private struct Steps {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
