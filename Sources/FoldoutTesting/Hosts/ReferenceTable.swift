public import Foldout

/// A reference implementation of a table with sets of identities, slow and obvious.
///
/// It computes no positions and no updates: only the open drawers, the hidden rows, the edited row
/// and the effects of each event. The engine, which uses arithmetic, must agree. The two share
/// types, but no code.
public struct ReferenceTable<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>: Sendable {
  private var sections: [[RowID]]
  private var owners: Set<RowID>
  private let policy: DrawerPolicy

  /// The rows whose drawers are open.
  public private(set) var open: Set<RowID>

  /// The hidden rows.
  public private(set) var hidden: Set<RowID>

  /// The row whose text is edited.
  public private(set) var editing: RowID?

  /// Creates a reference with a table's state.
  public init(_ table: Table<SectionID, RowID>) {
    sections = table.outline.sections.map { $0.rows }
    owners = table.owners
    policy = table.policy
    open = Set(table.openDrawers)
    hidden = table.hidden
    editing = table.editing
  }

  /// Applies an event.
  ///
  /// - Returns: The effects that must follow, in order.
  public mutating func apply(_ event: Event<SectionID, RowID>) -> [Effect<RowID>] {
    switch event {
    case .tap(let row) where isShown(row) && !owners.contains(row):
      open.subtract(rivals(of: row))
      return [.selected(row)]
    case .tap(let row) where open.contains(row), .close(let row) where open.contains(row):
      open.remove(row)
      return []
    case .open(let row) where open.contains(row):
      return [.reveal(row)]
    case .tap(let row) where isShown(row), .open(let row) where isShown(row):
      guard owners.contains(row) else { return [] }
      open.subtract(rivals(of: row))
      open.insert(row)
      defer { editing = nil }
      return (editing.map { [.endEditing($0)] } ?? []) + [.reveal(row)]
    case .beginEditing(let row) where isShown(row) && !owners.contains(row):
      open.subtract(rivals(of: row))
      editing = row
      return []
    case .endEditing(let row):
      if editing == row { editing = nil }
      return []
    case .show(let rows):
      hidden.subtract(rows)
      return []
    case .hide(let rows):
      hidden.formUnion(rows.filter(isKnown))
      return enforceInvariants()
    case .replace(let outline, let owners):
      return replace(by: outline.sections.map { $0.rows }, owners: owners)
    case .tap, .open, .close, .beginEditing, .changed:
      return []
    }
  }

  private mutating func replace(by new: [[RowID]], owners: Set<RowID>) -> [Effect<RowID>] {
    let oldOrder = sections.joined().filter(open.contains)
    sections = new
    self.owners = owners.filter(isKnown)
    open = []
    hidden = hidden.filter(isKnown)
    for row in oldOrder where isShown(row) && self.owners.contains(row) {
      open.subtract(rivals(of: row))
      open.insert(row)
    }
    return enforceInvariants()
  }

  /// Folds drawers that can no longer be open, and ends editing of a row that no longer allows it.
  private mutating func enforceInvariants() -> [Effect<RowID>] {
    open = open.filter { isShown($0) && owners.contains($0) }
    guard let row = editing, !isShown(row) || owners.contains(row) else { return [] }
    editing = nil
    return [.endEditing(row)]
  }

  private func isKnown(_ row: RowID) -> Bool { sections.contains { $0.contains(row) } }

  private func isShown(_ row: RowID) -> Bool { isKnown(row) && !hidden.contains(row) }

  private func rivals(of row: RowID) -> Set<RowID> {
    switch policy {
    case .one: open
    case .onePerSection: open.intersection(sections.first { $0.contains(row) } ?? [])
    case .many: []
    }
  }
}
