import FoldoutTesting

@testable import FoldoutWeb

// Draws the page's elements as lines in the text host's notation, so that both hosts can be
// compared character by character.

extension BatchedPage {
  /// The head as one line.
  var headLine: String {
    let picture = head.all("img").first?.picture ?? head.all("span").first.map { "(\($0.text))" }
    let detail = head.all("p").first.map { "· \($0.text)" }
    return [picture, head.all("h1").first?.text, detail].compactMap(\.self).joined(separator: " ")
  }

  /// The lines of the bar of Undo.
  var barLines: [String] {
    bar.all("p").filter { $0["id"] != nil }.map { line in
      let button = line.all("button").first.map { " [\($0.text)]" } ?? ""
      let final = line.all("span").first { $0["class"] == "final" }.map { " \($0.text)" } ?? ""
      let sentence = line.all("span").first?.text ?? ""
      return "↶ \(sentence)\(button)\(final)"
    }
  }

  /// Returns the lines of an item, including pending entries and the message about a refused one.
  func lines(of item: Element) -> [String] {
    guard let id = item["id"], let field = item.field else { return ["?"] }
    if id.contains("~") { return optionLines(of: item).map { "  \($0)" } }
    if id.hasPrefix("d-") { return drawerLines(item, field).map { "    \($0)" } }
    // An open date drawer shows a refusal beside its entry; a conflict is always shown under the
    // row.
    return rowLines(item) + (isBesideEntry(field) ? [] : errorLine(field).map { "  \($0)" })
  }

  private func isBesideEntry(_ field: String) -> Bool {
    guard let error = errors[field], let drawer = item("d-\(field)") else { return false }
    return !drawer.all("select").isEmpty && !error.isChoice
  }

  private func errorLine(_ field: String) -> [String] {
    guard let error = errors[field] else { return [] }
    let sentence = error.children.compactMap { if case .text(let text) = $0 { text } else { nil } }
      .joined()
    let buttons = error.all("button").map { " [\($0.text)]" }.joined()
    return ["! \(sentence)\(buttons)"]
  }

  private func rowLines(_ row: Element) -> [String] {
    let label = row.all(where: { $0["class"] == "label" }).first?.text ?? ""
    if let owner = row.all("button").first(where: { $0["aria-expanded"] != nil }) {
      let value = owner.all("img").first?.picture ?? owner.all("bdi").first?.text ?? ""
      return ["\(owner["aria-expanded"] == "true" ? "▾" : "▸") \(label): \(value)"]
    }
    if row.all("button").contains(where: { $0["class"] == "row press" }) { return ["  [\(label)]"] }
    if !row.all("table").isEmpty, let field = row.field {
      let text = row.all("bdi").first?.text ?? ""
      return ["  \(label): \(text)"] + calendarLines(row, field).map { "    \($0)" }
    }
    if let picker = row.all(where: { $0["class"] == "mini-picker" }).first {
      let ends = picker.all("button").map { $0["name"] != nil }
      let title = picker.all("select").first.flatMap(chosenTitle)
      let text = picker.all("input").first.map(typedLine)
      return [
        "  \(label): \(ends.first == true ? "‹ " : "")\(title ?? text ?? "?")\(ends.last == true ? " ›" : "")"
      ]
    }
    if let small = row.all("button").first(where: { $0["class"] == "compact" }) {
      return ["  \(label): (\(small.text))"] + dateLines(row).map { "    \($0)" }
    }
    if let box = row.all("input").first(where: { $0["type"] == "checkbox" }) {
      return ["  \(label): \(current(box) == "1" ? "on" : "off")"]
    }
    if let secret = row.all("input").first(where: { $0["type"] == "password" }) {
      let clear =
        row.all("button").first { $0["name"] != nil }.map { " [\($0.text)]" } ?? ""
      return ["  \(label): ‹\(secret["placeholder"] ?? "")›\(clear)"]
    }
    if let input = row.all(where: { $0.name == "textarea" || $0["id"]?.hasPrefix("i-") == true })
      .first
    {
      let link = row.all("a").first?["aria-label"].map { " → \($0)" } ?? ""
      let unit = row.all("label").first { $0["class"] == "unit" }.map { " \($0.text)" } ?? ""
      return ["  \(label): \(typedLine(input))\(unit)\(link)"]
    }
    let value = row.all("img").first?.picture ?? row.all("bdi").first?.text.inOneLine ?? ""
    return ["  \(label): \(value)"]
  }

