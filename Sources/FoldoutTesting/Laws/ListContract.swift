package import FoldoutForms

/// Somebody who uses a list in one host: what is done, and what is shown.
package protocol ListUser {
  /// Taps a row, or the button that unfolds its bar.
  mutating func tap(_ key: Int64) async throws
  /// Presses a button of the open bar.
  mutating func press(_ action: ActionID, of key: Int64) async throws
  /// Presses Undo, which is offered for the record of that key.
  mutating func undo(_ key: Int64) async throws
  /// Removes a record, as somebody else would.
  mutating func removeElsewhere(_ key: Int64) async throws
  /// The rows with their bars as they are shown, a line for each: a title, or `[Share] [Remove]`.
  var lines: [String] { get async throws }
}

/// The laws of lists that every host has to keep, whatever it draws with.
///
/// ```swift
/// let contract = ListContract { titles in TextList(titles) }
/// #expect(try await contract.violations(seed: seed) == [])
/// ```
package struct ListContract<User: ListUser> {
  private let makeUser: ([String]) async throws -> User

  /// The contract of hosts that are made for each law anew. Their rows have the titles and, from 1
  /// on, the keys in that order, and the actions Share, Remove and Archive, which changes nothing.
  package init(makeUser: @escaping ([String]) async throws -> User) { self.makeUser = makeUser }

  /// The laws that the host breaks: the conversations of every sort, and a random one.
  package func violations(seed: UInt64, steps: Int = 60) async throws -> [String] {
    var found: [String] = []
    for (name, deeds) in Self.conversations {
      found += try await run(deeds).map { "\(name): \($0)" }
    }
    var random = SeededGenerator(seed: seed)
    var model = ListModel(Self.titles)
    let deeds = (0..<steps).map { _ in
      let deed = model.deed(&random)
      model.perform(deed)
      return deed
    }
    return found + (try await run(deeds)).map { "seed \(seed): \($0)" }
  }

  private static var titles: [String] { ["A", "B", "C", "D"] }

  private static var conversations: [(String, [ListUse])] {
    [
      ("a tap unfolds, moves and folds", [.tap(2), .tap(3), .tap(3)]),
      ("a removal comes back to its place", [.tap(2), .press("remove", 2), .undo(2)]),
      ("an open bar stays its row's", [.tap(3), .elsewhere(1), .press("archive", 3)]),
      ("an action changes nothing", [.tap(1), .press("archive", 1), .tap(1)]),
      ("what is gone cannot be removed", [.tap(4), .elsewhere(4), .press("remove", 4), .tap(1)]),
      (
        "the last row goes, too", (1...4).flatMap { [.tap($0), .press("remove", $0)] } + [.undo(4)]
      ),
    ]
  }

  /// Does one thing after another, and compares what is shown with a model's.
  private func run(_ deeds: [ListUse]) async throws -> [String] {
    var user = try await makeUser(Self.titles)
    var model = ListModel(Self.titles)
    for (number, deed) in deeds.enumerated() {
      switch deed {
      case .tap(let key): try await user.tap(key)
      case .press(let action, let key): try await user.press(action, of: key)
      case .undo(let key): try await user.undo(key)
      case .elsewhere(let key): try await user.removeElsewhere(key)
      }
      model.perform(deed)
      // Nobody sees at once what others do.
      if case .elsewhere = deed { continue }
      let shown = try await user.lines
      if shown != model.lines {
        return ["after \(deeds[...number]) \(shown) and not \(model.lines)"]
      }
    }
    return []
  }
}

/// One thing that somebody does with a list.
private enum ListUse {
  case tap(Int64)
  case press(ActionID, Int64)
  case undo(Int64)
  case elsewhere(Int64)
}

/// A list by its rows and the key of its open bar.
private struct ListModel {
  private var rows: [(key: Int64, title: String)]
  private var open: Int64?
  /// The record that can be brought back.
  private var removed: (key: Int64, title: String)?

  init(_ titles: [String]) {
    rows = titles.enumerated().map { (Int64($0.offset + 1), $0.element) }
  }

  var lines: [String] {
    rows.flatMap { row in
      row.key == open ? [row.title, "[Share] [Remove] [Archive]"] : [row.title]
    }
  }

  /// Something that can be done now.
  func deed(_ random: inout SeededGenerator) -> ListUse {
    var deeds: [ListUse] = rows.map { .tap($0.key) }
    if let open { deeds += [.press("remove", open), .press("archive", open)] }
    if let removed { deeds.append(.undo(removed.key)) }
    // Somebody else takes a row that is not open: what follows from the other is a conversation.
    deeds += rows.filter { $0.key != open && rows.count > 2 }.prefix(1).map { .elsewhere($0.key) }
    return deeds.randomElement(using: &random) ?? .tap(1)
  }

  mutating func perform(_ deed: ListUse) {
    switch deed {
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
    case .elsewhere(let key):
      rows.removeAll { $0.key == key }
      if open == key { open = nil }
    }
  }
}
