import FoldoutForms
import FoldoutScreens

extension TextCell {
  /// The kind of a cell's content, which determines its reuse pool.
  package enum Kind: Hashable, Sendable {
    case owner, openCalendar, compact, numberPicker, input, secret, toggle, picture, option, shown
    case button
    case wheels, calendar, choice, reference, largePicture, designed
  }
}

/// The kind of cell that a face needs, and its lines without label and problem.
///
/// The lines are drawn only once a cell is bound.
struct CellDrawing {
  let kind: TextCell.Kind
  private let draw: () -> [String]

  fileprivate init(_ kind: TextCell.Kind, _ lines: @escaping @autoclosure () -> [String]) {
    self.kind = kind
    draw = lines
  }

  var lines: [String] { draw() }
}

extension ItemFace {
  var drawing: CellDrawing {
    switch self {
    case .row(let row): row.control.drawing
    case .drawer(let drawer): drawer.editor.drawing
    }
  }
}

extension RowFace.Control {
  fileprivate var drawing: CellDrawing {
    let label = TextCell.labelMark
    func opening(_ isOpen: Bool) -> String { "\(isOpen ? "▾" : "▸") \(label): " }
    return switch self {
    case .owner(let face, let isOpen):
      CellDrawing(.owner, [opening(isOpen) + (face.referencedRecord?.line ?? face.text)])
    case .calendar(let face):
      CellDrawing(
        .openCalendar,
        ["  \(label): \(face.text)"] + face.calendar.lines.map { "    \($0)" })
    case .numberPicker(let face): CellDrawing(.numberPicker, ["  \(label): \(face.line)"])
    case .compact(let face):
      CellDrawing(
        .compact,
        ["  \(label): (\(face.text))"]
          + (face.entry.lines + face.actions.lines).map { "    \($0)" })
    case .input(let face): CellDrawing(.input, ["  \(label): \(face.line)"])
    case .secret(let face):
      CellDrawing(
        .secret, ["  \(label): ‹\(face.hint)›\(face.clear.map { " [\($0)]" } ?? "")"])
    case .toggle(let isOn): CellDrawing(.toggle, ["  \(label): \(isOn ? "on" : "off")"])
    case .picture(let face, let isOpen):
      CellDrawing(.picture, [opening(isOpen) + face.content.line])
    case .option(let option, let isSeveral):
      CellDrawing(
        .option, option.lines(isSeveral: isSeveral, title: label).map { "  \($0)" })
    case .shown(let face): CellDrawing(.shown, ["  \(label): \(face.line)"])
    case .button: CellDrawing(.button, ["  [\(label)]"])
    }
  }
}

extension ReferencedRecordFace {
  fileprivate var line: String {
    title + (key.map { " · \($0)" } ?? "") + (link.map { " → \($0.title)" } ?? "")
  }
}

extension NumberPickerFace {
  /// The number between the arrows that can be pressed. A number that can be typed is drawn like a
  /// text.
  fileprivate var line: String {
    let value =
      switch control {
      case .list: title
      case .typed(let typed):
        text.isEmpty
          ? "‹\(typed.hint)\(typed.limits.map { ", \($0)" } ?? "")›" : "[\(text.inOneLine)]"
      }
    return (previous.text == nil ? "" : "‹ ") + value + (next.text == nil ? "" : " ›")
  }
}

extension InputFace {
  fileprivate var line: String {
    let link = link.map { " → \($0.title): \($0.text)" } ?? ""
    let limits = limits.map { ", \($0)" } ?? ""
    let unit = unit.map { " \($0)" } ?? ""
    return (text.isEmpty ? "‹\(hint)\(limits)›" : "[\(text.inOneLine)]") + unit + link
  }
}

extension ShownFace {
  fileprivate var line: String {
    switch self {
    case .text(let text): text.inOneLine
    case .reference(let face): face.line
    case .picture(let face): face.content.line
    case .long(let text, let all): text.inOneLine + (all.map { " [\($0)]" } ?? "")
    case .tooLong(let text, let sentence, let download):
      "\(text.inOneLine) (\(sentence)) [\(download)]"
    }
  }
}

extension PictureFace.Content {
  /// The picture's title and the beginning of its digest, or the text shown in its place.
  package var line: String {
    switch self {
    case .picture(_, let digest, let title): "(\(title) \(digest.prefix(6)))"
    case .text(let text): text
    }
  }
}

