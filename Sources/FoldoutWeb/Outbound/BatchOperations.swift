import Foldout
import FoldoutScreens

/// An update of positions as operations on elements: deletions first, then moves and insertions from
/// the front, each after the element that stands before it by then.
struct BatchOperations {
  private(set) var list: [Batch.Operation] = []
  private let table: ScreenTable
  private let section: (Int) -> Markup
  private let item: (ScreenItem) -> Markup

  /// The operations that lead from what was shown to what a table shows now, with the HTML of its
  /// sections and of its rows and drawers.
  init(
    _ update: ScreenUpdate, after table: ScreenTable, section: @escaping (Int) -> Markup,
    item: @escaping (ScreenItem) -> Markup
  ) {
    self.table = table
    self.section = section
    self.item = item
    let moved = Set(update.moves)
    let gone = Set(update.deletions.map(\.item))
    // A section that moves is made anew: its rows may be others, too.
    for section in update.deletedSections {
      list.append(.delete(id: SectionElement.section.id(of: section.id)))
    }
    for deletion in update.deletions where !moved.contains(deletion.item) {
      list.append(.delete(id: deletion.item.element))
      // A row that goes with its drawer says no more of it.
      if case .drawer(of: let row) = deletion.item, !gone.contains(.row(row)) {
        list.append(.expanded(id: row.rowElement, false))
      }
    }
    for section in update.insertedSections { insert(section: section.index) }
    for insertion in update.insertions {
      if moved.contains(insertion.item) { move(insertion) } else { insert(insertion) }
    }
    for change in update.reconfigured { replace(change.item) }
    // A row that moves may have changed, too.
    for item in update.moves { replace(item) }
  }

  private mutating func insert(section index: Int) {
    let sections = table.outline.sectionIDs
    let previous =
      index > 0 ? SectionElement.section.id(of: sections[index - 1]) : PageElement.sections.id
    let id = SectionElement.section.id(of: sections[index])
    let html = section(index)
    list += html.needed
    list.append(.insert(id: id, after: previous, html: html.text))
  }

  private mutating func insert(_ placed: PlacedItem<RowID>) {
    let html = item(placed.item)
    list += html.needed
    list.append(
      .insert(
        id: placed.item.element, after: predecessor(of: placed.position), html: html.text))
    if case .drawer(of: let row) = placed.item {
      list.append(.expanded(id: row.rowElement, true))
    }
  }

  private mutating func move(_ placed: PlacedItem<RowID>) {
    list.append(.move(id: placed.item.element, after: predecessor(of: placed.position)))
  }

  private mutating func replace(_ changed: ScreenItem) {
    list.append(.replace(id: changed.element, html: item(changed).text))
  }

  /// The element before a position, or the list whose first item it is.
  private func predecessor(of position: Position) -> String {
    let previous = Position(section: position.section, item: position.item - 1)
    return table.item(at: previous)?.element
      ?? SectionElement.list.id(of: table.outline.sectionIDs[position.section])
  }
}

extension ScreenItem {
  /// The id of the element that shows the item.
  var element: String {
    switch self {
    case .row(let row): row.rowElement
    case .drawer(of: let row): row.drawerElement
    }
  }
}
