import Testing

@testable import FoldoutWeb

/// Requests that take turns with what takes memory.
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

  /// No more than so many at a time, and each at some time.
  @Test(
    "No more requests than allowed are inside at once, and each gets a turn", arguments: [1, 4])
  func fewAreInside(count: Int) async throws {
    let (limit, room) = (ConcurrencyLimit(count), Room())
    await withTaskGroup { group in
      for _ in 0..<50 {
        group.addTask {
          try? await limit.take { () async throws(WebRequestError) in
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

  /// One that fails gives its turn to the next.
  @Test("A request that fails passes its turn on")
  func aFailureLeavesRoom() async throws {
    let limit = ConcurrencyLimit(1)
    await #expect(throws: WebRequestError.overloaded) {
      try await limit.take { () async throws(WebRequestError) in throw .overloaded }
    }
    let answer = try await limit.take { () async throws(WebRequestError) in 7 }
    #expect(answer == 7)
  }
}
