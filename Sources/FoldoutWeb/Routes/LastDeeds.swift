import FoldoutRecords
import FoldoutScreens

/// The last things that were done on lists, for the next page to say them once more.
///
/// An address names each by a number that nobody can guess and that takes nothing back by itself.
/// They are kept by list until the process ends; where there are too many, the oldest go. Removals
/// have a queue of their own, longer than a store keeps removals, so that no word pushes one out
/// that can still be taken back.
actor LastDeeds {
  private let capacity: Int
  private var deeds: [Name: ListUndo] = [:]
  /// The names of removals.
  private var removals: [Name] = []
  /// The names of what is only said.
  private var words: [Name] = []
  /// The removals that were taken back last.
  private var restored: [String] = []

  /// The name of a deed on a list.
  private struct Name: Hashable {
    var text: String
    var path: String
  }

  init(capacity: Int = 1024) {
    self.capacity = capacity
  }

  /// Keeps what was done on the list at a path; gives the name under which it is known. Takes time
  /// in proportion to the removals that are kept.
  func keep(_ deed: ListUndo, at path: String) -> String {
    if let known = deed.name, deeds[Name(text: known, path: path)] == deed { return known }
    if let known = known(deed, at: path) { return known.text }
    let name = Name(text: RestoreID.random().text, path: path)
    var deed = deed
    deed.name = name.text
    deeds[name] = deed
    if deed.restore == nil { note(name, in: &words) } else { note(name, in: &removals) }
    return name.text
  }

  private func note(_ name: Name, in queue: inout [Name]) {
    queue.append(name)
    if queue.count > capacity { deeds[queue.removeFirst()] = nil }
  }

  /// The name of a removal that says the same: an Undo may be refused any number of times.
  private func known(_ deed: ListUndo, at path: String) -> Name? {
    guard deed.restore != nil else { return nil }
    return removals.last { name in
      var same = deed
      same.name = name.text
      return name.path == path && deeds[name] == same
    }
  }

  /// True for the first that takes a removal back, and false for those that ask for the same once
  /// more.
  func isFirst(restoring id: String) -> Bool {
    guard !restored.contains(id) else { return false }
    restored.append(id)
    if restored.count > capacity { restored.removeFirst() }
    return true
  }

  /// Returns the deeds on the list at a path, by some of its names, without the removals that were
  /// taken back since.
  func deeds(_ names: some Sequence<String> & Sendable, at path: String) -> [ListUndo] {
    names.compactMap { deeds[Name(text: $0, path: path)] }
      .filter { deed in deed.restore.map { !restored.contains($0) } ?? true }
  }

  /// True for the names of deeds on the list at a path that are kept, also of those taken back.
  func isKnown(_ name: String, at path: String) -> Bool {
    deeds[Name(text: name, path: path)] != nil
  }
}
