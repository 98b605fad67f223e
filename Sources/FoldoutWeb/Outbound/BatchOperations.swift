import Foldout
import FoldoutScreens

/// An update of positions as operations on elements: deletions first, then moves and insertions from
/// the front, each after the element that stands before it by then.
struct BatchOperations {
  private(set) var list: [Batch.Operation] = []
  private let markup: RecordMarkup
  private let table: ScreenTable

  /// The operations that lead from what was shown to what a screen shows now.
  init(_ update: ScreenUpdate, after markup: RecordMarkup) {
    self.markup = markup
    table = markup.record.table
    let moved = Set(update.moves)
    // A section that moves is made anew: its rows may be others, too.
    for section in update.deletedSections {
      list.append(.delete(id: SectionElement(section.id).id))
    }
    for deletion in update.deletions where !moved.contains(deletion.item) {
      list.append(.delete(id: deletion.item.element))
      if case .drawer(of: let row) = deletion.item {
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
    let previous = index > 0 ? SectionElement(table.outline.sectionIDs[index - 1]).id : "sections"
    let id = SectionElement(table.outline.sectionIDs[index]).id
    let html = markup.section(index)
    list += html.needed
    list.append(.insert(id: id, after: previous, html: html.text))
  }

  private mutating func insert(_ placed: PlacedItem<RowID>) {
    let html = markup.html(of: placed.item)
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

  private mutating func replace(_ item: ScreenItem) {
    list.append(.replace(id: item.element, html: markup.html(of: item).text))
  }

  /// The element before a position, or the list whose first item it is.
  private func predecessor(of position: Position) -> String {
    let previous = Position(section: position.section, item: position.item - 1)
    return table.item(at: previous)?.element
      ?? SectionElement(table.outline.sectionIDs[position.section]).list
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
