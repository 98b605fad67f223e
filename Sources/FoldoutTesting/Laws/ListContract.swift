package import FoldoutForms

/// A person who uses a list in one host: their actions, and the lines that the host shows.
package protocol ListUser {
  /// Taps a row, or the button that unfolds its bar.
  mutating func tap(_ key: Int64) async throws
  /// Presses a button of the open bar.
  mutating func press(_ action: ActionID, of key: Int64) async throws
  /// Presses Undo, which the host offers for the record with that key.
  mutating func undo(_ key: Int64) async throws
  /// Removes a record as another person would.
  mutating func removeElsewhere(_ key: Int64) async throws
  /// The shown rows and bars, one line each: a title, or `[Share] [Remove]`.
  var lines: [String] { get async throws }
}

/// The laws of lists, which every host must keep.
///
/// ```swift
/// let contract = ListContract { titles in TextList(titles) }
/// #expect(try await contract.violations(seed: seed) == [])
/// ```
package struct ListContract<User: ListUser> {
  private let makeUser: ([String]) async throws -> User

  /// Creates the contract from a function that makes a new host for each conversation.
  ///
  /// The host's rows have the given titles, the keys 1, 2, … in that order, and the actions Share,
  /// Remove and Archive. Archive changes nothing.
  package init(makeUser: @escaping ([String]) async throws -> User) { self.makeUser = makeUser }

  /// Returns the host's violations in fixed conversations and a random one; empty if it has none.
  package func violations(seed: UInt64, steps: Int = 60) async throws -> [String] {
    var found: [String] = []
    for (name, uses) in Self.conversations {
      found += try await run(uses).map { "\(name): \($0)" }
    }
    var random = SeededGenerator(seed: seed)
    var model = ListModel(Self.titles)
    let uses = (0..<steps).map { _ in
      let use = model.randomUse(&random)
      model.perform(use)
      return use
    }
    return found + (try await run(uses)).map { "seed \(seed): \($0)" }
  }

  private static var titles: [String] { ["A", "B", "C", "D"] }

  private static var conversations: [(String, [ListUse])] {
    [
      ("a tap unfolds, moves and folds", [.tap(2), .tap(3), .tap(3)]),
      ("a removal comes back to its place", [.tap(2), .press("remove", 2), .undo(2)]),
      ("an open bar stays its row's", [.tap(3), .removeElsewhere(1), .press("archive", 3)]),
      ("an action changes nothing", [.tap(1), .press("archive", 1), .tap(1)]),
      (
        "what is gone cannot be removed",
        [.tap(4), .removeElsewhere(4), .press("remove", 4), .tap(1)]
      ),
      (
        "the last row goes, too", (1...4).flatMap { [.tap($0), .press("remove", $0)] } + [.undo(4)]
      ),
    ]
  }

  /// Performs the actions in order, and compares the shown lines with a model's after each.
  private func run(_ uses: [ListUse]) async throws -> [String] {
    var user = try await makeUser(Self.titles)
    var model = ListModel(Self.titles)
    for (number, use) in uses.enumerated() {
      switch use {
      case .tap(let key): try await user.tap(key)
      case .press(let action, let key): try await user.press(action, of: key)
      case .undo(let key): try await user.undo(key)
      case .removeElsewhere(let key): try await user.removeElsewhere(key)
      }
      model.perform(use)
      // A page shows another person's removal only with its next answer.
      if case .removeElsewhere = use { continue }
      let shown = try await user.lines
      if shown != model.lines {
        return ["after \(uses[...number]) \(shown) and not \(model.lines)"]
      }
    }
    return []
  }
}

/// One action of a person on a list.
private enum ListUse {
  case tap(Int64)
  case press(ActionID, Int64)
  case undo(Int64)
  case removeElsewhere(Int64)
}

/// A model of a list: its rows, and the key of its open bar.
private struct ListModel {
  private var rows: [(key: Int64, title: String)]
  private var open: Int64?
  /// The last removed record, which Undo restores.
  private var removed: (key: Int64, title: String)?

  init(_ titles: [String]) {
    rows = titles.enumerated().map { (Int64($0.offset + 1), $0.element) }
  }

  var lines: [String] {
    rows.flatMap { row in
      row.key == open ? [row.title, "[Share] [Remove] [Archive]"] : [row.title]
    }
  }

  /// Returns a random action that is possible now.
  func randomUse(_ random: inout SeededGenerator) -> ListUse {
    var uses: [ListUse] = rows.map { .tap($0.key) }
    if let open { uses += [.press("remove", open), .press("archive", open)] }
    if let removed { uses.append(.undo(removed.key)) }
    // Others remove only rows that are not open here; a fixed conversation has the other case.
    uses += rows.filter { $0.key != open && rows.count > 2 }.prefix(1).map {
      .removeElsewhere($0.key)
    }
    guard let use = uses.randomElement(using: &random) else {
      preconditionFailure("Nothing can be done in a list without rows and without an Undo.")
    }
    return use
  }

  mutating func perform(_ use: ListUse) {
    switch use {
    case .tap(let key):
      guard rows.contains(where: { $0.key == key }) else { return }
      open = open == key ? nil : key
    case .press("remove", let key):
      guard let index = rows.firstIndex(where: { $0.key == key }) else { return }
      removed = rows.remove(at: index)
      open = nil
    case .press: return
    case .undo(let key):
      guard let record = removed, record.key == key else { return }
      rows.append(record)
      rows.sort { $0.key < $1.key }
      removed = nil
    case .removeElsewhere(let key):
      rows.removeAll { $0.key == key }
      if open == key { open = nil }
    }
  }
}
