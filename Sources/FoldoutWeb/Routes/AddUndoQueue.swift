/// Serialises requests that undo the same add, so that later ones get the outcome of the first.
actor AddUndoQueue {
  private var waiters: [String: [CheckedContinuation<Void, Never>]] = [:]

  /// Waits until no other request undoes this add. Each turn must be ended.
  func begin(_ name: String) async {
    while waiters[name] != nil {
      await withCheckedContinuation { waiters[name]?.append($0) }
    }
    waiters[name] = []
  }

  /// Ends a turn, so that a waiting request can begin.
  func end(_ name: String) {
    for continuation in waiters.removeValue(forKey: name) ?? [] { continuation.resume() }
  }
}
