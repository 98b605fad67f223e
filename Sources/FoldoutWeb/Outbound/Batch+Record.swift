import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutWords

extension Batch {
  /// Creates the batch that updates a record's page from what the browser shows to the current
  /// state.
  ///
  /// - Parameters:
  ///   - shown: The fingerprint of the page that the browser shows. If it isn't that of `before`,
  ///     the batch resets all sections.
  ///   - before: The page that the browser is assumed to show.
  ///   - after: The page of what is stored now.
  ///   - step: The engine's step between the two.
  ///   - annotated: The record with the problems of its fields, which are shown below their rows.
  ///   - isUndoRefused: True if the change could not be undone, so that the bar must
  ///     not offer it again.
  init(
    from shown: String?, before: RecordPage, after: RecordPage, _ step: ScreenStep,
    annotated: ShownRecord, isUndoRefused: Bool = false
  ) {
    let markup = after.markup
    self.init(
      from: before.fingerprint, to: after.fingerprint,
      address: after.address.text(of: after.record), title: after.title)
    // The page has had the bar since the last change; leave it if nothing changed now.
    let bar = Batch.bar(of: after.record)
    if bar != Batch.bar(of: before.record) {
      operations.append(.replace(id: PageElement.undo.id, html: bar.text))
    } else if isUndoRefused {
      // Stop offering an undo that was refused.
      var annotated = annotated
      annotated.addID = nil
      operations.append(
        .replace(id: PageElement.undo.id, html: UndoMarkup.bar(annotated.undoFace).text))
    }
    let hidden = after.record.hiddenFields
      .subtracting(shown == from ? before.record.hiddenFields : [])
    let lost = after.record.layout.fields(hidden).map { field in
      [field.id.elementName, after.record.words.messages.hidden(["field": field.label])]
    }
    hides = lost.isEmpty ? nil : lost
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
            update, before: RenderedScreen(before.record, before.markup),
            after: RenderedScreen(after.record, markup)
          ).operations
      }
      operations += Batch.sectionOperations(before: before.record, after: after.record, markup)
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

  /// Creates the batch that updates a record's page after a submission.
  init(
    from shown: String?, _ conclusion: RecordConclusion, of editing: RecordEditing,
    _ opened: OpenedPage, _ submission: Submission, then operations: [Operation] = []
  ) {
    var record = editing.record
    if !conclusion.outcome.isAccepted { record.pending = [:] }
    self.init(
      from: shown, before: opened.page(rows: conclusion.faces.before),
      after: opened.page(of: record, rows: conclusion.faces.after), conclusion.step,
      annotated: editing.record.withNotices(
        altered: conclusion.altered, trimmed: conclusion.trimmed, messages: conclusion.messages),
      isUndoRefused: submission.restores && !conclusion.outcome.isAccepted)
    if case .pressed(let id, _) = conclusion.outcome, let field = record.form.field(id) {
      // A message of the program is a notice at the button.
      if conclusion.messages.isEmpty {
        self.operations.append(.say(record.words.messages.done(["field": field.label])))
      }
      if let failure = conclusion.rereadFailure {
        let line = ProblemMarkup.line(
          ProblemFace(typing: .custom(failure), of: field, in: record))
        self.operations += [
          .error(id: RowID.field(id).rowElement, html: line.text), .say(failure),
        ]
      }
    }
    if conclusion.outcome == .conflict { self.operations += conclusion.notes.map { .say($0) } }
    if submission.pressed != nil, !conclusion.outcome.isAccepted, let ticket = opened.ticket {
      self.operations.append(.replacingTicket(with: ticket))
    }
    self.operations += operations
    if let first = conclusion.first, submission.pressed != nil || submission.adding != nil {
      let element = RowID.field(first).rowElement
      self.operations += [.fit(id: element), .focus(id: element)]
    }
  }

  /// Returns the operations that update what surrounds the rows of sections: footers, and the feet
  /// of choices.
  ///
  /// A section that became a choice, or stopped being one, is sent whole.
  private static func sectionOperations(
    before: ShownRecord, after: ShownRecord, _ markup: RecordMarkup
  ) -> [Operation] {
    let previousIDs = Set(before.table.outline.sectionIDs)
    var previous = PageElement.sections.id
    var operations: [Operation] = []
    for (index, id) in after.table.outline.sectionIDs.enumerated() {
      let element = SectionElement.section.id(of: id)
      defer { previous = element }
      let (old, new) = (before.heading(of: id), after.heading(of: id))
      guard previousIDs.contains(id), old != new else { continue }
      if (old.choice == nil) != (new.choice == nil) {
        let html = markup.section(index)
        operations += html.needed
        operations.append(.insert(id: element, after: previous, html: html.text))
        continue
      }
      if let choice = new.choice, choice != old.choice {
        operations.append(
          .replace(id: choice.id.rowElement, html: markup.foot(choice).text))
      }
      if old.footer != new.footer, new.hasFooter {
        operations.append(
          .replace(
            id: SectionElement.footer.id(of: id), html: markup.footer(of: new).text))
      }
    }
    return operations
  }

  /// Returns the bar of Undo for the script, which itself keeps the lines of earlier changes and
  /// the add.
  private static func bar(of record: ShownRecord) -> Markup {
    var record = record
    if !record.undo.lines.isEmpty { record.addID = nil }
    return UndoMarkup.bar(record.undoFace)
  }
}

extension PreviousAdd {
  /// The operations that show a press's outcome on the page; none if the button was not pressed.
  var answer: [Batch.Operation] {
    guard isAnswer else { return [] }
    let text = [reason, link?.title].compactMap(\.self).first
    return [.replace(id: PageElement.added.id, html: html.text)] + (text.map { [.say($0)] } ?? [])
  }
}
