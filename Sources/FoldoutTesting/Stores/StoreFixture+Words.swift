import FoldoutForms
import FoldoutRecords

extension StoreFixture {
  /// A table of words and ranks. Some words differ only in case, some occur twice, two are NULL,
  /// and two are longer than an address can hold; three are not text, and one is not valid UTF-8.
  static var words: Table {
    let long = String(repeating: "long ", count: 60)
    let words: [StoredValue] = [
      .text("pear"), .text("Apple"), .null, .text("apple"), .text("fig"), .text("APPLE"), .null,
      .text("zoë"), .text(""), .text(long + "b"), .text(long + "a"), .integer(7), .real(6.5),
      .text("fig"), .blob([1, 2]), .text("Fig"), .text(bytes: [0xFF, 0x41]), .text("a\0b"),
    ]
    let ranks: [StoredValue] = [
      .integer(3), .integer(1), .integer(3), .null, .integer(-2), .real(2.5), .integer(3), .null,
      .integer(3), .integer(.max), .integer(.min), .integer(3), .null, .integer(1), .integer(1),
      .null, .integer(2), .integer(3),
    ]
    return Table(
      schema: TableSchema(
        name: StoreFixture.ordered, key: .columns(["id"]),
        columns: [
          ColumnSchema(name: "id", declaredType: "INTEGER", isNotNull: true, isUnique: true),
          ColumnSchema(name: "word"),
          ColumnSchema(name: "rank"),
          ColumnSchema(name: "note", declaredType: "TEXT"),
        ], orders: ["word", "rank"]),
      rows: zip(words, ranks).enumerated().map { index, row in
        [.integer(Int64(index * 3)), row.0, row.1, .text("note \(index)")]
      })
  }
}
