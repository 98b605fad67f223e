import Foundation
import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutWords

/// The page of a record.
struct RecordPage {
  let record: ShownRecord
  let address: RecordAddress
  /// The page to go back to: the record's list, or the start page.
  let parent: BackLink?
  /// Sentences above the record.
  let notes: [String]
  /// The faces of rows that were made before, for the record without pending entries.
  var rows: RowFaces = [:]
  /// The buttons of a new record; `nil` for a stored one.
  var adding: AddingMarkup?
  /// The actions on the record as a whole; `nil` for a new record.
  var recordActions: RecordActions?
  /// The ticket with which a button of the record adds another; `nil` if none does.
  var ticket: String?
  /// The switches of the environment above the record; `nil` for none.
  var switches: EnvironmentSwitches?
  /// The field whose row gets the focus when the page is loaded.
  var edited: FieldID?

  /// The record's parts as HTML.
  var markup: RecordMarkup {
    RecordMarkup(
      record, links: address.links(of: record), rows: record.pending.isEmpty ? rows : [:])
  }

  /// The page's title.
  var title: String {
    let asked = isAsking ? recordActions?.heading(of: record.name) : nil
    let title = asked ?? record.title
    return parent.map { "\(title) · \($0.title)" } ?? title
  }

  /// True if the page asks before the record is removed.
  private var isAsking: Bool {
    let asks = address.kept.contains { $0.name == PageParameter.remove.rawValue }
    return recordActions?.removal != nil || recordActions?.canRemove == true && asks
  }

  /// A digest of the screen without pending entries, then its language and its file's mark,
  /// separated by dots. Texts that are typed on the page are read in that language.
  var fingerprint: String {
    var withoutEntries = record
    withoutEntries.pending = [:]
    let markup = RecordMarkup(withoutEntries, links: address.links(of: withoutEntries), rows: rows)
    return fingerprint(markup.head, markup.sections)
  }

  /// Returns the whole page.
  func html(_ shell: PageShell) -> [UInt8] {
    let hasProblem =
      record.problems.contains(where: \.isFault) || adding?.sentence != nil
    return shell.page(
      title: hasProblem ? "\(record.words.changes.error): \(title)" : title, back: parent,
      notes: notes, content: content, words: record.words,
      direction: record.environment.direction)
  }

  /// The page's content. A record is one form, so that a tap elsewhere saves first.
  ///
  /// Enter presses the first button of a form, so that must be the button that only saves.
  private var content: Markup {
    let words = record.words
    var markup = markup
    let (head, sections) = (markup.head, markup.sections)
    markup.focused = edited
    // The fingerprint does not include pending entries, so the shown rows cannot be used for it.
    let from =
      record.pending.isEmpty
      ? fingerprint(head, sections) : fingerprint
    let isNew = record.target.isNew
    let save: Markup =
      adding.map { _ in
        """
        <button class="visually-hidden" tabindex="-1" aria-hidden="true" name="\(PageParameter.adding.rawValue)" value="save">
        """
      } ?? "<button class=\"visually-hidden\" tabindex=\"-1\" aria-hidden=\"true\">"
    let end: Markup = adding?.html ?? saveButton
    return """
      \(summary)\(head)\(switches?.html(keeping: address.pairs(of: record), of: address.path) ?? "")<form id="\(PageElement.form.id)" method="post"\(encoding) action="\(address.textWithUndo(of: record))" data-at="\(address.path)" \
      data-from="\(from)" novalidate\(ScriptTexts.record(words.messages, isNew: isNew)) autocomplete="off"\(parts)>\(save)\(words.actions.save)</button>\
      <input type="hidden" name="\(PageParameter.from.rawValue)" value="\(from)">\(ticket.map { TicketMarkup.input($0) } ?? "")\(adding?.previous?.html ?? "")<div id="\(PageElement.sections.id)">\(edited == nil ? sections : markup.sections)</div>\(end)\
      \(UndoMarkup.bar(record.undoFace))</form>\(record.addID == nil ? "" : UndoMarkup.removal(at: address.textWithUndo(of: record)))\(atEnd)
      """
  }

  /// The button that saves without script; empty for a record of which nothing can be changed.
  private var saveButton: Markup {
    guard record.form.fields.contains(where: \.kind.isEditable) else { return "" }
    return "<p class=\"nojs\"><button class=\"big\">\(record.words.actions.save)</button></p>"
  }

  private var atEnd: Markup { recordActions?.html(of: record.name.excerpt) ?? "" }

  /// The parts of the script that a record needs: also the styles of a tint, and the animation of
  /// rows if an answer may add or remove some.
  private var parts: Markup {
    let travels = record.hasTravellingRows
    if record.target.isNew {
      let colour: Markup =
        record.form.tint.map { " data-tint=\"\($0.rawValue)\"\(needs: .choices)" } ?? ""
      return travels
        ? "\(colour)\(needs: .adding, .moves, .rows)"
        : "\(colour)\(needs: .adding, .rows)"
    }
    guard let tint = record.form.tint else {
      return travels
        ? "\(willNeed: .moves, .rows, .undo, .unsent)" : "\(willNeed: .rows, .undo, .unsent)"
    }
    let colour: Markup = " data-tint=\"\(tint.rawValue)\""
    return travels
      ? "\(colour)\(needs: .choices, .moves, .rows, .undo, .unsent)"
      : "\(colour)\(needs: .choices, .rows, .undo, .unsent)"
  }

  /// The form's encoding: multipart if a file may be sent.
  private var encoding: Markup {
    let takesFile = record.table.openDrawers.contains { row in
      record.form.field(row.field)?.kind.isPicture == true
    }
    return takesFile ? " enctype=\"multipart/form-data\"" : ""
  }

  /// All problems with links to their rows, first on the page.
  private var summary: Markup {
    let lines = record.problems.filter(\.isFault).map(link(to:))
    // Without script a page opens at its top, but the sentence beside Save is at its end.
    let whole: [Markup] =
      adding?.sentence.map { ["<li><a href=\"#\(PageElement.add.id)\">\($0)</a></li>"] } ?? []
    let all = lines + whole
    guard !all.isEmpty else { return "" }
    return """
      <div class="problems" role="alert" tabindex="-1"><p>\(record.words.changes.problems)</p><ul>\(all)</ul></div>
      """
  }

  private func link(to problem: ProblemFace) -> Markup {
    "<li><a href=\"#\(problem.id.rowElement)\">\(problem.sentence)</a></li>"
  }

  private func fingerprint(_ head: Markup, _ sections: Markup) -> String {
    var digest = Digest()
    digest.combine(head.bytes)
    digest.combine(sections.bytes)
    return "\(digest.text).\(record.environment.pageSuffix(file: address.fileDigest))"
  }
}

extension RecordAddress {
  /// Returns the links of a record's rows.
  func links(of record: ShownRecord) -> RecordLinks {
    RecordLinks(
      path: pictures ?? path, address: text(of: record), kept: KeptEnvironment(of: kept))
  }
}
