import FoldoutForms
import FoldoutRecords

extension StoreContract {
  /// That no seal comes back, by which somebody who writes guesses would know the right one; and
  /// that each stays for as long as its value does.
  func checkSealsOnceGone(_ findings: inout Findings) async throws {
    let law = "a seal never comes back"
    let store = try await makeStore(StoreFixture())
    let others = try await seals(in: store).filter { $0.key != 1 }
    var gone: Set<StoredValue> = []
    var seal = try await seals(in: store)[1]?.first ?? .null
    for text in ["hunter2", "x", "hunter2", "", "hunter2", "y", "x"] {
      gone.insert(seal)
      guard try await isStored("user_password", of: 1, from: seal, to: .text(text), in: store)
      else { return findings.note("a secret as it was seen is written", text) }
      seal = try await seals(in: store)[1]?.first ?? .null
      findings.expect(gone.contains(seal), is: false, law, text)
    }
    // Taken away and given again.
    for value in [StoredValue.null, .text("hunter2")] {
      _ = try await isStored("user_password", of: 1, from: seal, to: value, in: store)
      seal = try await seals(in: store)[1]?.first ?? .null
    }
    findings.expect(gone.contains(seal), is: false, law, "given again")
    // A record whose secret is known takes the place of one whose secret is not.
    for (key, new) in [(1, 7), (2, 1)] as [(Int64, Int64)] {
      _ = try await isStored("id", of: key, from: .integer(key), to: .integer(new), in: store)
    }
    gone.insert(seal)
    let moved = try await seals(in: store)
    findings.expect(moved[1].map { gone.contains($0[0]) }, is: false, law, "by another's key")
    for (key, new) in [(1, 2), (7, 1)] as [(Int64, Int64)] {
      _ = try await isStored("id", of: key, from: .integer(key), to: .integer(new), in: store)
    }
    let stays = "a seal stays while its value does"
    findings.expect(try await seals(in: store)[3], is: others[3], stays, "another record")
    let before = try await seals(in: store)
    _ = try await isStored("login", of: 1, from: .text("ada"), to: .text("x"), in: store)
    _ = try await isStored("Secret", of: 2, from: .null, to: .text("x"), in: store)
    findings.expect(try await seals(in: store), is: before, stays, "another column, a conflict")
  }

  /// Both secrets of each account.
  private func seals(in store: any RecordStore) async throws -> [Int64: [StoredValue]] {
    var seals: [Int64: [StoredValue]] = [:]
    for record in try await store.window(WindowRequest(table: "accounts")).records {
      guard case .integer(let id) = record.record["id"] else { continue }
      seals[id] = [record.record["user_password"], record.record["Secret"]]
    }
    return seals
  }

  private func isStored(
    _ column: String, of id: Int64, from seen: StoredValue, to new: StoredValue,
    in store: any RecordStore
  ) async throws -> Bool {
    let cell = Change.Cell(column: column, seen: Token(seen), new: new)
    let change = Change(table: "accounts", key: RecordKey([.text("\(id)")]), cells: [cell])
    if case .stored = try await store.change(change) { return true }
    return false
  }
}