  /// Returns the text of an input, or its placeholder and limits if it is empty.
  private func typedLine(_ input: Element) -> String {
    let text = current(input)
    let limits = input["title"].map { ", \($0)" } ?? ""
    return text.isEmpty
      ? "‹\(input["placeholder"] ?? "")\(limits)›" : "[\(text.inOneLine)]"
  }

  private func drawerLines(_ drawer: Element, _ field: String) -> [String] {
    if !drawer.all("table").isEmpty { return calendarLines(drawer, field) }
    let selects = drawer.all("label").filter { !$0.all("select").isEmpty }
    if !selects.isEmpty {
      let columns = selects.map { label -> String in
        guard let select = label.all("select").first else { return "?" }
        let value = current(select)
        let title = select.all("option").first { ($0["value"] ?? $0.text) == value }?.text
        return "\(label.all("span").first?.text ?? ""): \(title ?? "?")"
      }.joined(separator: " · ")
      let isPale = drawer.all("div").contains { $0["class"] == "wheels pale" }
      return [isPale && !isTurned(selects) ? "(\(columns))" : columns] + dateLines(drawer)
        + (isBesideEntry(field) ? errorLine(field) : [])
    }
    if !drawer.all(where: { $0["class"] == "options" }).isEmpty { return choiceLines(drawer) }
    let picture = drawer.all("img").first?.picture ?? drawer.all("p").first?.text
    let caption = drawer.all("label").first?.text
    let remove = drawer.all("button").first.map { "[\($0.text)]" }
    let line = [caption, remove].compactMap(\.self)
    return (picture.map { [$0] } ?? []) + (line.isEmpty ? [] : [line.joined(separator: " ")])
  }

  /// Returns a calendar's lines: mini pickers, weekdays, weeks with marks, and the time.
  private func calendarLines(_ drawer: Element, _ field: String) -> [String] {
    let pickers = drawer.all(where: { $0["class"] == "mini-picker" }).map { picker -> String in
      let ends = picker.all("button").map { $0["name"] != nil }
      let title = picker.all("select").first.flatMap(chosenTitle) ?? "?"
      return "\(ends.first == true ? "‹ " : "")\(title)\(ends.last == true ? " ›" : "")"
    }
    let rows = drawer.all("tr").dropFirst().map { week in
      week.all("td").map(dayMark).joined(separator: " ")
    }
    let time = drawer.all(where: { $0["class"] == "time" }).map { line in
      let columns = line.all("label").map { label in
        let title = label.all("select").first.flatMap(chosenTitle) ?? "?"
        return "\(label.all("span").first?.text ?? ""): \(title)"
      }
      return ([line.all("span").first?.text ?? ""] + columns).joined(separator: " · ")
    }
    let heads = drawer.all("th").map(\.text).joined(separator: " ")
    return [pickers.joined(separator: "   "), heads] + rows + time + dateLines(drawer)
      + (isBesideEntry(field) ? errorLine(field) : [])
  }

  private func chosenTitle(_ select: Element) -> String? {
    let value = current(select)
    return select.all("option").first { ($0["value"] ?? $0.text) == value }?.text
  }

  private func dayMark(_ cell: Element) -> String {
    guard let day = cell.all("button").first else { return "" }
    let number = cell["aria-selected"] == "true" ? "[\(day.text)]" : day.text
    return number + (day["aria-current"] == nil ? "" : ".") + (day["class"] == "outside" ? "'" : "")
      + (day["aria-disabled"] == nil ? "" : "×")
  }

