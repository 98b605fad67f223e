import FoldoutForms
import FoldoutRecords

extension StoreContract {
  /// Checks removing and restoring records.
  func checkRemovals(_ findings: inout Findings) async throws {
    try await checkRemoving(&findings)
    try await checkSeenRemovals(&findings)
    try await checkReferredTo(&findings)
    try await checkRemovingAlone(&findings)
    try await checkTaken(&findings)
    try await checkRemovedSecrets(&findings)
  }

  /// Checks that each record of each table can be removed and restored unchanged.
  private func checkRemoving(_ findings: inout Findings) async throws {
    let law = "a removed record comes back as it was"
    let store = try await makeStore(StoreFixture())
    for table in ["numbers", "odd codes", "pairs", "plain", "people", "pets"] {
      let before = try await store.window(WindowRequest(table: table))
      for row in before.records {
        guard let preview = try await store.removal(of: row.key, in: table) else {
          findings.note(law, "\(row.key) of \(table) is not there")
          continue
        }
        findings.expect(preview.dependents, is: [], "nothing refers to it", table)
        var removal = Removal(table: table, key: row.key, original: preview.digest)
        removal.isTrial = true
        findings.expectRemoved(try await store.remove(removal), "\(row.key) of \(table), a trial")
        findings.expect(
          try await store.record(row.key, in: table), is: row, "a trial removes nothing", table)
        removal.isTrial = false
        guard case .removed(let receipt) = try await store.remove(removal), let id = receipt.id
        else {
          findings.note(law, "\(row.key) of \(table) was not removed, or not kept")
          continue
        }
        findings.expect(receipt.removed, is: [RowCount(table: table, count: 1)], law, table)
        findings.expect(try await store.record(row.key, in: table), is: nil, law, "gone")
        findings.expect(
          try await store.removal(of: row.key, in: table), is: nil, "nobody is asked twice")
        findings.expect(
          try await store.remove(removal), is: .gone, "what is removed twice is gone", table)
        let outcome = RestoreOutcome.restored(row, table: table, altered: [], unrestored: [])
        // A retry sends the restore twice; the answer must be the same.
        for time in ["the first time", "again"] {
          findings.expect(try await store.restore(id), is: outcome, law, "\(table), \(time)")
        }
      }
      let after = try await store.window(WindowRequest(table: table))
      findings.expect(after, is: before, law, table)
    }
    let unknown = "what nobody knows brings back nothing"
    findings.expect(try await store.restore(.random()), is: .unknown, unknown)
    // Another store's number restores nothing either.
    let other = try await makeStore(StoreFixture())
    let key = RecordKey([.integer(8)])
    guard let digest = try await store.removal(of: key, in: "numbers")?.digest,
      case .removed(let receipt) = try await store.remove(
        Removal(table: "numbers", key: key, original: digest)), let id = receipt.id
    else { return findings.note(law, "a record is not removed a second time") }
    findings.expect(try await other.restore(id), is: .unknown, unknown)
    findings.expect(
      try await other.window(WindowRequest(table: "numbers")).records.count, is: 12, unknown)
  }

  /// Checks that a record that changed since it was read is not removed.
  private func checkSeenRemovals(_ findings: inout Findings) async throws {
    let law = "a record that is not as it was seen is not removed"
    let store = try await makeStore(StoreFixture())
    let key = RecordKey([.text("1")])
    guard let digest = try await store.removal(of: key, in: "people")?.digest else {
      return findings.note(law, "the record is not there")
    }
    // Replace the number by its text; only the storage class differs.
    let change = Change(
      table: "people", key: key,
      cells: [.init(column: "anything", original: Token(.integer(12)), new: .text("12"))])
    findings.expectStored(try await store.change(change), "the text of a number")
    let stored = try await store.record(key, in: "people")
    let now = try await store.removal(of: key, in: "people")
    findings.expect(now?.digest == digest, is: false, law, "a digest tells classes apart")
    guard let stored, let now else { return findings.note(law, "the record is not there") }
    let outcome = try await store.remove(Removal(table: "people", key: key, original: digest))
    findings.expect(outcome, is: .conflict(stored, now), law)
    findings.expect(try await store.record(key, in: "people"), is: stored, law)
  }

  /// Checks that a record stays if others refer to it by a foreign key without another rule, and
  /// that a record that refers only to itself is removed.
  private func checkReferredTo(_ findings: inout Findings) async throws {
    let law = "a record that others refer to stays"
    let store = try await makeStore(StoreFixture())
    let ada = RecordKey([.integer(1)])
    guard let preview = try await store.removal(of: ada, in: "owners") else {
      return findings.note(law, "the record is not there")
    }
    findings.expect(
      preview.dependents,
      is: [
        Dependents(
          table: "owners", columns: ["friend"], values: [.integer(1)], count: 1, hasMore: false,
          rule: .noAction),
        Dependents(
          table: "pets", columns: ["owner"], values: [.integer(1)], count: 2, hasMore: false,
          rule: .noAction),
      ], "what refers to a record is counted")
    await expect(.referredTo(table: "owners", by: "owners"), law, &findings) {
      _ = try await store.remove(Removal(table: "owners", key: ada, original: preview.digest))
    }
    let eve = RecordKey([.integer(3)])
    let before = try await store.record(eve, in: "owners")
    guard let itself = try await store.removal(of: eve, in: "owners"), let before else {
      return findings.note(law, "the one with a reference to itself is not there")
    }
    findings.expect(itself.dependents, is: [], "a record's reference to itself counts for nothing")
    let outcome = try await store.remove(
      Removal(table: "owners", key: eve, original: itself.digest))
    guard case .removed(let receipt) = outcome, let id = receipt.id else {
      return findings.note(law, "it goes with its reference to itself")
    }
    findings.expect(
      try await store.restore(id),
      is: .restored(before, table: "owners", altered: [], unrestored: []), law, "and comes back")
    // A pet whose owner is gone cannot be restored.
    try await checkParentGone(store, &findings)
  }