extension DrawerFace.Editor {
  fileprivate var drawing: CellDrawing {
    switch self {
    case .wheels(let face): CellDrawing(.wheels, face.lines)
    case .calendar(let face): CellDrawing(.calendar, face.lines)
    case .choice(let face): CellDrawing(.choice, face.lines)
    case .reference(let face): CellDrawing(.reference, face.lines)
    case .picture(let face): CellDrawing(.largePicture, face.lines)
    case .designed(let face): CellDrawing(.designed, face.lines)
    }
  }
}

extension DesignedFace {
  /// The design that was made for text.
  fileprivate var lines: [String] {
    designs.lazy.compactMap { $0.content as? String }.first.map { [$0] } ?? []
  }
}

extension WheelsFace {
  fileprivate var lines: [String] {
    let wheels = columns.map(\.line).joined(separator: " · ")
    return [proposal == nil ? wheels : "(\(wheels))"] + entry.lines + actions.lines
  }
}

extension ColumnFace {
  fileprivate var line: String {
    "\(caption): \(options.first { $0.value == chosen }?.title ?? "?")"
  }
}

extension ChoiceFace {
  fileprivate var lines: [String] {
    options.flatMap { $0.lines(isSeveral: isSeveral, title: $0.title) }
      + (other.map { ["\($0.caption): [\($0.text)]"] } ?? [])
      + [clear.map { "[\($0)]" }, limits.sentence].compactMap(\.self)
  }
}

extension ReferenceFace {
  fileprivate var lines: [String] {
    let options = options.map { option in
      "\(option.isChosen ? "(•)" : "( )") \(option.title)\(option.key.map { " · \($0)" } ?? "")"
    }
    return ["\(caption): [\(query)]"] + options + [note, "\(other.caption): [\(other.text)]"]
  }
}

extension PictureDrawerFace {
  fileprivate var lines: [String] {
    let line = [choose, remove.map { "[\($0)]" }].compactMap(\.self)
    return (content.map { [$0.line] } ?? []) + (line.isEmpty ? [] : [line.joined(separator: " ")])
  }
}

extension CalendarFace {
  /// The mini pickers, the weekdays, the weeks, the time and the buttons.
  ///
  /// Days are drawn as `[7]` (chosen), `7.` (today), `7•` (marked), `7'` (of another month) and
  /// `7×` (cannot be chosen).
  fileprivate var lines: [String] {
    let pickers = [page.month, page.year].map { picker in
      let title = picker.options.first { $0.value == picker.chosen }?.title ?? "?"
      let (previous, next) = (picker.previous.day, picker.next.day)
      return "\(previous == nil ? "" : "‹ ")\(title)\(next == nil ? "" : " ›")"
    }
    let rows = page.weeks.map { week in week.map { $0?.mark ?? "" }.joined(separator: " ") }
    let columns = time.map(\.line).joined(separator: " · ")
    let times = timeCaption.map { ["\($0) · \(columns)"] } ?? []
    let heads = page.weekdays.map(\.short).joined(separator: " ")
    return [pickers.joined(separator: "   "), heads] + rows + times + entry.lines + actions.lines
  }
}

extension CalendarPageFace.DayFace {
  fileprivate var mark: String {
    let number = isChosen ? "[\(self.number)]" : self.number
    let signs = [(isMarked, "•"), (isToday, "."), (!isInMonth, "'"), (!isOffered, "×")]
    return number + signs.filter(\.0).map(\.1).joined()
  }
}

extension ChoiceFace.Option {
  /// The mark, the picture, the title with its remark, and the second line.
  fileprivate func lines(isSeveral: Bool, title: String) -> [String] {
    let mark = isSeveral ? (isChosen ? "[x]" : "[ ]") : (isChosen ? "(•)" : "( )")
    let parts = [mark, picture?.content.line, title, remark, isEnabled ? nil : "(disabled)"]
    return [parts.compactMap(\.self).joined(separator: " ")] + (detail.map { ["    \($0)"] } ?? [])
  }
}

extension ChoiceFootFace {
  /// The lines under the options of a section: Clear and the problem.
  var lines: [String] {
    let clear = clear.map { ["  [\($0)]"] } ?? []
    return clear + (problem.map { ["  \(TextCell.line(of: $0))"] } ?? [])
  }
}

extension DateEntryFace {
  fileprivate var lines: [String] { ["\(caption): \(text.isEmpty ? "‹\(example)›" : "[\(text)]")"] }
}

extension DateActionsFace {
  fileprivate var lines: [String] {
    let parts = [
      zone, now.map { "[\($0)]" }, other.map { "[\($0.title)]" }, clear.map { "[\($0)]" },
    ].compactMap(\.self)
    let buttons = parts.isEmpty ? [] : [parts.joined(separator: " ")]
    return (note.map { [$0] } ?? []) + buttons
  }
}
