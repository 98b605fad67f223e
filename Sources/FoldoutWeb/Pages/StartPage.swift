import Foundation
import FoldoutForms
import FoldoutRecords
import FoldoutWords

/// The start page: the file, whether it can be written, and its tables.
struct StartPage: Sendable {
  let title: String
  let size: Int64?
  let schema: Schema
  let environment: FormEnvironment
  private var words: Words { environment.vocabulary }

  var content: Markup {
    """
    <header id="head"><h1 dir="auto">\(title)</h1>\(facts)</header>\
    <section><h2 id="h-tables">\(words.start.tables)</h2>\(tables)</section>\
    <p class="note">\(words.start.timeZone): <bdi>\(environment.timeZone.identifier)</bdi></p>
    """
  }

  private var facts: Markup {
    var parts: [String] = []
    if let size {
      parts.append(size.formatted(.byteCount(style: .file).locale(environment.locale)))
    }
    if !schema.isWritable { parts.append(words.start.readOnly) }
    return parts.isEmpty ? "" : "<p>\(parts.joined(separator: " · "))</p>"
  }

  private var tables: Markup {
    guard !schema.tables.isEmpty else { return "<p class=\"note\">\(words.start.noTables)</p>" }
    let rows = schema.tables.map { table -> Markup in
      """
      <li class="r"><a class="row" href="\(Address.table(table.name).path)"><span class="k">\
      <bdi>\(ColumnLabel.text(for: table.name))</bdi></span><span class="ch" aria-hidden="true">›</span></a></li>
      """
    }
    return "<ul class=\"g\" role=\"list\" aria-labelledby=\"h-tables\">\(rows)</ul>"
  }
}
