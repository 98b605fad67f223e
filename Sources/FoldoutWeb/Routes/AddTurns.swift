/// Lets one request take an add back, and others that ask for the same wait for what became of it.
actor AddTurns {
  private var underWay: [String: [CheckedContinuation<Void, Never>]] = [:]

  /// Returns once nobody else takes this add back. Each turn has to be ended.
  func begin(_ name: String) async {
    while underWay[name] != nil {
      await withCheckedContinuation { underWay[name]?.append($0) }
    }
    underWay[name] = []
  }

  /// Lets the next one begin.
  func end(_ name: String) {
    for waiting in underWay.removeValue(forKey: name) ?? [] { waiting.resume() }
  }
}
