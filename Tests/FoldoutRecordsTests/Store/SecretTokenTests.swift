import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

/// Secret tokens during a change, a state that no test of a store can pause in.
@Suite("Secret tokens") struct SecretTokenTests {
  private let tokens = SecretTokens(maxCount: 3)
  private let table = TableSchema(
    name: "t", key: .rowid, columns: [ColumnSchema(name: "password")])

  private func token(_ id: Int64, _ text: String, by maker: SecretTokenMaker) -> StoredValue {
    let record = StoredRecord(
      key: RecordKey([.integer(id)]),
      record: DynamicRecord(columns: ["password"], values: [.text(text)]))
    return record.redacted(as: table, by: maker).record["password"]
  }

  private func cell(_ id: Int64) -> Set<SecretTokens.Cell> {
    [SecretTokens.Cell("password", of: RecordKey([.integer(id)]), in: "t")]
  }

  @Test(
    "A secret token read during a change matches neither the old nor the new value", .promise(7))
  func acrossAChange() {
    let first = tokens.reader()
    let old = token(1, "a", by: first)
    #expect(token(1, "a", by: tokens.reader()) == old)
    tokens.beginWriting(cell(1))
    let during = tokens.reader()
    var all: Set = [old]
    for reader in [first, during, during] {
      #expect(all.insert(token(1, "a", by: reader)).inserted)
    }
    tokens.endWriting(cell(1), isStored: true)
    for reader in [first, during, tokens.reader()] {
      #expect(all.insert(token(1, "a", by: reader)).inserted)
    }
  }

  @Test("An undone value has its old token, and other records keep theirs")
  func takenBack() {
    let old = token(1, "a", by: tokens.reader())
    let other = token(2, "a", by: tokens.reader())
    tokens.beginWriting(cell(1))
    #expect(token(2, "a", by: tokens.reader()) == other)
    tokens.endWriting(cell(1), isStored: false)
    #expect(token(1, "a", by: tokens.reader()) == old)
    tokens.endWriting(cell(1), isStored: true)
    #expect(token(1, "a", by: tokens.reader()) != old)
    #expect(token(2, "a", by: tokens.reader()) == other)
  }

  @Test("No secret token returns, however many values change", .promise(7))
  func many() {
    var gone: Set<StoredValue> = []
    for round in 0..<5 {
      for id in 0..<5 as Range<Int64> {
        #expect(gone.insert(token(id, "a", by: tokens.reader())).inserted, "\(id) in \(round)")
        tokens.endWriting(cell(id), isStored: true)
        #expect(!gone.contains(token(id, "a", by: tokens.reader())))
      }
      // Otherwise the common number would reuse tokens of values that are no longer remembered.
      for id in 0..<5 as Range<Int64> { tokens.endWriting(cell(id), isStored: true) }
    }
  }

  /// A view may show any secret of any table, so its secret tokens are invalid while one changes.
  @Test("Secret tokens of a view's rows do not last while any secret is changed")
  func ofAView() {
    var view = table
    view.isWritable = false
    func token(by maker: SecretTokenMaker) -> StoredValue {
      let record = StoredRecord(
        key: RecordKey([.integer(9)]),
        record: DynamicRecord(columns: ["password"], values: [.text("a")]))
      return record.redacted(as: view, by: maker).record["password"]
    }
    let first = tokens.reader()
    var all: Set = [token(by: first)]
    #expect(all.contains(token(by: tokens.reader())))
    tokens.beginWriting(cell(1))
    for reader in [first, tokens.reader(), tokens.reader()] {
      #expect(all.insert(token(by: reader)).inserted)
    }
    tokens.endWriting(cell(1), isStored: true)
    #expect(all.insert(token(by: first)).inserted)
    #expect(all.insert(token(by: tokens.reader())).inserted)
    #expect(token(by: tokens.reader()) == token(by: tokens.reader()))
  }
}
