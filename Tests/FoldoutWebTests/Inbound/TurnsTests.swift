import TestSupport
import Testing

@testable import FoldoutWeb

/// Requests that take turns at work that needs much memory.
@Suite struct TurnsTests {
  private actor Room {
    private var inside = 0
    private(set) var most = 0
    private(set) var all = 0

    func enter() {
      inside += 1
      all += 1
      most = max(most, inside)
    }

    func leave() {
      inside -= 1
    }
  }

  @Test(
    "No more requests than allowed are inside at once, and each gets a turn", .promise(14),
    arguments: [1, 4])
  func fewAreInside(count: Int) async throws {
    let (limit, room) = (ConcurrencyLimit(count), Room())
    await withTaskGroup { group in
      for _ in 0..<50 {
        group.addTask {
          try? await limit.run { () async throws(WebRequestError) in
            await room.enter()
            for _ in 0..<20 { await Task.yield() }
            await room.leave()
          }
        }
      }
    }
    #expect(await room.most <= count)
    #expect(await room.all == 50)
  }

  @Test("A request that fails passes its turn on")
  func aFailureLeavesRoom() async throws {
    let limit = ConcurrencyLimit(1)
    await #expect(throws: WebRequestError.overloaded) {
      try await limit.run { () async throws(WebRequestError) in throw .overloaded }
    }
    let answer = try await limit.run { () async throws(WebRequestError) in 7 }
    #expect(answer == 7)
  }
}
