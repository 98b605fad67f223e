import FoldoutForms
import FoldoutRecords
import TestSupport

extension HookedStore {
  /// Returns a store in which two people both read a record before either changes it.
  static func readTwiceFirst(_ store: MemoryStore) -> HookedStore {
    let barrier = ReadBarrier()
    return HookedStore(
      store,
      record: { key, table, limits in
        do throws(StoreError) {
          let record = try await store.record(key, in: table, limits: limits)
          await barrier.arrive()
          return .success(record)
        } catch {
          return .failure(error)
        }
      })
  }
}

/// A barrier for two tasks: the first waits for the second, later ones pass.
private actor ReadBarrier {
  private var waiting: CheckedContinuation<Void, Never>?
  private var isPassed = false

  func arrive() async {
    guard !isPassed else { return }
    if let waiting {
      isPassed = true
      return waiting.resume()
    }
    await withCheckedContinuation { waiting = $0 }
  }
}
