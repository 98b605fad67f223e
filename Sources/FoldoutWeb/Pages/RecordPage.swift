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

  /// The record's parts as HTML.
  var markup: RecordMarkup {
    RecordMarkup(
      record, links: address.links(of: record), rows: record.pending.isEmpty ? rows : [:])
  }

  /// The window's title.
  var title: String {
    parent.map { "\(record.title) · \($0.title)" } ?? record.title
  }

  /// Recognizes the screen as a page shows it: everything but what was typed and not taken.
  /// Behind a point stands the language, in which what is typed there is meant.
  var fingerprint: String {
    var settled = record
    settled.pending = [:]
    let markup = RecordMarkup(settled, links: address.links(of: settled), rows: rows)
    return RecordPage.fingerprint(markup.head, markup.sections, record.environment)
  }

  /// The whole page.
  func html(_ shell: PageShell) -> [UInt8] {
    let hasProblem = record.problems.contains { !$0.isQuestion }
    return shell.page(
      title: hasProblem ? "\(record.words.changes.error): \(title)" : title, back: parent,
      notes: notes, content: content, words: record.words)
  }

  /// The page's content. A record is one form, so that a tap elsewhere saves first.
  ///
  /// The first button of a form is the one that Enter presses; it must be the one that saves and
  /// nothing else.
  private var content: Markup {
    let words = record.words
    let (head, sections) = (markup.head, markup.sections)
    // Rows in which something was typed and not taken are not those that a page is known by.
    let from =
      record.pending.isEmpty
      ? RecordPage.fingerprint(head, sections, record.environment) : fingerprint
    return """
      \(summary)\(head)<form id="\(PageElement.form.id)" method="post"\(encoding) action="\(address.textWithUndo(of: record))" data-at="\(address.path)" \
      data-from="\(from)" novalidate data-words="\(words.signsJSON)" autocomplete="off"\(parts)><button class="sr" tabindex="-1" aria-hidden="true">\(words.actions.save)</button>\
      <input type="hidden" name="\(PageParameter.from.rawValue)" value="\(from)"><div id="\(PageElement.sections.id)">\(sections)</div><p class="nojs"><button class="big">\(words.actions.save)</button></p>\
      \(UndoMarkup.bar(record.undoFace))</form>
      """
  }

  /// The parts that every record needs; with a colour of the form those whose styles know it, and the one
  /// that animates rows, where there may be others with the next answer.
  private var parts: Markup {
    let travels = record.hasTravellingRows
    guard let tint = record.form.tint else {
      return travels
        ? "\(needs: .moves, .rows, .undo, .unsent)" : "\(needs: .rows, .undo, .unsent)"
    }
    let colour: Markup = " data-tint=\"\(tint.rawValue)\""
    return travels
      ? "\(colour)\(needs: .choices, .moves, .rows, .undo, .unsent)"
      : "\(colour)\(needs: .choices, .rows, .undo, .unsent)"
  }

  /// How the form is sent: in parts where a file may come along.
  private var encoding: Markup {
    let takesFile = record.table.openDrawers.contains { row in
      record.form.field(row.field)?.kind.isPicture == true
    }
    return takesFile ? " enctype=\"multipart/form-data\"" : ""
  }

  /// All problems with links to their rows, first on the page.
  private var summary: Markup {
    let lines = record.problems.filter { !$0.isQuestion }.map { face -> Markup in
      "<li><a href=\"#\(face.id.rowElement)\">\(face.sentence)</a></li>"
    }
    guard !lines.isEmpty else { return "" }
    return """
      <div class="sum" role="alert" tabindex="-1"><p>\(record.words.changes.problems)</p><ul>\(lines)</ul></div>
      """
  }

  private static func fingerprint(
    _ head: Markup, _ sections: Markup, _ environment: FormEnvironment
  ) -> String {
    var digest = Digest()
    digest.combine(head.bytes)
    digest.combine(sections.bytes)
    return "\(digest.text).\(environment.locale.identifier(.bcp47))"
  }
}

extension RecordAddress {
  /// The links of a record's rows.
  func links(of record: ShownRecord) -> RecordLinks {
    RecordLinks(path: path, address: text(of: record))
  }
}
