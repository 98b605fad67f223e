import FoldoutForms
import FoldoutWords

extension RecordScreen {
  /// The row of a text of which only the beginning is shown, with the link to all of it.
  func cutRow(_ field: Field<DynamicRecord>, _ count: Int) -> Markup {
    var all = self
    all.kept.append(Parameters.Pair(name: "all", value: field.id.name))
    let target = "\(all.addressWithoutUndo)#r-\(field.id.elementName)"
    let words = words.values.showAll(["size": byteCount(count)])
    return longRow(
      field,
      """
      <a class="all" href="\(target)" aria-label="\(field.label): \(words)">\(words)</a>
      """)
  }

  /// The row of a long text that is only read: the text below its label, and what is said of it.
  func longRow(_ field: Field<DynamicRecord>, _ end: Markup) -> Markup {
    let isCut = cut[field.id.name] != nil
    let ellipsis: Markup = isCut ? "…" : ""
    let end = isCut ? end : "<p class=\"all\">\(words.values.tooLong)</p>"
    return """
      <div class="row tall ro"><span class="k">\(field.label)</span>\
      <bdi class="val long">\(unchangedText(field))\(ellipsis)</bdi>\(end)</div>
      """
  }
}