  /// Returns the lines of each option: mark, picture, title with its note, and a subtitle line.
  private func optionLines(of element: Element) -> [String] {
    element.all("label").filter { !$0.all("input").isEmpty }.flatMap { label -> [String] in
      guard let control = label.all("input").first, let name = control["name"] else { return ["?"] }
      let isSeveral = control["type"] == "checkbox"
      let isChosen =
        entered[name].map { $0.split(separator: "\n").contains { $0 == control["value"] ?? "" } }
        ?? (control["checked"] != nil)
      let smalls = label.all("small")
      let parts = [
        isSeveral ? (isChosen ? "[x]" : "[ ]") : (isChosen ? "(•)" : "( )"),
        label.all("img").first?.picture, label.all("bdi").first?.text,
        smalls.first { $0["class"] == nil }?.text, control["disabled"].map { _ in "(disabled)" },
      ]
      let detail = smalls.first { $0["class"] == "subtitle" }.map { "    \($0.text)" }
      return [parts.compactMap(\.self).joined(separator: " ")] + [detail].compactMap(\.self)
    }
  }

  /// Returns the lines of the part under a section's options, and of the section's footer.
  func linesBelow(_ section: Section) -> [String] {
    let clear = section.foot?.all("button").first.map { ["  [\($0.text)]"] } ?? []
    let error = section.foot?.field.map { errorLine($0).map { "  \($0)" } } ?? []
    let footer = section.footer?.textLines.filter { !$0.isEmpty }.map { "  \($0)" } ?? []
    return clear + error + footer
  }

  private func choiceLines(_ drawer: Element) -> [String] {
    let options = optionLines(of: drawer)
    let other = drawer.all("input").first { $0["id"]?.hasPrefix("i-") == true }.map { input in
      let caption = drawer.all("label").first { $0["for"] == input["id"] }?.text ?? ""
      return "\(caption): [\(current(input))]"
    }
    let clear = drawer.all("button").first.map { "[\($0.text)]" }
    let limits = drawer.all("p").first { $0["class"] == "last" }?.text
    return options + [other, clear, limits].compactMap(\.self)
  }

  /// Returns the lines of a date's entry and of the buttons that set or clear it.
  private func dateLines(_ element: Element) -> [String] {
    guard let input = element.all("input").first(where: { $0["id"]?.hasPrefix("i-") == true })
    else {
      return []
    }
    let caption = element.all("label").first { $0["for"] == input["id"] }?.text ?? ""
    let text = current(input)
    let entry = "\(caption): \(text.isEmpty ? "‹\(input["placeholder"] ?? "")›" : "[\(text)]")"
    guard let set = element.all(where: { $0["class"] == "tools" }).first else { return [entry] }
    let zoneName = set.elements.first { $0.name == "span" }?.text
    let parts = [zoneName].compactMap(\.self) + set.all("button").map { "[\($0.text)]" }
    return [entry] + (parts.isEmpty ? [] : [parts.joined(separator: " ")])
  }

  /// Returns the present value of a control.
  private func current(_ control: Element) -> String {
    guard let name = control["name"] else { return "" }
    if let entered = entered[name] { return entered }
    var holder = Element(name: "div")
    holder.children = [.element(control)]
    return holder.controls[name] ?? ""
  }

  private func isTurned(_ selects: [Element]) -> Bool {
    selects.contains { label in
      label.all("select").first?["name"].map { entered[$0] != nil } == true
    }
  }
}

extension Element {
  /// True if the message has buttons: it is a conflict or a question.
  var isChoice: Bool { self["class"] != "error notice" && !all("button").isEmpty }

  /// The element's text, split at its line breaks.
  fileprivate var textLines: [String] {
    children.reduce(into: [""]) { lines, child in
      switch child {
      case .text(let text): lines[lines.count - 1] += text
      case .element(let element) where element.name == "br": lines.append("")
      case .element(let element): lines[lines.count - 1] += element.text
      }
    }
  }

  /// A picture as its alternative text and the first six characters of its digest.
  fileprivate var picture: String {
    let digest = self["src"]?.split(separator: "v=").last.map { String($0) } ?? ""
    return "(\(self["alt"] ?? "") \(digest.prefix(6)))"
  }
}
