import FoldoutForms
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

extension StoreContract {
  /// Checks reading records by key, also by a key of texts as in an address, and by invalid keys.
  func checkRecords(_ findings: inout Findings) async throws {
    let fixture = StoreFixture()
    let store = try await makeStore(fixture)
    let schema = try await store.schema()
    findings.expect(
      schema.tables.map(\.name), is: fixture.schema.tables.map(\.name).sorted(),
      "the schema has the tables in the order of their names")
    for table in schema.tables {
      for expected in StoreContract.sorted(fixture, table) {
        for key in [expected.key, StoreContract.textual(expected.key)] {
          let found = try await store.record(key, in: table.name)
          findings.expect(
            found.map(StoreContract.withEqualTokens), is: expected, "a record by its key",
            "\(table.name) \(key)")
        }
      }
    }
    for (table, value) in [("numbers", "4"), ("numbers", "x"), ("numbers", ""), ("plain", "99")] {
      let found = try await store.record(RecordKey([.text(value)]), in: table)
      findings.expect(found, is: nil, "a key that names no record", "\(table) \(value)")
    }
    await expect(.unknownTable("people; DROP TABLE people"), "an unknown table", &findings) {
      _ = try await store.record(RecordKey([.text("1")]), in: "people; DROP TABLE people")
    }
    await expect(.unknownTable("PEOPLE"), "names are told apart by case", &findings) {
      _ = try await store.window(WindowRequest(table: "PEOPLE"))
    }
    await expect(
      .malformedKey(table: "pairs", expected: 2, found: 1), "a key of too few values", &findings
    ) { _ = try await store.record(RecordKey([.text("1")]), in: "pairs") }
    await expect(
      .malformedKey(table: "people", expected: 1, found: 3), "a key of too many values", &findings
    ) {
      let key = RecordKey([.text("1"), .text("2"), .text("3")])
      _ = try await store.window(WindowRequest(table: "people", anchor: .after(key)))
    }
    await expect(.unknownColumn("x", table: "people"), "an unknown column", &findings) {
      _ = try await store.window(WindowRequest(table: "people", columns: ["name", "x"]))
    }
  }

  /// Notes a violation unless the work throws exactly the expected error.
  func expect(
    _ expected: StoreError, _ law: String, _ findings: inout Findings,
    _ work: () async throws -> Void
  ) async {
    do {
      try await work()
      findings.note(law, "expected \(expected), found no error")
    } catch {
      findings.expect("\(error)", is: "\(expected)", law)
    }
  }
}
