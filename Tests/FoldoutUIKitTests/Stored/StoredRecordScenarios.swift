import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import TestSupport
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Records of a store, which answers later, never, or with an error.
@Suite struct StoredRecordScenarios {
  private let key = RecordKey([.integer(1)])

  @Test("A record is shown once it was read, and an entry is stored")
  func stores() async throws {
    let stage = try RecordStage()
    #expect(stage.placeholder == ["Loading…"])
    await stage.settleLater()
    #expect(stage.screen.contentUnavailableConfiguration == nil)
    #expect(stage.screen.title == "Guests")
    #expect(stage.outline == ["name", "nights", "arrives", "greet"])
    #expect(stage.texts("name") == ["Name", "Ada"])
    try stage.type("Bo", into: "name")
    stage.leave()
    await stage.settleLater()
    #expect(stage.texts("name") == ["Name", "Bo"])
    #expect(try await stage.cell("name") == .text("Bo"))
    try stage.tap("arrives")
    await stage.settleLater()
    #expect(stage.outline == ["name", "nights", "arrives", "  arrives", "greet"])
    try stage.turn("arrives", .day, to: 20)
    await stage.settleLater()
    #expect(try await stage.cell("arrives") == .text("2026-03-20"))
    // The bar undoes the last change.
    try stage.press("Undo", in: stage.driver.notices)
    await stage.settleLater()
    #expect(try await stage.cell("arrives") == .text("2026-03-08"))
  }

  @Test("An entry stands as it is on its way, and acts wait for their turn")
  func pending() async throws {
    let gate = Gate()
    let stage = try RecordStage { store in
      HookedStore(store, change: { _ in await gate.pass() })
    }
    await stage.settleLater()
    try stage.type("Bo", into: "name")
    stage.leave()
    await stage.settle { await gate.isWaiting }
    #expect(stage.texts("name") == ["Name", "Bo"] && stage.driver.record.pending["name"] != nil)
    try stage.tap("arrives")
    #expect(!stage.outline.contains("  arrives"))
    await gate.open()
    await stage.settleLater()
    #expect(stage.outline.contains("  arrives"))
    #expect(stage.driver.record.pending.isEmpty)
    #expect(try await stage.cell("name") == .text("Bo"))
  }

  @Test("A screen that is left is not kept by an answer that never comes, and its entry is stored")
  func left() async throws {
    let gate = Gate()
    weak var controller: RecordViewController?
    let stored = Guest.store()
    do {
      let stage = try RecordStage(over: stored) { store in
        HookedStore(store, change: { _ in await gate.pass() })
      }
      await stage.settleLater()
      try stage.type("Bo", into: "name")
      controller = stage.controller
      stage.window.rootViewController = UIViewController()
      stage.settle()
      await stage.settle { await gate.isWaiting }
    }
    DoubleRunLoop.main.settle()
    #expect(controller == nil)
    await gate.open()
    while try await stored.record(key, in: "guests")?.record["name"] != .text("Bo") {
      await Task.yield()
    }
  }

  @Test("A text that is typed last is stored, even if the screen goes while the record is read")
  func leftWhileReading() async throws {
    let stored = Guest.store()
    do {
      let stage = try RecordStage(over: stored)
      await stage.settleLater()
      try stage.type("Bo", into: "name")
      stage.leave()
      await stage.settleLater()
      try stage.type("Cy", into: "name")
      stage.window.rootViewController = UIViewController()
      // The last frames of the screen: its answers are still to come.
      stage.settle()
    }
    DoubleRunLoop.main.settle()
    while try await stored.record(key, in: "guests")?.record["name"] != .text("Cy") {
      await Task.yield()
    }
  }

  @Test("0.17 Two changes of one field are shown with both values, and one is chosen")
  func conflict() async throws {
    let stage = try RecordStage()
    await stage.settleLater()
    try stage.type("Bo", into: "name")
    _ = try await stage.stored.change(
      Change(
        table: "guests", key: key,
        cells: [.init(column: "name", original: Token(.text("Ada")), new: .text("Cy"))]))
    stage.leave()
    await stage.settleLater()
    #expect(stage.texts("name").suffix(2) == ["[Use “Bo”]", "[Keep “Cy”]"])
    #expect(try await stage.cell("name") == .text("Cy"))
    try stage.press("Use “Bo”", in: stage.row("name"))
    await stage.settleLater()
    #expect(stage.texts("name") == ["Name", "Bo"])
    #expect(try await stage.cell("name") == .text("Bo"))
  }

