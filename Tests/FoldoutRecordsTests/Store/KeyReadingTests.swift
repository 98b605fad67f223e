import FoldoutForms
import FoldoutRecords
import Testing

@Suite struct KeyReadingTests {
  @Test(
    "A text that spells a number can be read as that number",
    arguments: [
      ("12", StoredValue.integer(12)), ("-7", .integer(-7)), ("007", .integer(7)),
      ("1.5", .real(1.5)),
      ("1e3", .real(1000)), ("99999999999999999999", .real(1e20)),
      ("inf", .real(.infinity)), ("-inf", .real(-.infinity)),
    ])
  func textSpellsANumber(_ text: String, _ number: StoredValue) {
    #expect(StoredValue.text(text).parsedNumber == number)
  }

  @Test(
    "A text that spells no number is not read as one",
    arguments: ["", "a", "nan", "Inf", "+inf", "infinity", "0x10", "1 2", "--1", "1e999", "é"])
  func textSpellsNoNumber(_ text: String) {
    #expect(StoredValue.text(text).parsedNumber == nil)
  }

  @Test("A column's type decides how a key's text is read")
  func columnsDecideHowTextIsRead() {
    let key = RecordKey([.text("1"), .text("2"), .integer(3)])
    #expect(key.readings([.toText, .toText, .toText]) == [key])
    #expect(
      key.readings([.toText, .toNumbers, .toNumbers]) == [
        RecordKey([.text("1"), .integer(2), .integer(3)]), key,
      ])
    #expect(
      RecordKey([.text("inf")]).readings([.toNumbers]) == [
        RecordKey([.text("inf")]), RecordKey([.real(.infinity)]),
      ])
    #expect(
      key.readings([.none, .none, .none]) == [
        RecordKey([.text("1"), .text("2"), .integer(3)]),
        RecordKey([.integer(1), .text("2"), .integer(3)]),
        RecordKey([.text("1"), .integer(2), .integer(3)]),
        RecordKey([.integer(1), .integer(2), .integer(3)]),
      ])
  }

  @Test("A key in an address is read as numbers, except for values marked as texts")
  func spelled() {
    var key = RecordKey([.text("1"), .text("2")])
    key.isParsedFromText = true
    let (one, two) = (StoredValue.integer(1), StoredValue.integer(2))
    #expect(key.readings([.none, .none]).map(\.values) == [[one, two]])
    #expect(
      key.readings([.toNumbers, .toText]).map(\.values) == [
        [one, .text("2")], [.text("1"), .text("2")],
      ])
    key.textIndices = [0]
    #expect(key.readings([.none, .none]).map(\.values) == [[.text("1"), two]])
    #expect(key.numbered([.none, .none]).values == [.text("1"), two])
    #expect(!RecordKey([.text("1")]).marked([.none]).isAmbiguous([.none]))
    #expect(
      RecordKey([.text("1"), one, .text("x")]).marked([.none, .none, .none]).textIndices == [0])
    #expect(RecordKey([.text("1")]).marked([.toText]).textIndices.isEmpty)
    #expect(key == RecordKey(key.values))
  }

  @Test("Values are ordered as in SQLite")
  func valuesHaveSQLitesOrder() {
    let ordered: [StoredValue] = [
      .null, .real(-1e300), .integer(-1), .real(0.5), .integer(1), .text(""), .text("A"),
      .text("a"), .text("ab"), .text("😀"), .blob([]), .blob([0]), .blob([0, 1]),
    ]
    for (place, value) in ordered.enumerated() {
      for (otherPlace, other) in ordered.enumerated() {
        #expect(value.precedes(other) == (place < otherPlace), "\(value) before \(other)")
      }
    }
  }

  @Test("A key of many values is not read in every combination")
  func many() {
    func count(_ values: Int) -> Int {
      let key = RecordKey(Array(repeating: .text("1"), count: values))
      return key.readings(Array(repeating: .none, count: values)).count
    }
    #expect((0...6).map(count) == [1, 2, 4, 8, 16, 32, 64])
    #expect(count(7) == 2 && count(2000) == 2)
  }
}
