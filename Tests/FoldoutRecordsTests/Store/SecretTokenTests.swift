import FoldoutForms
import FoldoutRecords
import Testing

/// Secret tokens during a change, a state that no test of a store can pause in.
@Suite("Secret tokens") struct SecretTokenTests {
  private let seals = SecretTokens(maxCount: 3)
  private let table = TableSchema(
    name: "t", key: .rowid, columns: [ColumnSchema(name: "password")])

  private func seal(_ id: Int64, _ text: String, by sealing: SecretTokenMaker) -> StoredValue {
    let record = StoredRecord(
      key: RecordKey([.integer(id)]),
      record: DynamicRecord(columns: ["password"], values: [.text(text)]))
    return record.redacted(as: table, by: sealing).record["password"]
  }

  private func cell(_ id: Int64) -> Set<SecretTokens.Cell> {
    [SecretTokens.Cell("password", of: RecordKey([.integer(id)]), in: "t")]
  }

  @Test("A secret token read during a change matches neither the old nor the new value")
  func acrossAChange() {
    let first = seals.reader()
    let old = seal(1, "a", by: first)
    #expect(seal(1, "a", by: seals.reader()) == old)
    seals.begin(cell(1))
    let during = seals.reader()
    var seen: Set = [old]
    for reader in [first, during, during] {
      #expect(seen.insert(seal(1, "a", by: reader)).inserted)
    }
    seals.end(cell(1), isStored: true)
    for reader in [first, during, seals.reader()] {
      #expect(seen.insert(seal(1, "a", by: reader)).inserted)
    }
  }

  @Test("An undone value has its old token, and other records keep theirs")
  func takenBack() {
    let old = seal(1, "a", by: seals.reader())
    let other = seal(2, "a", by: seals.reader())
    seals.begin(cell(1))
    #expect(seal(2, "a", by: seals.reader()) == other)
    seals.end(cell(1), isStored: false)
    #expect(seal(1, "a", by: seals.reader()) == old)
    seals.end(cell(1), isStored: true)
    #expect(seal(1, "a", by: seals.reader()) != old)
    #expect(seal(2, "a", by: seals.reader()) == other)
  }

  @Test("No secret token returns, however many values change")
  func many() {
    var gone: Set<StoredValue> = []
    for round in 0..<5 {
      for id in 0..<5 as Range<Int64> {
        #expect(gone.insert(seal(id, "a", by: seals.reader())).inserted, "\(id) in \(round)")
        seals.end(cell(id), isStored: true)
        #expect(!gone.contains(seal(id, "a", by: seals.reader())))
      }
      // Otherwise the common number would reuse tokens of values that are no longer remembered.
      for id in 0..<5 as Range<Int64> { seals.end(cell(id), isStored: true) }
    }
  }

  /// A view may show any secret of any table, so its secret tokens are invalid while one changes.
  @Test("Secret tokens of a view's rows do not last while any secret is changed")
  func ofAView() {
    var view = table
    view.isWritable = false
    func seal(by sealing: SecretTokenMaker) -> StoredValue {
      let record = StoredRecord(
        key: RecordKey([.integer(9)]),
        record: DynamicRecord(columns: ["password"], values: [.text("a")]))
      return record.redacted(as: view, by: sealing).record["password"]
    }
    let first = seals.reader()
    var seen: Set = [seal(by: first)]
    #expect(seen.contains(seal(by: seals.reader())))
    seals.begin(cell(1))
    for reader in [first, seals.reader(), seals.reader()] {
      #expect(seen.insert(seal(by: reader)).inserted)
    }
    seals.end(cell(1), isStored: true)
    #expect(seen.insert(seal(by: first)).inserted)
    #expect(seen.insert(seal(by: seals.reader())).inserted)
    #expect(seal(by: seals.reader()) == seal(by: seals.reader()))
  }
}
