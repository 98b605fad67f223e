import TestSupport
import Testing

@testable import FoldoutSQLite

/// Lanes of slow and quick reads, tested without a database.
@Suite("Roster of readers") struct ReaderRosterTests {
  private typealias Lane = ReaderRoster.Lane

  @Test("Each connection belongs to exactly one lane")
  func placesAreOfOneLane() {
    #expect(Lane.allCases.flatMap(\.slots).sorted() == Array(0..<ReaderRoster.slots))
  }

  @Test("A table counts as quick until a read was slow, and as slow until one was quick")
  func lanesFollowTheLastRead() throws {
    var roster = ReaderRoster()
    let first = try roster.seat("t", computes: false)
    let second = try roster.seat("t", computes: false)
    #expect(first.lane == .quick && second.lane == .quick)
    #expect(roster.enter("t", isScan: true, computes: false)?.lane == .scans)
    #expect(roster.enter(nil, computes: false)?.lane == .quick)
    roster.leave(first, "t", .slow)
    #expect(roster.isSlow("t"))
    // A read that began now would make others wait.
    #expect(!roster.shouldBegin("t", at: second))
    let third = try roster.seat("t", isScan: true, computes: false)
    #expect(third.lane == .slow)
    #expect(roster.shouldBegin("t", at: third))
    roster.leave(third, "t", .quick)
    #expect(!roster.isSlow("t"))
    #expect(roster.enter("t", computes: false)?.lane == .quick)
  }

  @Test("A view counts as slow until a read was quick")
  func viewsBeginSlow() throws {
    var roster = ReaderRoster()
    let first = try roster.seat("view", computes: true)
    #expect(first.lane == .slow)
    roster.leave(first, "view", .quick)
    #expect(roster.enter("view", computes: true)?.lane == .quick)
  }

  @Test(
    "Requests queued for a table that is given up are refused, and later ones are not", .promise(12)
  )
  func givesUpForAll() throws {
    var roster = ReaderRoster()
    let seats = (0..<8).compactMap { _ in roster.enter("endless", computes: true) }
    let other = try roster.seat("other", computes: true)
    roster.leave(seats[0], "endless", .givenUp)
    for seat in seats { #expect(!roster.shouldBegin("endless", at: seat)) }
    #expect(roster.shouldBegin("other", at: other))
    let later = try roster.seat("endless", computes: true)
    #expect(roster.shouldBegin("endless", at: later))
  }

  @Test("One slow table leaves a connection for another", .promise(12))
  func oneTableLeavesAPlace() throws {
    var roster = ReaderRoster()
    let slots = Set((0..<8).compactMap { _ in roster.enter("a", computes: true)?.slot })
    #expect(slots.count == Lane.slow.slots.count - 1)
    let other = try roster.seat("b", computes: true)
    #expect(!slots.contains(other.slot))
    #expect(roster.load(at: other.slot) == 1)
  }

  @Test("Knowledge about tables is bounded")
  func isBounded() {
    var roster = ReaderRoster()
    for name in ["first"] + (0..<2_100).map(String.init) {
      guard let seat = roster.enter(name, computes: false) else { continue }
      roster.leave(seat, name, .slow)
    }
    #expect(!roster.isSlow("first"))
    #expect(roster.isSlow("2099"))
  }

  @Test("Each read is in exactly one queue, the shortest of its lane", arguments: 0..<10)
  func linesAreShared(_ seed: UInt64) {
    var random = Steps(seed: seed)
    var roster = ReaderRoster()
    var entered: [(seat: ReaderRoster.Seat, table: String?)] = []
    let tables: [String?] = [nil, "a", "b", "c", "d"]
    for _ in 0..<200 {
      if random.next(3) == 0, !entered.isEmpty {
        let read = entered.remove(at: random.next(entered.count))
        let findings: [ReaderRoster.Finding?] = [nil, .quick, .slow, .givenUp]
        roster.leave(read.seat, read.table, findings[random.next(4)])
      } else {
        let table = tables[random.next(tables.count)]
        let loads = (0..<ReaderRoster.slots).map { roster.load(at: $0) }
        let own = Set(
          entered.filter { $0.table == table && $0.seat.lane == .slow }.map(\.seat.slot))
        let isScan = random.next(2) == 0
        guard let seat = roster.enter(table, isScan: isScan, computes: table == "d") else {
          continue
        }
        entered.append((seat, table))
        let shortest =
          seat.lane == .slow && own.count >= 2
          ? own.contains(seat.slot) : loads[seat.slot] == seat.lane.slots.map { loads[$0] }.min()
        let isInItsLane = table.map { roster.isSlow($0) } != true || seat.lane == .slow
        guard shortest, isInItsLane, seat.lane.slots.contains(seat.slot) else {
          Issue.record("\(table ?? "all") stands at \(seat) beside \(loads)")
          return
        }
      }
      let loads = (0..<ReaderRoster.slots).map { roster.load(at: $0) }
      guard
        loads
          == (0..<ReaderRoster.slots).map({ slot in entered.count { $0.seat.slot == slot } })
      else {
        Issue.record("\(loads) stand in line, not \(entered)")
        return
      }
    }
  }
}

extension ReaderRoster {
  /// Returns the seat of a read that must not be refused.
  mutating func seat(
    _ table: String?, isScan: Bool = false, computes: Bool
  ) throws -> Seat {
    let seat = enter(table, isScan: isScan, computes: computes)
    return try #require(seat)
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
