import FoldoutForms
import FoldoutRecords

extension StoreContract {
  /// Checks removals of a record alone, which are refused if another record refers to it.
  func checkRemovingAlone(_ findings: inout Findings) async throws {
    let law = "a removal alone takes a record that nothing refers to"
    let store = try await makeStore(StoreFixture())
    for (table, key, other) in [("pets", 1, nil), ("owners", 1, "owners"), ("owners", 3, nil)]
      as [(String, Int64, String?)]
    {
      let key = RecordKey([.integer(key)])
      guard let before = try await store.record(key, in: table),
        let digest = try await store.removal(of: key, in: table)?.digest
      else {
        findings.note(law, "\(key) of \(table) is not there")
        continue
      }
      let removal = Removal(table: table, key: key, original: digest, onlyIfUnreferenced: true)
      if let other {
        await expect(.referredTo(table: table, by: other), law, &findings) {
          _ = try await store.remove(removal)
        }
        findings.expect(try await store.record(key, in: table), is: before, law, table)
        continue
      }
      guard case .removed(let receipt) = try await store.remove(removal), let id = receipt.id
      else {
        findings.note(law, "\(key) of \(table) was not removed, or not kept")
        continue
      }
      findings.expect(receipt.removed, is: [RowCount(table: table, count: 1)], law, table)
      findings.expect(
        try await store.restore(id),
        is: .restored(before, table: table, altered: [], unrestored: []), law, "and it comes back")
    }
  }
}
