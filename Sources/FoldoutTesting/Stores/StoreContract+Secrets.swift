import FoldoutForms
import FoldoutRecords

extension StoreContract {
  /// Checks the secret tokens that a store returns, and those that changes send back.
  func checkSecrets(_ findings: inout Findings) async throws {
    let store = try await makeStore(StoreFixture())
    let key = RecordKey([.text("1")])
    func set(_ original: StoredValue, _ new: StoredValue) async throws -> ChangeOutcome {
      let cell = Change.Cell(column: "user_password", original: Token(original), new: new)
      let outcome = try await store.change(Change(table: "accounts", key: key, cells: [cell]))
      findings.expectNoSecret(in: outcome)
      return outcome
    }
    try await checkSecretTokens(store, &findings)
    guard let first = try await store.record(key, in: "accounts"),
      case .redacted(let number) = first.record["user_password"]
    else {
      return findings.note("a secret token is the same wherever it is read", "Ada's is not there")
    }
    let token = first.record["user_password"]
    // The second guess is the stored secret: a right guess must be answered like a wrong one.
    for wrong in [StoredValue.null, .text("hunter2"), .redacted(number &+ 1)] {
      for guess in ["x", "hunter2"] {
        findings.expect(
          try await set(wrong, .text(guess)), is: .conflict(first, columns: ["user_password"]),
          "a secret is compared by its token alone", "\(wrong) \(guess)")
      }
    }
    findings.expect(
      try await set(token, token), is: .stored(first, altered: []),
      "a secret token that comes back stays")
    findings.expect(
      try await set(token, .redacted(number &+ 1)),
      is: .conflict(first, columns: ["user_password"]), "a secret token of nothing is not written")
    let outcome = try await set(token, .text("correct horse"))
    guard case .stored(let stored, altered: [], alsoWritten: _) = outcome else {
      return findings.note("a secret as it was seen is written", "correct horse")
    }
    findings.expect(
      try await store.record(key, in: "accounts"), is: stored, "what was stored is what is read")
    let changed = stored.record["user_password"]
    findings.expect(changed == token, is: false, "another secret has another token")
    for guess in ["correct horse", "hunter2", "x"] {
      findings.expect(
        try await set(token, .text(guess)), is: .conflict(stored, columns: ["user_password"]),
        "a secret that is sent again is a conflict, as every guess is", guess)
    }
    guard case .stored(let cleared, _, _) = try await set(changed, .null) else {
      return findings.note("a secret as it was seen is written", "cleared")
    }
    findings.expect(
      cleared.record["user_password"], is: .null, "no value is no secret")
    findings.expect(
      try await set(changed, .null), is: .stored(cleared, altered: []),
      "that there is no secret is none, so taking it away again is harmless")
  }

  /// Checks that windows and records have the same secret token for a secret.
  private func checkSecretTokens(_ store: any RecordStore, _ findings: inout Findings) async throws
  {
    var tokens: Set<StoredValue> = []
    let anchors: [WindowRequest.Anchor] = [
      .first, .after(RecordKey([.text("1")])), .before(RecordKey([.text("3")])),
    ]
    for anchor in anchors {
      for columns in [nil, ["user_password"], ["Secret", "login"]] {
        let request = WindowRequest(table: "accounts", anchor: anchor, columns: columns)
        for record in try await store.window(request).records {
          findings.expectNoSecret(in: record)
          let whole = try await store.record(record.key, in: "accounts")
          let token = record.record["user_password"]
          guard record.record.columns.contains("user_password") else { continue }
          findings.expect(
            token, is: whole?.record["user_password"],
            "a secret token is the same wherever it is read")
          tokens.insert(token)
        }
      }
    }
    findings.expect(tokens.count, is: 3, "each record has tokens of its own")
  }

  /// Checks `verify`, the only operation that compares a text with a secret.
  func checkVerifying(_ findings: inout Findings) async throws {
    let store = try await makeStore(StoreFixture())
    func expect(_ text: String, _ column: String, _ id: String, _ expected: Bool) async throws {
      let found = try await store.verify(
        text, column: column, of: RecordKey([.text(id)]), in: "accounts")
      findings.expect(
        found, is: expected, "a text is verified letter by letter", "\(column) \(id) \(text)")
    }
    try await expect("hunter2", "user_password", "1", true)
    for wrong in ["hunter", "hunter22", "Hunter2", "hunter2 ", "", "hunter3"] {
      try await expect(wrong, "user_password", "1", false)
    }
    try await expect("", "user_password", "3", false)
    try await expect("", "Secret", "3", true)
    try await expect("42", "Secret", "2", true)
    try await expect("ada", "login", "1", true)
    try await expect("hunter2", "user_password", "9", false)
    await self.expect(.unknownColumn("x", table: "accounts"), "an unknown column", &findings) {
      _ = try await store.verify("", column: "x", of: RecordKey([.text("1")]), in: "accounts")
    }
    await self.expect(.unknownTable("x"), "an unknown table", &findings) {
      _ = try await store.verify("", column: "x", of: RecordKey([.text("1")]), in: "x")
    }
  }

  /// Returns the record with token 0 for every secret, because tokens differ between stores.
  static func withEqualTokens(_ record: StoredRecord) -> StoredRecord {
    var copy = record
    for column in record.record.columns {
      if case .redacted = record.record[column] { copy.record[column] = .redacted(0) }
    }
    return copy
  }

  static func withEqualTokens(_ window: Window) -> Window {
    var copy = window
    copy.records = window.records.map(withEqualTokens)
    return copy
  }
}

extension Findings {
  private static let law = "a secret never leaves the store"

  fileprivate mutating func expectNoSecret(in record: StoredRecord) {
    for column in ["user_password", "Secret"] {
      switch record.record[column] {
      case .null, .redacted: break
      default: note(Findings.law, column)
      }
    }
  }

  fileprivate mutating func expectNoSecret(in outcome: ChangeOutcome) {
    switch outcome {
    case .stored(let record, _, _), .conflict(let record, _): expectNoSecret(in: record)
    case .gone: break
    }
  }
}

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
