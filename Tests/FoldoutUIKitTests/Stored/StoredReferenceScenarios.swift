import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import TestSupport
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Records of tables that refer to one another, with forms inferred from their schema.
@Suite struct StoredReferenceScenarios {
  private static let track = RecordKey([.integer(1)])

  private static func store() -> MemoryStore {
    let albums = TableSchema(
      name: "Album", key: .columns(["AlbumId"]),
      columns: [
        ColumnSchema(name: "AlbumId", declaredType: "INTEGER", isNotNull: true, isUnique: true),
        ColumnSchema(name: "Title", declaredType: "TEXT"),
      ])
    let tracks = TableSchema(
      name: "Track", key: .columns(["TrackId"]),
      columns: [
        ColumnSchema(name: "TrackId", declaredType: "INTEGER", isNotNull: true, isUnique: true),
        ColumnSchema(name: "Name", declaredType: "TEXT"),
        ColumnSchema(
          name: "AlbumId", declaredType: "INTEGER",
          reference: .init(table: "Album", column: "AlbumId")),
      ])
    let titles = ["Balls to the Wall", "Big Ones", "Let There Be Rock"]
    return MemoryStore(
      schema: Schema(tables: [albums, tracks], isWritable: true),
      records: [
        "Album": titles.enumerated().map { index, title in
          DynamicRecord(
            columns: ["AlbumId", "Title"], values: [.integer(Int64(index + 1)), .text(title)])
        },
        "Track": [
          DynamicRecord(
            columns: ["TrackId", "Name", "AlbumId"],
            values: [.integer(1), .text("Overdose"), .integer(3)])
        ],
      ])
  }

  /// Shows the track, from a store that refuses a reference to no album, as a database does.
  private func stage() async throws -> RecordStage {
    let stage = RecordStage(of: "Track", key: Self.track, over: Self.store()) { store in
      HookedStore(
        store,
        change: { change in
          guard case .integer(4...)? = change.cells.first?.new else { return nil }
          return .failure(
            .refused(rule: .foreignKey(to: nil), column: "AlbumId", table: "Track"))
        })
    }
    await stage.settleLater()
    return stage
  }

  private func album(_ stage: RecordStage) async throws -> StoredValue? {
    try await stage.stored.record(Self.track, in: "Track")?.record["AlbumId"]
  }

  @Test("0.41 A reference is shown and chosen by the titles of its table")
  func chosen() async throws {
    let stage = try await stage()
    #expect(stage.screen.title == "Track")
    #expect(stage.texts("AlbumId").prefix(2) == ["Album", "Let There Be Rock"])
    try stage.tap("AlbumId")
    await stage.settleLater()
    try stage.press("Big Ones", in: stage.drawer("AlbumId"))
    await stage.settleLater()
    #expect(try await album(stage) == .integer(2))
    #expect(stage.texts("AlbumId").contains("Big Ones"))
  }

  @Test("0.42 A key that no record has is refused with a sentence that names the table")
  func refused() async throws {
    let stage = try await stage()
    try stage.tap("AlbumId")
    await stage.settleLater()
    let entry = try #require(stage.all(UITextField.self, in: stage.drawer("AlbumId")).last)
    entry.becomeFirstResponder()
    stage.settle()
    entry.type("99")
    stage.leave()
    await stage.settleLater()
    let texts = stage.texts(in: stage.drawer("AlbumId")) + stage.texts("AlbumId")
    #expect(texts.contains("There is no album 99. Choose one from the list."), "\(texts)")
    #expect(try await album(stage) == .integer(3))
  }

  @Test("0.43 If two people choose differently, both records are shown by their titles")
  func conflict() async throws {
    let stage = try await stage()
    try stage.tap("AlbumId")
    await stage.settleLater()
    _ = try await stage.stored.change(
      Change(
        table: "Track", key: Self.track,
        cells: [.init(column: "AlbumId", original: Token(.integer(3)), new: .integer(1))]))
    try stage.press("Big Ones", in: stage.drawer("AlbumId"))
    await stage.settleLater()
    let buttons = stage.texts("AlbumId").suffix(2)
    #expect(buttons == ["[Use “Big Ones (2)”]", "[Keep “Balls to the Wall (1)”]"])
    try stage.press("Use “Big Ones (2)”", in: stage.row("AlbumId"))
    await stage.settleLater()
    #expect(try await album(stage) == .integer(2))
  }
}
