import FoldoutForms
import FoldoutRecords

extension StoreContract {
  /// Checks that a secret token lasts as long as its value, and never comes back.
  ///
  /// If one came back, a person who writes guesses could recognise the right one.
  func checkSecretTokensOnceGone(_ findings: inout Findings) async throws {
    let law = "a secret token never comes back"
    let written = "a secret as it was seen is written"
    let store = try await makeStore(StoreFixture())
    let all = try await secretTokens(in: store)
    findings.expect(Set(all.keys), is: [1, 2, 3], law, "the accounts")
    let others = all.filter { $0.key != 1 }
    var gone: Set<StoredValue> = []
    // That it is missing has just been noted.
    guard var token = all[1]?.first else { return }
    for text in ["hunter2", "x", "hunter2", "", "hunter2", "y", "x"] {
      gone.insert(token)
      guard try await isStored("user_password", of: 1, from: token, to: .text(text), in: store)
      else { return findings.note(written, text) }
      guard let now = try await secretTokens(in: store)[1]?.first else {
        return findings.note(law, "the account is not there after \(text)")
      }
      token = now
      findings.expect(gone.contains(token), is: false, law, text)
    }
    // Clear the secret and set it again.
    for value in [StoredValue.null, .text("hunter2")] {
      let isSet = try await isStored("user_password", of: 1, from: token, to: value, in: store)
      findings.expect(isSet, is: true, written, "\(value)")
      guard let now = try await secretTokens(in: store)[1]?.first else {
        return findings.note(law, "the account is not there after \(value)")
      }
      token = now
    }
    findings.expect(gone.contains(token), is: false, law, "given again")
    // A record whose secret is known takes over the key of one whose secret is not.
    for (key, new) in [(1, 7), (2, 1)] as [(Int64, Int64)] {
      let isMoved = try await isStored(
        "id", of: key, from: .integer(key), to: .integer(new), in: store)
      findings.expect(isMoved, is: true, "a key can be changed", "\(key) to \(new)")
    }
    gone.insert(token)
    let moved = try await secretTokens(in: store)
    findings.expect(moved[1].map { gone.contains($0[0]) }, is: false, law, "by another's key")
    for (key, new) in [(1, 2), (7, 1)] as [(Int64, Int64)] {
      let isMoved = try await isStored(
        "id", of: key, from: .integer(key), to: .integer(new), in: store)
      findings.expect(isMoved, is: true, "a key can be changed", "\(key) to \(new)")
    }
    let stays = "a secret token stays while its value does"
    findings.expect(try await secretTokens(in: store)[3], is: others[3], stays, "another record")
    let before = try await secretTokens(in: store)
    for (column, id, original, isWritten) in [
      ("login", 1, .text("ada"), true), ("Secret", 2, .null, false),
    ] as [(String, Int64, StoredValue, Bool)] {
      let found = try await isStored(column, of: id, from: original, to: .text("x"), in: store)
      findings.expect(found, is: isWritten, stays, "\(column) of \(id) is written")
    }
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
