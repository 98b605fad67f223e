import Foldout
import FoldoutForms
import FoldoutWords
import Foundation

extension RecordScreen {
  /// The head of the screen: which record this is.
  var head: Markup {
    let detail: Markup = form.head?.detail(stored).map { "<p><bdi>\($0)</bdi></p>" } ?? ""
    let name: Markup = "<h1 dir=\"auto\">\(title)</h1>\(detail)"
    guard form.head?.picture != nil else { return "<header id=\"head\">\(name)</header>" }
    return """
      <header id="head"><div class="who">\(face)<div>\(name)</div></div></header>
      """
  }

  /// All sections with their shown items.
  var sections: Markup {
    var html: Markup = ""
    for section in 0..<table.sectionCount {
      let source = form.sections[section]
      let id = PercentCoding.encode(source.id)
      let items = (0..<table.itemCount(inSection: section)).compactMap { item in
        table.item(at: Position(section: section, item: item)).map(self.html(of:))
      }
      let heading: Markup = source.title.isEmpty ? "" : "<h2 id=\"h-\(id)\">\(source.title)</h2>"
      let label: Markup = source.title.isEmpty ? "" : " aria-labelledby=\"h-\(id)\""
      html += """
        <section id="s-\(id)">\(heading)<ul class="g" role="list" id="g-\(id)"\(label)>\(items)</ul></section>
        """
    }
    return html
  }

  /// What recognises the screen as a page shows it: everything but what was typed and not taken.
  /// Behind a point stands the language, in which what is typed there is meant.
  var fingerprint: String {
    var settled = self
    settled.entries = [:]
    var digest = Digest()
    digest.combine(settled.head.bytes)
    digest.combine(settled.sections.bytes)
    return "\(digest.text).\(environment.locale.identifier(.bcp47))"
  }

  /// The page's content. A record is one form, so that a tap elsewhere saves first.
  ///
  /// The first button of a form is the one that Enter presses; it must be the one that saves and
  /// nothing else.
  var content: Markup {
    let from = fingerprint
    return """
      \(summary)\(head)<form id="f" method="post"\(encoding) action="\(address)" data-at="\(path)" \
      data-from="\(from)" novalidate data-words="\(words.signsJSON)" autocomplete="off"\(needs: .rows, .undo, .unsent)><button class="sr" tabindex="-1" aria-hidden="true">\(words.actions.save)</button>\
      <input type="hidden" name="from" value="\(from)"><div id="sections">\(sections)</div><p class="nojs"><button class="big">\(words.actions.save)</button></p>\
      \(undoBar)</form>
      """
  }

  /// The whole page.
  func page(_ shell: PageShell) -> [UInt8] {
    let hasProblem = entries.values.contains { $0.problem?.isQuestion == false }
    let name = parent.map { "\(title) · \($0.title)" } ?? title
    return shell.page(
      title: hasProblem ? "\(words.changes.error): \(name)" : name, back: parent, notes: notes,
      content: content,
      words: words)
  }
}
