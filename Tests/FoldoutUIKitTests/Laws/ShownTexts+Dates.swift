import FoldoutScreens
import FoldoutTesting
@testable @_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

// Dates in drawers and in rows that are always open, read from the screen.

extension CalendarView {
  /// The pages, the weekdays, the weeks, the time, the entry and the buttons.
  var shownLines: [String] {
    let times = all(WheelsView.self).map { wheels in
      let caption = wheels.superview?.subviews.lazy.compactMap { $0 as? UILabel }.first?.text
      return "\(caption ?? "?") · \(wheels.shownLine)"
    }
    return all(PageBar.self).map(\.shownLine) + all(CalendarGrid.self).flatMap(\.shownLines)
      + times + all(EntryLine.self).flatMap(\.shownLines)
      + all(DateActionsLine.self).flatMap(\.shownLines)
  }
}

extension PageBar {
  fileprivate var shownLine: String {
    let arrows = all(RibbonView.self).flatMap { ribbon in
      [ribbon.accessibilityElements?.first, ribbon.accessibilityElements?.last].map {
        ($0 as? ArrowControl)?.isEnabled == true
      }
    }
    // A month may be written short where there is no room.
    let titles = all(StripView.self).compactMap(\.accessibilityValue)
    guard arrows.count == 4, titles.count == 2 else { return "?" }
    return zip(titles, [0, 2]).map { title, index in
      "\(arrows[index] ? "‹ " : "")\(title)\(arrows[index + 1] ? " ›" : "")"
    }.joined(separator: "   ")
  }
}

extension CalendarGrid {
  fileprivate var shownLines: [String] {
    let weekdays = subviews.compactMap { ($0 as? UILabel)?.text }.joined(separator: " ")
    let days = subviews.compactMap { $0 as? DayView }
    let weeks = stride(from: 0, to: days.count, by: 7).map { start in
      days[start..<min(start + 7, days.count)].map { $0.isHidden ? "" : $0.mark }
        .joined(separator: " ")
    }
    return [weekdays] + weeks
  }
}

extension DayView {
  /// The number with its signs: `[7]` chosen, `7•` marked, `7.` today, `7×` not to be chosen.
  fileprivate var mark: String {
    let number = all(UILabel.self).first?.text ?? "?"
    let dot = subviews.last?.isHidden == false
    let traits = accessibilityTraits
    let signs = [
      (dot, "•"), (accessibilityValue != nil, "."), (traits.contains(.notEnabled), "×"),
    ]
    return (traits.contains(.selected) ? "[\(number)]" : number)
      + signs.filter(\.0).map(\.1).joined()
  }
}

extension WheelsView {
  /// The captions that are spoken, with the rows at which the wheels stand.
  var shownLine: String {
    guard let picker = all(UIPickerView.self).first else { return "?" }
    let captions = picker.delegate as? any UIPickerViewAccessibilityDelegate
    return (0..<picker.numberOfComponents).map { index in
      let caption = captions?.pickerView(picker, accessibilityLabelForComponent: index)
      return "\(caption ?? "?"): \(label(picker, index)?.text ?? "?")"
    }.joined(separator: " · ")
  }

  /// True if the wheels propose a date.
  var isProposal: Bool {
    guard let picker = all(UIPickerView.self).first else { return false }
    return (0..<picker.numberOfComponents).contains {
      label(picker, $0)?.textColor == .secondaryLabel
    }
  }

  private func label(_ picker: UIPickerView, _ index: Int) -> UILabel? {
    let row = picker.selectedRow(inComponent: index)
    let view = picker.delegate?.pickerView(
      picker, viewForRow: row, forComponent: index, reusing: nil)
    return view as? UILabel
  }
}

extension EntryLine {
  /// The caption with the text, or with the example in an empty entry.
  ///
  /// An entry without an example has its caption in the empty field.
  var shownLines: [String] {
    guard !isHidden, let caption = field.accessibilityLabel else { return [] }
    let hasExample = !all(UILabel.self, where: { $0 is UIControl }).isEmpty
    let text = field.text ?? ""
    let shown =
      text.isEmpty && hasExample ? "‹\(field.placeholder ?? "")›" : "[\(text)]"
    return ["\(caption): \(shown)"]
  }
}

extension DateActionsLine {
  /// The note, and the zone with the buttons.
  var shownLines: [String] {
    let labels = subviews.compactMap { $0 as? UILabel }
    let zone = labels.last.flatMap { $0.isHidden ? nil : $0.text }
    let note = labels.first.flatMap { $0.isHidden ? nil : $0.text }
    let buttons = all(UIButton.self).map(\.shownTitle)
    let line = [zone].compactMap(\.self) + buttons
    return [note].compactMap(\.self) + (line.isEmpty ? [] : [line.joined(separator: " ")])
  }
}
