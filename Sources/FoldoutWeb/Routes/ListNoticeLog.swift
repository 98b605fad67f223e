import FoldoutRecords
import FoldoutScreens

/// The last notices and removals of lists, for the next page to repeat.
///
/// An address names each by a number that nobody can guess and that undoes nothing by itself. They
/// are kept for each list until the process ends; if there are too many, the oldest are dropped.
/// Removals have a queue of their own, longer than a store's, so that a notice never displaces a
/// removal that can still be undone.
actor ListNoticeLog {
  private let capacity: Int
  private var entries: [Name: ListUndo] = [:]
  /// The names of removals, oldest first.
  private var removals: [Name] = []
  /// The names of notices without Undo, oldest first.
  private var notices: [Name] = []
  /// The removals that were restored last.
  private var restored: [String] = []

  /// The name of an entry on a list.
  private struct Name: Hashable {
    var text: String
    var path: String
  }

  init(capacity: Int = 1024) {
    self.capacity = capacity
  }

  /// Keeps an entry on the list at a path, and returns its name. Complexity: O(number of kept
  /// removals).
  func keep(_ entry: ListUndo, at path: String) -> String {
    if let known = entry.id, entries[Name(text: known, path: path)] == entry { return known }
    if let known = existingName(entry, at: path) { return known.text }
    let name = Name(text: RemovalID.random().text, path: path)
    var entry = entry
    entry.id = name.text
    entries[name] = entry
    if entry.restore == nil { enqueue(name, in: &notices) } else { enqueue(name, in: &removals) }
    return name.text
  }

  private func enqueue(_ name: Name, in queue: inout [Name]) {
    queue.append(name)
    if queue.count > capacity { entries[queue.removeFirst()] = nil }
  }

  /// Returns the name of an equal removal, so that refusals of one Undo take no further entries.
  private func existingName(_ entry: ListUndo, at path: String) -> Name? {
    guard entry.restore != nil else { return nil }
    return removals.last { name in
      var same = entry
      same.id = name.text
      return name.path == path && entries[name] == same
    }
  }

  /// Returns true for the first request that restores a removal, and false for repetitions.
  func isFirst(restoring id: String) -> Bool {
    guard !restored.contains(id) else { return false }
    restored.append(id)
    if restored.count > capacity { restored.removeFirst() }
    return true
  }

  /// Returns the named entries on the list at a path, without removals that were restored since.
  func entries(_ names: some Sequence<String> & Sendable, at path: String) -> [ListUndo] {
    names.compactMap { entries[Name(text: $0, path: path)] }
      .filter { entry in entry.restore.map { !restored.contains($0) } ?? true }
  }

  /// True if an entry of this name is kept for the list at a path, including restored removals.
  func isKnown(_ name: String, at path: String) -> Bool {
    entries[Name(text: name, path: path)] != nil
  }
}
