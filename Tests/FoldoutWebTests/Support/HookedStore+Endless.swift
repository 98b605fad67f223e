import FoldoutRecords
import TestSupport

extension HookedStore {
  /// An event of an endless search.
  enum SearchEvent: Sendable {
    case begun
    case left
  }

  /// Returns a store whose searches run until their task is cancelled.
  ///
  /// - Parameters:
  ///   - isCutShort: False if the search has read all rows when it is cancelled.
  ///   - tell: Called when a search begins, and when it ends because it was cancelled.
  static func endless(
    _ store: MemoryStore, isCutShort: Bool = true,
    tell: @escaping @Sendable (SearchEvent) -> Void = { _ in }
  ) -> HookedStore {
    HookedStore(
      store,
      window: { request in
        guard request.search != nil else { return nil }
        tell(.begun)
        // Nothing comes, so this ends when the task is cancelled.
        for await _ in AsyncStream<Never>.makeStream().stream {}
        tell(.left)
        do throws(StoreError) {
          var window = try await store.window(request)
          if isCutShort { window.scan?.rest = .first }
          return .success(window)
        } catch {
          return .failure(error)
        }
      })
  }
}
