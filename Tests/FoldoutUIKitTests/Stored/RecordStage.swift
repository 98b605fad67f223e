import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutTesting
import Foundation
import TestSupport
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// A guest in a table of a store.
nonisolated struct Guest: Sendable {
  var name = ""
  var arrives: LocalDate?
  var nights = 1

  static let form = Form<Guest>("Guest") {
    Section("Guest") {
      TextField("Name", \.name).required()
      NumberField("Nights", \.nights).range(1...9)
    }
    Section("Stay") {
      DateField("Arrives", \.arrives, style: .wheels)
      ButtonField("Greet") { guest in .message("Hello, \(guest.name)") }
    }
  }

  static let list = Screen.list(
    "Guests", of: "guests", at: "/guests", records: "/guest", form: { _ in form }, blank: Guest())

  /// A store with one guest, whose key is 1.
  static func store() -> MemoryStore {
    let names = ["id", "name", "arrives", "nights"]
    let table = TableSchema(
      name: "guests", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER", isNotNull: true, isUnique: true),
        ColumnSchema(name: "name", declaredType: "TEXT", isNotNull: true),
        ColumnSchema(name: "arrives", declaredType: "TEXT"),
        ColumnSchema(name: "nights", declaredType: "INTEGER", isNotNull: true),
      ])
    let ada = DynamicRecord(
      columns: names, values: [.integer(1), .text("Ada"), .text("2026-03-08"), .integer(2)])
    return MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["guests": [ada]])
  }
}

/// A record of a store on a stage. Every answer comes later.
final class RecordStage: TableStage {
  let controller: RecordViewController
  /// The store behind all hooks.
  let stored: MemoryStore

  /// Shows the guest with a key in a window, from a store with hooks over another.
  init(
    key: Int64 = 1, over stored: MemoryStore = Guest.store(),
    hooks: (MemoryStore) -> any RecordStore = { $0 }
  ) throws {
    TableStage.clear()
    self.stored = stored
    let program = Program(store: hooks(stored), screens: [Guest.list])
    controller = try RecordViewController(
      program, at: "/guest", key: RecordKey([.integer(key)]), environment: Stay.environment)
    super.init(controller, size: CGSize(width: 390, height: 844))
    window.makeKeyAndVisible()
    settle()
  }

  /// Shows a record of a table of a store, with the form inferred from its schema.
  init(
    of table: String, key: RecordKey, over stored: MemoryStore,
    hooks: (MemoryStore) -> any RecordStore
  ) {
    TableStage.clear()
    self.stored = stored
    controller = RecordViewController(
      Program(store: hooks(stored)), of: table, key: key, environment: Stay.environment)
    super.init(controller, size: CGSize(width: 390, height: 844))
    window.makeKeyAndVisible()
    settle()
  }

  /// Lets all that waits go on until something is true. If it never is, the run is ended with the
  /// name of the test.
  func settle(until isTrue: () async throws -> Bool) async rethrows {
    while try await !isTrue() {
      for _ in 0..<20 { await Task.yield() }
      settle()
    }
    settle()
  }

  /// Waits for all answers.
  func settleLater() async {
    await settle { screen.driver != nil && controller.answerer?.openAnswers == 0 }
  }

  /// The value of a column of the guest.
  func cell(_ column: String) async throws -> StoredValue? {
    try await stored.record(RecordKey([.integer(1)]), in: "guests")?.record[column]
  }

  /// The texts in place of rows.
  var placeholder: [String] { texts(in: screen.view.subviews.last) }
}
