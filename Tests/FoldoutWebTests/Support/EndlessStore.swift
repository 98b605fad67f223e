import FoldoutRecords

/// A store whose searches look on until nobody waits for them any more.
struct EndlessStore: ForwardingStore {
  let store: MemoryStore
  /// Called when a search begins, and when it ends because it was left.
  let tell: @Sendable (Event) -> Void
  /// False where the walk has seen all rows when it is left.
  var isCutShort = true

  enum Event: Sendable {
    case begun
    case left
  }

  func window(_ request: WindowRequest) async throws(StoreError) -> Window {
    guard request.search != nil else { return try await store.window(request) }
    tell(.begun)
    while !Task.isCancelled { await Task.yield() }
    tell(.left)
    var window = try await store.window(request)
    if isCutShort { window.scan?.rest = .first }
    return window
  }
}