  @Test("0.15 A change that its store cannot take now says so, keeps its value and is sent again")
  func busy() async throws {
    let (gate, pauses) = (Gate(isOpen: true), Gate())
    let stage = try RecordStage { store in
      HookedStore(
        store, change: { _ in await gate.isOpen ? nil : .failure(.busy(path: "guests.sqlite")) },
        record: { _, _, _ in await gate.isOpen ? nil : .failure(.busy(path: "guests.sqlite")) })
    }
    await stage.settleLater()
    stage.controller.answerer?.pause = { await pauses.wait() }
    await gate.close()
    try stage.type("Bo", into: "name")
    stage.leave()
    await stage.settle { await pauses.isWaiting }
    #expect(stage.texts("name").prefix(2) == ["Name", "Bo"])
    let said = stage.texts(in: stage.driver.notices).joined()
    #expect(said.hasPrefix("Not saved yet. ") && said.contains("guests.sqlite"))
    #expect(stage.announcements.last?.hasPrefix("Not saved yet.") == true)
    // A tap waits for its turn, as every act does.
    try stage.tap("arrives")
    #expect(!stage.outline.contains("  arrives"))
    await gate.open()
    await pauses.open()
    await stage.settleLater()
    #expect(try await stage.cell("name") == .text("Bo"))
    #expect(stage.outline.contains("  arrives"))
    #expect(!stage.texts(in: stage.driver.notices).joined().contains("Not saved yet"))
  }

  @Test("A record that cannot be read again is unfolded as it is shown")
  func unreadAgain() async throws {
    let gate = Gate(isOpen: true)
    let stage = try RecordStage { store in
      HookedStore(
        store, record: { _, _, _ in await gate.isOpen ? nil : .failure(.busy(path: "g.sqlite")) })
    }
    await stage.settleLater()
    await gate.close()
    try stage.tap("arrives")
    await stage.settleLater()
    #expect(stage.outline.contains("  arrives"))
    try stage.turn("arrives", .day, to: 9)
    await stage.settleLater()
    #expect(try await stage.cell("arrives") == .text("2026-03-09"))
  }

  @Test("A record that cannot be read says why, and is read again")
  func unread() async throws {
    let gate = Gate()
    let stage = try RecordStage { store in
      HookedStore(
        store, record: { _, _, _ in await gate.isOpen ? nil : .failure(.busy(path: "g.sqlite")) })
    }
    await stage.settle { stage.placeholder.contains("[Try again]") }
    #expect(stage.placeholder.first?.contains("g.sqlite") == true)
    await gate.open()
    try stage.press("Try again", in: stage.screen.view)
    await stage.settleLater()
    #expect(stage.texts("name") == ["Name", "Ada"])
    #expect(stage.screen.contentUnavailableConfiguration == nil)
  }

  @Test("A record that is gone, before or meanwhile, is said to be")
  func gone() async throws {
    let stage = try RecordStage(key: 7)
    await stage.settle { stage.placeholder == ["Guests no longer exists."] }
    let other = try RecordStage()
    await other.settleLater()
    let stored = try #require(try await other.stored.record(key, in: "guests"))
    let removed = try await other.stored.remove(
      Removal(table: "guests", key: key, original: RowDigest(of: stored.record)))
    guard case .removed = removed else {
      Issue.record("\(removed)")
      return
    }
    try other.tap("arrives")
    await other.settle { other.placeholder == ["Guest no longer exists."] }
    #expect(other.table.numberOfSections == 0 || other.table.numberOfRows(inSection: 0) == 0)
  }

  @Test("A path without a screen is an error that names it")
  func unknownPath() throws {
    let program = Program(store: Guest.store(), screens: [Guest.list])
    #expect(throws: ScreenError.unknownPath("/people")) {
      try RecordViewController(program, at: "/people", key: key)
    }
    // The list's own path is not that of its records, and a record has a key.
    #expect(throws: ScreenError.unknownPath("/guest")) {
      try RecordViewController(program, at: "/guest")
    }
  }
}

/// Lets requests of a store pass once it is open.
actor Gate {
  private(set) var isOpen: Bool
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(isOpen: Bool = false) { self.isOpen = isOpen }

  var isWaiting: Bool { !waiting.isEmpty }

  /// Waits until the gate is open.
  func wait() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  /// Waits until the gate is open, and leaves the answer to the store.
  func pass<Output>() async -> HookedStore.Hooked<Output> {
    await wait()
    return nil
  }

  func open() {
    isOpen = true
    for request in waiting { request.resume() }
    waiting = []
  }

  func close() { isOpen = false }
}
