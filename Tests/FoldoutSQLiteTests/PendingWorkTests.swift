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
    let own = try #require(pending.enter { answers.add("own \($0)") })
    let behind = try #require(pending.enter { answers.add("behind \($0)") })
    let isBegun = pending.begin(own)
    #expect(isBegun && pending.isAtWork)
    pending.giveUp()
    #expect(answers.sorted == ["behind false", "own true"])
    #expect(pending.enter { _ in } == nil)
    // The hanging work returns: its request is not answered twice, and new work is accepted.
    let isToBeTold = pending.end(own)
    #expect(!isToBeTold && !pending.isAtWork)
    let shouldBegin = pending.begin(behind)
    #expect(!shouldBegin)
    let next = try #require(pending.enter { answers.add("next \($0)") })
    let (begins, ends) = (pending.begin(next), pending.end(next))
    #expect(begins && ends)
    pending.giveUp()
    #expect(answers.sorted.count == 2)
  }
}
