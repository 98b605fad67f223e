import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens

extension Batch {
  /// Creates the batch that updates a list's page from what the browser shows to the current state.
  ///
  /// - Parameters:
  ///   - shown: The fingerprint of the page that the browser shows. If it isn't that of `before`,
  ///     the batch resets all rows.
  ///   - before: The page that the browser is assumed to show, or a part of it.
  ///   - after: The current page.
  init(
    from shown: String?, before: ListPage, after: ListPage, _ conclusion: ListConclusion,
    on site: String
  ) {
    self.init(
      from: before.fingerprint, to: after.fingerprint,
      address: after.shownAddress.address(with: after.repeatedNotices), title: after.title(on: site)
    )
    let markup = after.markup
    if after.window.isPart {
      from = shown ?? from
      to = from
      // Only the browser knows which rows its page has, so leave the title as it is.
      title = nil
    }
    if shown == from || after.window.isPart {
      change(before, after, conclusion)
    } else {
      let sections: Markup = "<div id=\"\(PageElement.sections.id)\">\(markup.section())</div>"
      reset = after.head.text + sections.text
      operations.append(.need(address: Assets.served.address(of: .moves)))
    }
    if before.markup.undo != markup.undo || conclusion.outcome != .accepted {
      operations.append(.replace(id: PageElement.undo.id, html: markup.undo.text))
    }
    if after.list.footer != nil, before.list.footer != after.list.footer || reset != nil {
      operations.append(.replace(id: PageElement.footer.id, html: markup.footer.text))
    }
    if before.pages != after.pages, !after.pages.bytes.isEmpty {
      operations.append(.replace(id: PageElement.pages.id, html: after.pages.text))
    }
    for record in after.list.records {
      guard let problem = after.list.problems[record.key], let row = after.list.row(record.key)
      else { continue }
      operations.append(
        .error(id: row.id.rowElement, html: RowProblemMarkup.line(problem, of: row).text))
    }
    if let key = conclusion.restored {
      operations.append(.fit(id: RowID.record(key).rowElement))
      operations.append(.focus(id: RowID.record(key).rowElement))
    }
    if let message = conclusion.message { operations.append(.say(message)) }
  }

  /// Repeats the page's search after a successful change, because other records may match now.
  ///
  /// After a refusal the search isn't repeated, so that the problem stays below its row.
  mutating func repeatSearch(after conclusion: ListConclusion) {
    switch conclusion.outcome {
    case .refused, .conflict: break
    case .accepted, .gone:
      operations.append(.need(address: Assets.served.address(of: .find)))
      operations.append(
        .seek(id: conclusion.restored.map { RowID.record($0).rowElement } ?? ""))
    }
  }

  private mutating func change(
    _ before: ListPage, _ after: ListPage, _ conclusion: ListConclusion
  ) {
    let markup = after.markup
    if before.head != after.head {
      operations.append(.replace(id: PageElement.head.id, html: after.head.text))
    }
    let isEmptied = before.list.records.isEmpty != after.list.records.isEmpty
    if isEmptied, !after.window.isPart {
      let section = markup.section()
      operations += section.needed
      operations.append(
        .replace(id: SectionElement.section.id(of: ShownList.section), html: section.text))
    } else if let update = conclusion.step.update {
      if BatchOperations.isStructural(update) {
        operations.append(.need(address: Assets.served.address(of: .moves)))
      }
      operations +=
        BatchOperations(
          update, before: RenderedScreen(before.list, before.markup),
          after: RenderedScreen(after.list, markup)
        ).operations
    }
    for case .reveal(let row) in conclusion.step.effects {
      operations.append(.fit(id: row.rowElement))
    }
  }
}

extension RenderedScreen {
  /// Creates the screen of a list. Problems have operations of their own.
  init(_ list: ShownList, _ markup: ListMarkup) {
    self.init(
      table: list.table, section: { _, _ in markup.section() },
      item: { markup.html(of: $0) })
  }
}
