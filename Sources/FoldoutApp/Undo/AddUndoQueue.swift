/// Serialises requests that undo the same add, so that later ones get the outcome of the first.
actor AddUndoQueue {
  private var waiters: [String: [CheckedContinuation<Void, Never>]] = [:]

  /// Waits until no other request undoes this add. Each turn must be ended.
  func begin(_ addID: String) async {
    while waiters[addID] != nil {
      await withCheckedContinuation { waiters[addID]?.append($0) }
    }
    waiters[addID] = []
  }

  /// Ends a turn, so that a waiting request can begin.
  func end(_ addID: String) {
    for continuation in waiters.removeValue(forKey: addID) ?? [] { continuation.resume() }
  }
}
