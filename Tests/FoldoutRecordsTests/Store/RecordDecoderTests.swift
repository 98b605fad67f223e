import FoldoutForms
import FoldoutRecords
import Foundation
import Testing

/// Records decoded as values of a program's type.
@Suite("Decoding records")
struct RecordDecoderTests {
  private enum Size: String, Codable { case small, large }

  private struct Thing: Codable, Equatable {
    var id: Int
    var small: UInt8?
    var price: Double?
    var name: String?
    var isNew: Bool?
    var size: Size?
    var tags: [String]?

    init(id: Int) { self.id = id }
  }

  private func decode(_ cells: [(String, StoredValue)]) throws -> Thing {
    try RecordDecoder().decode(
      from: DynamicRecord(columns: cells.map(\.0), values: cells.map(\.1)))
  }

  @Test("Columns are decoded by the type's keys")
  func reads() throws {
    var thing = Thing(id: 3)
    thing.small = 255
    thing.price = 2
    thing.name = "a"
    thing.isNew = true
    thing.size = .large
    thing.tags = ["x", "y"]
    let found = try decode([
      ("name", .text("a")), ("id", .integer(3)), ("small", .integer(255)), ("price", .integer(2)),
      ("isNew", .integer(1)), ("size", .text("large")), ("tags", .text("[\"x\",\"y\"]")),
      ("other", .blob([1])),
    ])
    #expect(found == thing)
  }

  @Test("An exact number is decoded of any class, and data of a blob")
  func exact() throws {
    struct Bill: Codable, Equatable {
      var whole: Decimal
      var real: Decimal?
      var text: Decimal?
      var scan: Data?
    }
    let cells: [(String, StoredValue)] = [
      ("whole", .integer(3)), ("real", .real(12.1)), ("text", .text("0.30")),
      ("scan", .blob([1, 2])),
    ]
    let bill = try RecordDecoder().decode(
      Bill.self, from: DynamicRecord(columns: cells.map(\.0), values: cells.map(\.1)))
    #expect(bill.whole == 3 && bill.real == Decimal(string: "12.1"))
    #expect(bill.text == Decimal(string: "0.3") && bill.scan == Data([1, 2]))
    #expect(throws: DecodingError.self) {
      try RecordDecoder().decode(
        Bill.self, from: DynamicRecord(columns: ["whole"], values: [.text("three")]))
    }
  }

  @Test("NULL, a missing column and a secret are decoded as nil")
  func misses() throws {
    let found = try decode([("id", .integer(1)), ("name", .redacted(7)), ("price", .null)])
    #expect(found == Thing(id: 1))
  }

  @Test(
    "A value that the type does not accept is refused",
    arguments: [
      [("id", .text("1"))], [("id", .null)], [], [("id", .integer(1)), ("small", .integer(256))],
      [("id", .integer(1)), ("isNew", .integer(2))], [("id", .integer(1)), ("size", .text("?"))],
      [("id", .integer(1)), ("tags", .text("x"))], [("id", .real(1.5))],
    ] as [[(String, StoredValue)]])
  func refuses(_ cells: [(String, StoredValue)]) {
    #expect(throws: DecodingError.self) { try decode(cells) }
  }
}
