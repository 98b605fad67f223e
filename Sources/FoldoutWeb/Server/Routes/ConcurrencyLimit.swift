/// Limits how many requests do something that takes memory; the others wait in their order.
actor ConcurrencyLimit {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates a limit of `count` requests at a time.
  init(_ count: Int) {
    free = count
  }

  /// Runs an operation once it is its turn.
  func run<T: Sendable>(
    _ body: @Sendable () async throws(WebRequestError) -> T
  ) async throws(WebRequestError) -> T {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
    defer {
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
    return try await body()
  }
}