  private func checkParentGone(
    _ store: any RecordStore, _ findings: inout Findings
  ) async throws {
    let law = "nothing comes back that would refer to nothing"
    var ids: [RemovalID] = []
    for (table, key) in [("pets", 1), ("pets", 2), ("owners", 2), ("owners", 1)]
      as [(String, Int64)]
    {
      let key = RecordKey([.integer(key)])
      guard let digest = try await store.removal(of: key, in: table)?.digest,
        case .removed(let receipt) = try await store.remove(
          Removal(table: table, key: key, original: digest)), let id = receipt.id
      else { return findings.note(law, "\(key) of \(table) was not removed") }
      ids.append(id)
    }
    for (id, column, table) in [(ids[0], "owner", "pets"), (ids[2], "friend", "owners")] {
      await expect(
        .refused(rule: .foreignKey(to: "owners"), column: column, table: table), law, &findings
      ) {
        _ = try await store.restore(id)
      }
    }
    // In reverse order all of them can be restored.
    for id in ids.reversed() {
      guard case .restored = try await store.restore(id) else {
        return findings.note(law, "it comes back after what it refers to")
      }
    }
    let pets = try await store.window(WindowRequest(table: "pets")).records.count
    findings.expect(pets, is: 3, law)
  }

  private func checkTaken(_ findings: inout Findings) async throws {
    let law = "a key that is taken stays taken"
    let store = try await makeStore(StoreFixture())
    for (table, key, column, value) in [
      ("numbers", RecordKey([.integer(8)]), "id", StoredValue.integer(8)),
      ("odd codes", RecordKey([.text("a")]), "the code", .text("a")),
    ] {
      guard let digest = try await store.removal(of: key, in: table)?.digest,
        case .removed(let receipt) = try await store.remove(
          Removal(table: table, key: key, original: digest)), let id = receipt.id
      else { return findings.note(law, "\(key) of \(table) was not removed") }
      _ = try await store.insert(
        Insertion(table: table, cells: [.init(column: column, new: value)]))
      let other = try await store.record(key, in: table)
      findings.expect(try await store.restore(id), is: .taken(table: table, key: key), law, table)
      findings.expect(try await store.record(key, in: table), is: other, law, table)
      // Once the key is free again, the record can be restored.
      guard let now = try await store.removal(of: key, in: table)?.digest else {
        return findings.note(law, "\(key) of \(table) was not added")
      }
      findings.expectRemoved(
        try await store.remove(Removal(table: table, key: key, original: now)), table)
      guard case .restored = try await store.restore(id) else {
        return findings.note(law, "a key that is free again is nobody's")
      }
    }
  }

  /// Checks that a restore brings a secret back without revealing it, and with a new secret token.
  private func checkRemovedSecrets(_ findings: inout Findings) async throws {
    let law = "a secret comes back unseen"
    let store = try await makeStore(StoreFixture())
    let key = RecordKey([.integer(1)])
    guard let before = try await store.record(key, in: "accounts"),
      let preview = try await store.removal(of: key, in: "accounts"),
      case .removed(let receipt) = try await store.remove(
        Removal(table: "accounts", key: key, original: preview.digest)), let id = receipt.id
    else { return findings.note(law, "the account was not removed") }
    // Somebody adds a guess under the same key: its secret token must not reveal that it is right.
    _ = try await store.insert(
      Insertion(
        table: "accounts",
        cells: [
          .init(column: "id", new: .integer(1)),
          .init(column: "user_password", new: .text("hunter2")),
        ]))
    let guess = try await store.record(key, in: "accounts")?.record["user_password"]
    findings.expect(
      guess == before.record["user_password"], is: false, "a secret token never comes back")
    guard let other = try await store.removal(of: key, in: "accounts")?.digest else {
      return findings.note(law, "the guess was not added")
    }
    findings.expectRemoved(
      try await store.remove(Removal(table: "accounts", key: key, original: other)), "the guess")
    guard case .restored(let record, _, _, _) = try await store.restore(id) else {
      return findings.note(law, "the account did not come back")
    }
    findings.expect(record.record["login"], is: .text("ada"), law)
    for column in ["user_password", "Secret"] {
      guard case .redacted = record.record[column] else {
        findings.note("a secret never leaves the store", "\(column) of a restored record")
        continue
      }
    }
    let isSame = try await store.verify(
      "hunter2", column: "user_password", of: key, in: "accounts")
    findings.expect(isSame, is: true, law)
    findings.expect(
      try await store.record(key, in: "accounts"), is: record,
      "a secret token is the same wherever it is read")
  }
}

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
