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
  /// Sentences that stand above the record.
  let notes: [String]
  /// The faces of rows that were made already, of the record without anything pending.
  var rows: RowFaces = [:]
  /// The buttons of a record that is still to be added; `nil` for one that is stored.
  var adding: AddingMarkup?
  /// The actions on the record as a whole; `nil` for a new record.
  var end: RecordEnd?
  /// The number with which a button of the record adds another; `nil` where none does.
  var ticket: String?
  /// The switches of the environment that stand above the record; `nil` for none.
  var switches: EnvironmentSwitches?
  /// The field whose row has the focus once the page is loaded.
  var edited: FieldID?

  /// The record's parts as HTML.
  var markup: RecordMarkup {
    RecordMarkup(
      record, links: address.links(of: record), rows: record.pending.isEmpty ? rows : [:])
  }

  /// The window's title.
  var title: String {
    let asked = record.words.rows.removing(["title": record.title])
    let title = isAsking ? asked : record.title
    return parent.map { "\(title) · \($0.title)" } ?? title
  }

  /// True where the page asks whether the record is to be removed.
  private var isAsking: Bool {
    let asks = address.kept.contains { $0.name == PageParameter.remove.rawValue }
    return end?.removal != nil || end?.removes == true && asks
  }

  /// Recognizes the screen as a page shows it: everything but what was typed and not taken. Behind
  /// points stand the language, in which what is typed there is meant, and the mark of the file.
  var fingerprint: String {
    var settled = record
    settled.pending = [:]
    let markup = RecordMarkup(settled, links: address.links(of: settled), rows: rows)
    return fingerprint(markup.head, markup.sections)
  }

  /// The whole page.
  func html(_ shell: PageShell) -> [UInt8] {
    let hasProblem =
      record.problems.contains { !$0.isQuestion } || adding?.sentence != nil
    return shell.page(
      title: hasProblem ? "\(record.words.changes.error): \(title)" : title, back: parent,
      notes: notes, content: content, words: record.words,
      direction: record.environment.direction)
  }

  /// The page's content. A record is one form, so that a tap elsewhere saves first.
  ///
  /// The first button of a form is the one that Enter presses; it must be the one that saves and
  /// nothing else.
  private var content: Markup {
    let words = record.words
    var markup = markup
    let (head, sections) = (markup.head, markup.sections)
    markup.focused = edited
    // Rows in which something was typed and not taken are not those that a page is known by.
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
    let end: Markup =
      adding?.html
      ?? "<p class=\"nojs\"><button class=\"big\">\(words.actions.save)</button></p>"
    return """
      \(summary)\(head)\(switches?.html(keeping: address.pairs(of: record), of: address.path) ?? "")<form id="\(PageElement.form.id)" method="post"\(encoding) action="\(address.textWithUndo(of: record))" data-at="\(address.path)" \
      data-from="\(from)" novalidate data-words="\(isNew ? words.quietSignsJSON : words.signsJSON)" autocomplete="off"\(parts)>\(save)\(words.actions.save)</button>\
      <input type="hidden" name="\(PageParameter.from.rawValue)" value="\(from)">\(ticket.map { TicketMarkup.input($0) } ?? "")\(adding?.previous?.html ?? "")<div id="\(PageElement.sections.id)">\(edited == nil ? sections : markup.sections)</div>\(end)\
      \(UndoMarkup.bar(record.undoFace))</form>\(record.added == nil ? "" : UndoMarkup.removal(at: address.textWithUndo(of: record)))\(atEnd)
      """
  }

  private var atEnd: Markup { end?.html(of: record.title.excerpt) ?? "" }

  /// The parts that every record needs; with a colour of the form those whose styles know it, and
  /// the one that animates rows, where there may be others with the next answer.
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

  /// The form's encoding: in parts where a file may come along.
  private var encoding: Markup {
    let takesFile = record.table.openDrawers.contains { row in
      record.form.field(row.field)?.kind.isPicture == true
    }
    return takesFile ? " enctype=\"multipart/form-data\"" : ""
  }

  /// All problems with links to their rows, first on the page.
  private var summary: Markup {
    let lines: [Markup] = record.problems.filter { !$0.isQuestion }.map { face -> Markup in
      "<li><a href=\"#\(face.id.rowElement)\">\(face.sentence)</a></li>"
    }
    // A page without script begins at its top, and what is said beside Save is at its end.
    let whole: [Markup] =
      adding?.sentence.map { ["<li><a href=\"#\(PageElement.add.id)\">\($0)</a></li>"] } ?? []
    let all = lines + whole
    guard !all.isEmpty else { return "" }
    return """
      <div class="problems" role="alert" tabindex="-1"><p>\(record.words.changes.problems)</p><ul>\(all)</ul></div>
      """
  }

  private func fingerprint(_ head: Markup, _ sections: Markup) -> String {
    var digest = Digest()
    digest.combine(head.bytes)
    digest.combine(sections.bytes)
    return "\(digest.text).\(record.environment.pageSuffix(file: address.file))"
  }
}

extension RecordAddress {
  /// The links of a record's rows.
  func links(of record: ShownRecord) -> RecordLinks {
    RecordLinks(path: pictures ?? path, address: text(of: record))
  }
}
