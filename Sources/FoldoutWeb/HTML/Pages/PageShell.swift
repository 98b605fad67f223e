import FoldoutForms
import FoldoutWords
import Foundation

/// The document around the content of all pages.
struct PageShell: Sendable {
  /// The stylesheet, the script and the icon.
  let assets: Assets

  /// Returns a whole document. `notes` are sentences above the content, and `skip` is a link past
  /// it. The direction is that of the words, unless another is given.
  func page(
    title: String, back: BackLink?, notes: [String] = [], skip: Markup = "", content: Markup,
    words: Words, direction: LayoutDirection? = nil
  ) -> [UInt8] {
    let navigation: Markup =
      back.map { back in
        """
        <nav><a href="\(back.path)"><span class="chevron" aria-hidden="true">‹</span> \
        <bdi>\(back.title)</bdi></a></nav>
        """
      } ?? ""
    let styles = content.needs.all.filter(\.stylesPages).compactMap { assets.style(of: $0) }
      .map { style -> Markup in "<link rel=\"stylesheet\" href=\"\(style.path)\">" }
    let notes = notes.map { note -> Markup in "<p class=\"note\">\(note)</p>" }
    let page: Markup = """
      <!doctype html>
      <html lang="\(words.language)" dir="\(direction?.rawValue ?? words.direction)"><head><meta charset="utf-8">\
      <meta name="viewport" content="width=device-width,initial-scale=1">\
      <meta name="color-scheme" content="light dark"><title>\(title)</title>\
      <link rel="icon" href="\(assets.icon.path)"><link rel="stylesheet" href="\(assets.style.path)">\(styles)\
      <script src="\(assets.script.path)"></script></head><body>\(skip)\(navigation)<main>\(notes)\(content)</main>\
      <p id="\(PageElement.live.id)" class="visually-hidden" role="status"></p></body></html>
      """
    return page.bytes
  }
}

extension FormEnvironment {
  /// Returns the suffix of a page's fingerprint: its language, and the mark of its file.
  func pageSuffix(file: String) -> String {
    ([locale.identifier(.bcp47)] + (file.isEmpty ? [] : [file])).joined(separator: ".")
  }
}

/// The sentences that the script shows, as attributes of a page's form.
///
/// Each is an attribute of its own, because the quotes of a JSON object would take 30 bytes of a
/// first view.
enum ScriptTexts {
  /// The attributes of a record's form. Nothing of a new record is saved before Save, so its texts
  /// for saving and saved are empty.
  static func record(_ messages: Words.Messages, isNew: Bool) -> Markup {
    let (saving, saved) = isNew ? ("", "") : (messages.saving, messages.saved)
    return """
       data-saving="\(saving)" data-saved="\(saved)" data-unsaved="\(messages.unsaved)"\
      \(list(messages))
      """
  }

  /// The attributes of a list's form.
  static func list(_ messages: Words.Messages) -> Markup {
    "\(search(messages)) data-waiting=\"\(messages.waiting)\""
  }

  /// The attribute of the search of a list without a form.
  static func search(_ messages: Words.Messages) -> Markup {
    " data-unreached=\"\(messages.unreached)\""
  }
}
