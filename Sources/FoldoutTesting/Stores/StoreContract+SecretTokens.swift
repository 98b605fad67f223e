import FoldoutForms
import FoldoutRecords

extension StoreContract {
  /// Checks that a secret token lasts as long as its value, and never comes back.
  ///
  /// If one came back, a person who writes guesses could recognise the right one.
  func checkSecretTokensOnceGone(_ findings: inout Findings) async throws {
    let law = "a seal never comes back"
    let store = try await makeStore(StoreFixture())
    let others = try await secretTokens(in: store).filter { $0.key != 1 }
    var gone: Set<StoredValue> = []
    var token = try await secretTokens(in: store)[1]?.first ?? .null
    for text in ["hunter2", "x", "hunter2", "", "hunter2", "y", "x"] {
      gone.insert(token)
      guard try await isStored("user_password", of: 1, from: token, to: .text(text), in: store)
      else { return findings.note("a secret as it was seen is written", text) }
      token = try await secretTokens(in: store)[1]?.first ?? .null
      findings.expect(gone.contains(token), is: false, law, text)
    }
    // Clear the secret and set it again.
    for value in [StoredValue.null, .text("hunter2")] {
      _ = try await isStored("user_password", of: 1, from: token, to: value, in: store)
      token = try await secretTokens(in: store)[1]?.first ?? .null
    }
    findings.expect(gone.contains(token), is: false, law, "given again")
    // A record whose secret is known takes over the key of one whose secret is not.
    for (key, new) in [(1, 7), (2, 1)] as [(Int64, Int64)] {
      _ = try await isStored("id", of: key, from: .integer(key), to: .integer(new), in: store)
    }
    gone.insert(token)
    let moved = try await secretTokens(in: store)
    findings.expect(moved[1].map { gone.contains($0[0]) }, is: false, law, "by another's key")
    for (key, new) in [(1, 2), (7, 1)] as [(Int64, Int64)] {
      _ = try await isStored("id", of: key, from: .integer(key), to: .integer(new), in: store)
    }
    let stays = "a seal stays while its value does"
    findings.expect(try await secretTokens(in: store)[3], is: others[3], stays, "another record")
    let before = try await secretTokens(in: store)
    _ = try await isStored("login", of: 1, from: .text("ada"), to: .text("x"), in: store)
    _ = try await isStored("Secret", of: 2, from: .null, to: .text("x"), in: store)
    findings.expect(
      try await secretTokens(in: store), is: before, stays, "another column, a conflict")
  }

  /// Returns both secret tokens of each account.
  private func secretTokens(in store: any RecordStore) async throws -> [Int64: [StoredValue]] {
    var secretTokens: [Int64: [StoredValue]] = [:]
    for record in try await store.window(WindowRequest(table: "accounts")).records {
      guard case .integer(let id) = record.record["id"] else { continue }
      secretTokens[id] = [record.record["user_password"], record.record["Secret"]]
    }
    return secretTokens
  }

  private func isStored(
    _ column: String, of id: Int64, from original: StoredValue, to new: StoredValue,
    in store: any RecordStore
  ) async throws -> Bool {
    let cell = Change.Cell(column: column, original: Token(original), new: new)
    let change = Change(table: "accounts", key: RecordKey([.text("\(id)")]), cells: [cell])
    if case .stored = try await store.change(change) { return true }
    return false
  }
}
