import Foundation
import Testing

@testable import FoldoutSQLite

/// Each request gets exactly one answer: from the work, or in place of hanging work.
@Suite("Pending answers") struct PendingWorkTests {
  private final class Answers: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []

    func add(_ answer: String) { lock.withLock { all.append(answer) } }
    var sorted: [String] { lock.withLock { all.sorted() } }
  }

  @Test("Everything queued behind hanging work gets an answer, and later work is refused")
  func isAnsweredFor() throws {
    let pending = PendingWork()
    let answers = Answers()
    let own = try #require(pending.enter { answers.add("own hung: \($0 != nil)") })
    let behind = try #require(pending.enter { answers.add("behind hung: \($0 != nil)") })
    let isBegun = pending.begin(own)
    #expect(isBegun && pending.isAtWork)
    pending.giveUp()
    #expect(answers.sorted == ["behind hung: false", "own hung: true"])
    #expect(pending.enter { _ in } == nil)
    // The hanging work returns: its request is not answered twice, and new work is accepted.
    let isToBeTold = pending.end(own)
    #expect(!isToBeTold && !pending.isAtWork)
    let shouldBegin = pending.begin(behind)
    #expect(!shouldBegin)
    let next = try #require(pending.enter { answers.add("next hung: \($0 != nil)") })
    let (begins, ends) = (pending.begin(next), pending.end(next))
    #expect(begins && ends)
    pending.giveUp()
    #expect(answers.sorted.count == 2)
  }

  @Test("The time of hanging work counts from its beginning, without its wait in the queue")
  func timeCountsFromTheBeginning() throws {
    final class Spent: @unchecked Sendable { var time: Duration? }
    let spent = Spent()
    let clock = TestClock()
    let pending = PendingWork(clock.work)
    let work = try #require(pending.enter { spent.time = $0 })
    clock.work.sleep(.seconds(20))
    let isBegun = pending.begin(work)
    #expect(isBegun)
    clock.work.sleep(.seconds(3))
    pending.giveUp()
    #expect(spent.time == .seconds(3))
  }
}
