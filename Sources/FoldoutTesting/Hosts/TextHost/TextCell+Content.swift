import FoldoutForms
import FoldoutScreens

extension ItemFace {
  /// The lines of a cell without its label and its problem.
  var content: [String] {
    switch self {
    case .row(let row): row.control.lines
    case .drawer(let drawer): drawer.editor.lines
    }
  }
}

extension RowFace.Control {
  fileprivate var lines: [String] {
    let label = TextCell.labelMark
    switch self {
    case .owner(let face, let isOpen):
      return ["\(isOpen ? "▾" : "▸") \(label): \(face.referencedRecord?.line ?? face.text)"]
    case .calendar(let face):
      return ["  \(label): \(face.text)"] + face.calendar.lines.map { "    \($0)" }
    case .numberPicker(let face): return ["  \(label): \(face.line)"]
    case .compact(let face):
      return ["  \(label): (\(face.text))"]
        + (face.entry.lines + face.actions.lines).map { "    \($0)" }
    case .input(let face): return ["  \(label): \(face.line)"]
    case .secret(let face):
      return ["  \(label): ‹\(face.hint)›\(face.clear.map { " [\($0)]" } ?? "")"]
    case .toggle(let isOn): return ["  \(label): \(isOn ? "on" : "off")"]
    case .picture(let face, let isOpen):
      return ["\(isOpen ? "▾" : "▸") \(label): \(face.content.line)"]
    case .option(let option, let isSeveral):
      return option.lines(isSeveral: isSeveral, title: label).map { "  \($0)" }
    case .shown(let face): return ["  \(label): \(face.line)"]
    case .button: return ["  [\(label)]"]
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
    return (text.isEmpty ? "‹\(hint)\(limits)›" : "[\(text.inOneLine)]") + link
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
  fileprivate var lines: [String] {
    switch self {
    case .wheels(let face):
      let columns = face.columns.map { column in
        let title = column.options.first { $0.value == column.chosen }?.title
        return "\(column.caption): \(title ?? "?")"
      }
      let wheels = columns.joined(separator: " · ")
      return [face.proposal == nil ? wheels : "(\(wheels))"] + face.entry.lines
        + face.actions.lines
    case .calendar(let face): return face.lines
    case .choice(let face):
      let options = face.options.flatMap {
        $0.lines(isSeveral: face.isSeveral, title: $0.title)
      }
      let other = face.other.map { ["\($0.caption): [\($0.text)]"] } ?? []
      return options + other
        + [face.clear.map { "[\($0)]" }, face.limits.sentence].compactMap(\.self)
    case .reference(let face):
      let options = face.options.map { option in
        "\(option.isChosen ? "(•)" : "( )") \(option.title)\(option.key.map { " · \($0)" } ?? "")"
      }
      return ["\(face.caption): [\(face.query)]"] + options + [face.note]
        + ["\(face.other.caption): [\(face.other.text)]"]
    case .picture(let face):
      let line = [face.choose, face.remove.map { "[\($0)]" }].compactMap(\.self)
      return (face.content.map { [$0.line] } ?? [])
        + (line.isEmpty ? [] : [line.joined(separator: " ")])
    }
  }
}

extension CalendarFace {
  /// The mini pickers, the weekdays, the weeks, the time and the buttons.
  ///
  /// Days are drawn as `[7]` (chosen), `7.` (today), `7•` (marked), `7'` (of another month) and
  /// `7×` (cannot be chosen).
  fileprivate var lines: [String] {
    let pickers = [month, year].map { picker in
      let title = picker.options.first { $0.value == picker.chosen }?.title ?? "?"
      let (previous, next) = (picker.previous.day, picker.next.day)
      return "\(previous == nil ? "" : "‹ ")\(title)\(next == nil ? "" : " ›")"
    }
    let rows = weeks.map { week in week.map { $0?.mark ?? "" }.joined(separator: " ") }
    let columns = time.map { column in
      let title = column.options.first { $0.value == column.chosen }?.title
      return "\(column.caption): \(title ?? "?")"
    }
    let times = timeCaption.map { ["\($0) · \(columns.joined(separator: " · "))"] } ?? []
    return [pickers.joined(separator: "   "), weekdays.map(\.short).joined(separator: " ")] + rows
      + times + entry.lines + actions.lines
  }
}

extension CalendarFace.DayFace {
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
    let parts = [
      mark, picture?.content.line, title, remark, isEnabled ? nil : "(disabled)",
    ]
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

extension String {
  /// The text with ⏎ for each line break.
  package var inOneLine: String {
    let lines = withLineFeeds
    return lines.utf8.contains(0x0A) ? lines.replacing("\n", with: "⏎") : lines
  }
}
