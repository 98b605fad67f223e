import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import FoldoutWords
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

extension Twins {
  /// The difference between what the two hosts show; `nil` if there is none.
  var difference: String? {
    if let first = text.violations.first { return "the text host: \(first)" }
    let (rows, wanted) = (stage.driver.shown.presentation, text.mirror.shown)
    if rows != wanted { return "the rows are \(rows), not \(wanted)" }
    let counts = (0..<stage.table.numberOfSections).map(stage.table.numberOfRows(inSection:))
    if counts != wanted.sections.map(\.items.count) { return "the table has \(counts) rows" }
    for path in stage.table.indexPathsForVisibleRows ?? [] {
      let item = wanted.sections[path.section].items[path.row]
      guard let cell = stage.table.cellForRow(at: path) as? FaceCell else { return "no cell" }
      if cell.item != item { return "a cell of \(item) shows \(String(describing: cell.item))" }
      let shown = cell.shownLines.map(\.plain)
      let lines = text.cell(of: item)?.linesInTable(cell) ?? []
      if shown != lines {
        return (["\(item) in the text host:"] + lines + ["in the table:"] + shown)
          .joined(separator: "\n")
      }
    }
    return wanted.sections.indices.lazy.compactMap { sectionDifference($0) }.first
  }

  private func sectionDifference(_ index: Int) -> String? {
    let id = text.mirror.shown.sections[index].id
    let title = text.screen.form.sections.first { $0.id == id }?.title ?? ""
    if let header = stage.table.headerView(forSection: index) as? SectionView {
      if header.shownLines != [title].filter({ !$0.isEmpty }) {
        return "the title of \(id) is \(header.shownLines), not \(title)"
      }
      let head = header.all(HeadView.self).first?.shownLine
      if let head, head != text.headLineInTable { return "the head is \(head)" }
    }
    if let footer = stage.table.footerView(forSection: index) as? SectionView {
      let lines = text.linesBelow(id).map { String($0.dropFirst(2)).plain }
      let shown = footer.shownLines.map(\.plain)
      if shown != lines { return "below \(id) is \(shown), not \(lines)" }
    }
    return nil
  }
}

extension String {
  /// The text in one line, with plain blanks.
  fileprivate var plain: String { withPlainBlanks.inOneLine }
}

extension TextHost {
  /// The head without the title of its picture, for which a table view has the picture alone.
  fileprivate var headLineInTable: String {
    guard case .picture(let face)? = screen.head.picture,
      case .picture(_, let digest, let title) = face.content
    else { return headLine }
    return headLine.replacing("(\(title) \(digest.prefix(6)))", with: "(\(digest.prefix(6)))")
  }

  /// The columns of a date in a drawer or in a row that is always open.
  func columns(of item: ScreenItem) -> [ColumnFace]? {
    switch cell(of: item)?.face {
    case .drawer(let drawer)?: drawer.editor.columnsAndBase?.columns
    case .row(let row)?: row.control.calendar?.time
    case nil: nil
    }
  }
}

extension TextCell {
  /// The lines of the cell, with all that a table view draws in another way or does not have.
  fileprivate func linesInTable(_ cell: FaceCell) -> [String] {
    var lines = lines.map(\.plain)
    switch kind {
    // The platform's own picker stands for the line for typing, and begins an empty date.
    case .compact:
      guard case .row(let row)? = face else { break }
      let clear = row.control.compact?.actions.clear.map { "    [\($0)]" }
      let problem = lines.dropFirst().filter { $0.hasPrefix("  !") }
      lines = [lines[0]] + [clear].compactMap(\.self) + problem
    case .option, .choice, .reference: lines = lines.joiningOptions
    // Days of other months are pale.
    case .calendar, .openCalendar: lines = lines.map { $0.replacing("'", with: "") }
    // A picture cannot be chosen yet, and a drawer without anything says that there is none.
    case .largePicture:
      if case .drawer(let drawer)? = face, case .picture(let picture) = drawer.editor,
        let choose = picture.choose
      {
        lines = lines.map { $0.replacing(choose, with: "").replacing("     [", with: "    [") }
          .filter { $0.contains { $0 != " " } }
        if lines.isEmpty { lines = ["    \(cell.setting.words.values.noPicture)"] }
      }
    // A secret that is typed has a button that shows it in place of the one that clears it.
    case .secret:
      let isTyped = (cell.textControl as? UITextField)?.hasText == true
      if isTyped { lines[0] = String(lines[0].prefix { $0 != "›" }) + "›" }
    case .owner, .numberPicker, .input, .toggle, .picture, .shown, .button, .wheels, .designed:
      break
    }
    // Limits stand alone where there is no example.
    return lines.map { $0.replacing("‹, ", with: "‹") }
  }
}

extension [String] {
  /// The lines with each option in one line, its mark the same for one and for several.
  fileprivate var joiningOptions: [String] {
    var joined: [String] = []
    var isOption = false
    for line in self {
      let text = line.drop { $0 == " " }
      let marks = ["(•) ": "●", "[x] ": "●", "( ) ": "○", "[ ] ": "○"]
      let mark = marks[String(text.prefix(4))]
      if let mark {
        joined.append(line.prefix { $0 == " " } + mark + " " + text.dropFirst(4))
      } else if isOption, line.hasPrefix("      "), let last = joined.popLast() {
        joined.append("\(last) \(text)")
      } else {
        joined.append(line)
      }
      isOption = mark != nil || isOption && line.hasPrefix("      ")
    }
    return joined.map { line in
      let parts = line.components(separatedBy: " (disabled)")
      return parts.joined() + (parts.count > 1 ? " (disabled)" : "")
    }
  }
}
