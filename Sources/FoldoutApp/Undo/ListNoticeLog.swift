import FoldoutRecords
import FoldoutScreens

/// The last notices and removals of lists, for the next page to repeat.
///
/// An address identifies each by a number that nobody can guess and that undoes nothing by itself.
/// They are kept for each list until the process ends; if there are too many, the oldest are
/// dropped. Removals have a queue of their own, longer than a store's, so that a notice never
/// displaces a removal that can still be undone.
actor ListNoticeLog {
  private let capacity: Int
  private var entries: [EntryID: ListUndo] = [:]
  /// The ids of removals, oldest first.
  private var removals: [EntryID] = []
  /// The ids of notices without Undo, oldest first.
  private var notices: [EntryID] = []
  /// The removals that were restored last.
  private var restored: [String] = []

  /// The id of an entry on a list.
  private struct EntryID: Hashable {
    var text: String
    var list: Address
  }

  init(capacity: Int = 1024) {
    self.capacity = capacity
  }

  /// Keeps an entry on a list, and returns its id. Complexity: O(number of kept removals).
  func keep(_ entry: ListUndo, at list: Address) -> String {
    if let known = entry.id, entries[EntryID(text: known, list: list)] == entry { return known }
    if let known = existingID(entry, at: list) { return known.text }
    let id = EntryID(text: RemovalID.random().text, list: list)
    var entry = entry
    entry.id = id.text
    entries[id] = entry
    if entry.restore == nil { enqueue(id, in: &notices) } else { enqueue(id, in: &removals) }
    return id.text
  }

  private func enqueue(_ id: EntryID, in queue: inout [EntryID]) {
    queue.append(id)
    if queue.count > capacity { entries[queue.removeFirst()] = nil }
  }

  /// Returns the id of an equal removal, so that refusals of one Undo take no further entries.
  private func existingID(_ entry: ListUndo, at list: Address) -> EntryID? {
    guard entry.restore != nil else { return nil }
    return removals.last { id in
      var same = entry
      same.id = id.text
      return id.list == list && entries[id] == same
    }
  }

  /// Returns true for the first request that restores a removal, and false for repetitions.
  func isFirst(restoring id: String) -> Bool {
    guard !restored.contains(id) else { return false }
    restored.append(id)
    if restored.count > capacity { restored.removeFirst() }
    return true
  }

  /// Returns the entries with some ids on a list, without removals that were restored since.
  func entries(_ ids: some Sequence<String> & Sendable, at list: Address) -> [ListUndo] {
    ids.compactMap { entries[EntryID(text: $0, list: list)] }
      .filter { entry in entry.restore.map { !restored.contains($0) } ?? true }
  }

  /// True if an entry with this id is kept for a list, including restored removals.
  func isKnown(_ id: String, at list: Address) -> Bool {
    entries[EntryID(text: id, list: list)] != nil
  }
}
