import Foldout
import FoldoutForms
import FoldoutScreens

extension Batch {
  /// The batch that turns a record's page as it is shown into what it is to be.
  ///
  /// - Parameters:
  ///   - shown: The fingerprint of what the page shows. Where that is something else than `before`,
  ///     the batch brings all sections whole.
  ///   - before: The page as it is thought to be shown.
  ///   - after: The page of what is stored now.
  ///   - step: The engine's step between the two.
  ///   - told: The record with everything that is said of its fields, which is put under their
  ///     rows.
  init(
    from shown: String?, before: RecordPage, after: RecordPage, _ step: ScreenStep,
    annotated: ShownRecord, isUndoRefused: Bool = false
  ) {
    let markup = after.markup
    self.init(
      from: before.fingerprint, to: after.fingerprint,
      address: after.address.text(of: after.record), title: after.title)
    // The page has the bar since the last change; what was not changed now leaves it as it is.
    let bar = Batch.bar(of: after.record)
    if bar != Batch.bar(of: before.record) {
      operations.append(.replace(id: PageElement.undo.id, html: bar.text))
    } else if isUndoRefused {
      // What cannot be taken back is offered no more.
      var annotated = annotated
      annotated.added = nil
      operations.append(
        .replace(id: PageElement.undo.id, html: UndoMarkup.bar(annotated.undoFace).text))
    }
    if shown == from {
      let head = markup.head
      if head != before.markup.head {
        operations.append(.replace(id: PageElement.head.id, html: head.text))
      }
      if let update = step.update {
        if after.record.form.isAnimated, BatchOperations.isStructural(update) {
          operations.append(.need(address: Assets.served.address(of: .moves)))
        }
        operations +=
          BatchOperations(
            update, before: BatchScreen(before.record, before.markup),
            after: BatchScreen(after.record, markup)
          ).list
      }
      operations += Batch.surroundings(before: before.record, after: after.record, markup)
      for case .reveal(let row) in step.effects {
        operations.append(.fit(id: row.rowElement))
      }
    } else {
      let sections: Markup =
        "<div id=\"\(PageElement.sections.id)\">\(markup.sections)</div>"
      reset = markup.head.text + sections.text
      if after.record.hasTravellingRows {
        operations.append(.need(address: Assets.served.address(of: .moves)))
      }
    }
    for problem in annotated.problems {
      operations += [
        .error(id: problem.id.rowElement, html: ProblemMarkup.line(problem).text),
        .say(problem.spoken),
      ]
    }
  }

  /// The bar as the script gets it: the script keeps the lines of earlier changes itself, and with
  /// them that of the add.
  private static func bar(of record: ShownRecord) -> Markup {
    var record = record
    if !record.undo.lines.isEmpty { record.added = nil }
    return UndoMarkup.bar(record.undoFace)
  }
}
