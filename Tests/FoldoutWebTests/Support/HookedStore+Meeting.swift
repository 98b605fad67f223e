import FoldoutForms
import FoldoutRecords
import TestSupport

extension HookedStore {
  /// Returns a store in which two people both read a record before either changes it.
  static func meeting(_ store: MemoryStore) -> HookedStore {
    let meeting = Meeting()
    return HookedStore(
      store,
      record: { key, table, limits in
        do throws(StoreError) {
          let record = try await store.record(key, in: table, limits: limits)
          await meeting.arrive()
          return .success(record)
        } catch {
          return .failure(error)
        }
      })
  }
}

/// A barrier for two tasks: the first waits for the second, later ones pass.
private actor Meeting {
  private var waiting: CheckedContinuation<Void, Never>?
  private var hasMet = false

  func arrive() async {
    guard !hasMet else { return }
    if let waiting {
      hasMet = true
      return waiting.resume()
    }
    await withCheckedContinuation { waiting = $0 }
  }
}
