import FoldoutRecords
import FoldoutScreens

/// The last things that were done on lists, for the next page to say them once more.
///
/// An address names each by a number that nobody can guess and that takes nothing back by itself. They
/// are kept by list; where there are too many, the oldest go. There is room for more of them than
/// removals are kept, so that none goes that can still be taken back.
actor LastDeeds {
  private let capacity: Int
  private var deeds: [Name: ListUndo] = [:]
  private var names: [Name] = []
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

  /// Keeps what was done on the list at a path; gives the name under which it is known.
  func keep(_ deed: ListUndo, at path: String) -> String {
    if let known = deed.name, deeds[Name(text: known, path: path)] == deed { return known }
    let name = Name(text: RestoreID.random().text, path: path)
    var deed = deed
    deed.name = name.text
    deeds[name] = deed
    names.append(name)
    if names.count > capacity { deeds[names.removeFirst()] = nil }
    return name.text
  }

  /// True for the first that takes a removal back, and false for those that ask for the same once more.
  func isFirst(restoring id: String) -> Bool {
    guard !restored.contains(id) else { return false }
    restored.append(id)
    if restored.count > capacity { restored.removeFirst() }
    return true
  }

  /// What was done on the list at a path, by some of its names.
  func deeds(_ names: some Sequence<String> & Sendable, at path: String) -> [ListUndo] {
    names.compactMap { deeds[Name(text: $0, path: path)] }
  }
}
