public import FoldoutRecords

/// The laws that every store of records must pass.
///
/// ```swift
/// let contract = StoreContract { fixture in
///   MemoryStore(schema: fixture.schema, records: fixture.records)
/// }
/// #expect(await contract.violations() == [])
/// ```
public struct StoreContract: Sendable {
  /// The features that only some stores have.
  public enum Feature: Hashable, Sendable {
    /// Triggers; the fixture needs one (``StoreFixture/upperCaseTrigger``).
    case triggers
    /// Keys of one whole number, which the store assigns if none is given.
    case assignedKeys
  }

  let features: Set<Feature>
  let makeStore: @Sendable (StoreFixture) async throws -> any RecordStore

  /// Creates the contract from a function that makes a new store, filled from the fixture.
  public init(
    features: Set<Feature> = [],
    makeStore: @escaping @Sendable (StoreFixture) async throws -> any RecordStore
  ) {
    self.features = features
    self.makeStore = makeStore
  }

  /// Returns the store's violations; empty if it keeps the contract. Checks no more once `law` was
  /// violated.
  public func violations(until law: String? = nil) async -> [StoreContractError] {
    let checks = [
      checkRecords, checkLabels, checkChanges, checkGuards, checkRefusals, checkExisting,
      checkInsertions, checkRemovals, checkSecrets, checkSecretTokensOnceGone, checkVerifying,
      checkWindows, checkOrders, checkLimits, checkFinding, checkFilters, checkPages,
    ]
    var findings = Findings()
    do {
      for check in checks where !findings.violations.contains(where: { $0.law == law }) {
        try await check(&findings)
      }
    } catch {
      findings.note("nothing throws without a cause", "\(error)")
    }
    return findings.violations
  }
}
