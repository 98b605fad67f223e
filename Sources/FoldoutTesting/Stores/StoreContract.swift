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

  /// Returns the store's violations; empty if it keeps the contract.
  public func violations() async -> [StoreContractError] {
    var findings = Findings()
    do {
      try await checkWindows(&findings)
      try await checkOrders(&findings)
      try await checkFinding(&findings)
      try await checkPages(&findings)
      try await checkLimits(&findings)
      try await checkRecords(&findings)
      try await checkLabels(&findings)
      try await checkChanges(&findings)
      try await checkGuards(&findings)
      try await checkRefusals(&findings)
      try await checkExisting(&findings)
      try await checkInsertions(&findings)
      try await checkRemovals(&findings)
      try await checkSecrets(&findings)
      try await checkSecretTokensOnceGone(&findings)
      try await checkVerifying(&findings)
    } catch {
      findings.note("nothing throws without a cause", "\(error)")
    }
    return findings.violations
  }
}
