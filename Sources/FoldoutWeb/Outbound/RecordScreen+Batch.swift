import Foldout
import FoldoutForms

extension RecordScreen {
  /// Applies an event and gives the batch that turns the page as it is shown into what it is to
  /// be: the rows whose content changed, and what the event folds and unfolds, in one.
  ///
  /// `before` is the screen as the page is thought to show it. Where the page says that it shows
  /// something else (`from`), the batch brings all sections whole. Fields that were `sent` are
  /// shown anew in any case: what was typed may stand for a value that is written otherwise.
  mutating func batch(
    from: String?, before: RecordScreen, sent: [FieldID] = [],
    applying event: Event<String, FieldID>?
  ) -> Batch {
    let changed = form.fields.filter { field in
      sent.contains(field.id) || row(field, isOpen: false) != before.row(field, isOpen: false)
        || (before.table.openDrawers.contains(field.id)
          && html(of: .drawer(of: field.id)) != before.html(of: .drawer(of: field.id)))
    }
    let step = table.apply(all: [.changed(changed.map(\.id)), event].compactMap(\.self))
    var batch = Batch(
      from: before.fingerprint, to: fingerprint, address: addressWithoutUndo, title: windowTitle)
    // The page has the bar since the last change; what was not changed now leaves it as it is.
    if undoBar != before.undoBar { batch.operations.append(undoOperation) }
    guard from == batch.from else {
      batch.reset = head.text + "<div id=\"sections\">" + sections.text + "</div>"
      return batch
    }
    if head != before.head { batch.operations.append(.replace(id: "head", html: head.text)) }
    if let update = step.update { batch.operations += operations(for: update) }
    for case .reveal(let id) in step.effects {
      batch.operations.append(.fit(id: "r-\(id.elementName)"))
    }
    return batch
  }

  /// Shows the bar as it is to be.
  var undoOperation: Batch.Operation { .replace(id: "undo", html: undoBar.text) }

  /// The window's title.
  var windowTitle: String {
    parent.map { "\(title) · \($0.title)" } ?? title
  }

  /// An update of positions as operations on elements: deletions first, then insertions from the
  /// front, each after the element that stands before it by then.
  private func operations(for update: BatchUpdate<String, FieldID>) -> [Batch.Operation] {
    var operations: [Batch.Operation] = []
    for deletion in update.deletions {
      operations.append(.delete(id: elementID(deletion.item)))
      if case .drawer(of: let id) = deletion.item {
        operations.append(.expanded(id: "r-\(id.elementName)", false))
      }
    }
    for insertion in update.insertions {
      let position = insertion.position
      let previous = Position(section: position.section, item: position.item - 1)
      let after =
        table.item(at: previous).map(elementID)
        ?? "g-\(PercentCoding.encode(form.sections[position.section].id))"
      let html = html(of: insertion.item)
      operations += html.needed
      operations.append(.insert(id: elementID(insertion.item), after: after, html: html.text))
      if case .drawer(of: let id) = insertion.item {
        operations.append(.expanded(id: "r-\(id.elementName)", true))
      }
    }
    for change in update.reconfigured {
      operations.append(
        .replace(id: elementID(change.item), html: html(of: change.item).text))
    }
    return operations
  }

  /// The id of the element that shows an item.
  func elementID(_ item: Item<FieldID>) -> String {
    switch item {
    case .row(let id): "r-\(id.elementName)"
    case .drawer(of: let id): "d-\(id.elementName)"
    }
  }
}

extension Batch.Operation {
  /// Whether it shows the bar that undoes.
  var isUndoBar: Bool {
    if case .replace(id: "undo", _) = self { true } else { false }
  }
}
