import FoldoutScreens
import FoldoutTesting
import Foundation
@testable @_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

// Reads the cells on the screen as lines in the text host's notation, so that both hosts can be
// compared character by character. Nothing is taken from the faces of the cells: only texts that
// are seen, marks, and what is spoken where a picture or a colour stands for a text.

extension FaceCell {
  /// The lines of the cell.
  var shownLines: [String] {
    let problem = all(ProblemView.self).flatMap(\.shownLines)
    switch self {
    case let row as RowCell: return row.rowLines + problem.map { "  \($0)" }
    case is CalendarRowCell:
      let texts = all(TurningLine.self).first?.texts ?? []
      let line = "  \(texts.first ?? "?"): \(texts.dropFirst().joined(separator: " "))"
      let calendar = all(CalendarView.self).flatMap(\.shownLines)
      return [line] + calendar.map { "    \($0)" } + problem.map { "  \($0)" }
    default: return (drawerLines + problem).map { "    \($0)" }
    }
  }

  private var drawerLines: [String] {
    switch self {
    case is WheelsDrawer:
      let wheels = all(WheelsView.self).map { $0.isProposal ? "(\($0.shownLine))" : $0.shownLine }
      return wheels + all(EntryLine.self).flatMap(\.shownLines)
        + all(DateActionsLine.self).flatMap(\.shownLines)
    case is CalendarDrawer: return all(CalendarView.self).flatMap(\.shownLines)
    case is ChoiceDrawer:
      let options = all(OptionView.self).map(\.shownLine)
      let clear = all(PlainButton.self).map(\.shownTitle)
      return options + all(EntryLine.self).flatMap(\.shownLines) + clear + ownTexts
    case is ReferenceDrawer:
      let search = all(SearchLine.self).map { line in
        let spoken = line.field.accessibilityLabel?.components(separatedBy: ": ").last
        return "\(spoken ?? "?"): [\(line.field.text ?? "")]"
      }
      return search + all(OptionView.self).map(\.shownLine) + ownTexts
        + all(EntryLine.self).flatMap(\.shownLines)
    case is PictureDrawer:
      return all(UIImageView.self).filter { $0.isAccessibilityElement }.map {
        $0.shownPicture(titled: $0.accessibilityLabel)
      } + ownTexts + all(PlainButton.self).map(\.shownTitle)
    default:
      let problem = all(ProblemView.self).flatMap(\.texts)
      return [texts.dropLast(problem.count).joined(separator: " ")]
    }
  }

  /// The texts of a drawer that belong to none of its parts.
  private var ownTexts: [String] {
    all(UILabel.self) {
      $0 is OptionView || $0 is EntryLine || $0 is ProblemView || $0 is UIControl
        || $0 is SearchLine
    }.compactMap(\.text).filter { !$0.isEmpty }
  }
}

extension RowCell {
  fileprivate var rowLines: [String] {
    let name = label.text ?? ""
    let values = Array(line.texts.dropFirst(line.texts.first == name ? 1 : 0))
    let value = values.joined(separator: " · ")
    switch self {
    case is OwnerCell:
      let chevron = line.all(UIImageView.self).last?.image
      let mark = chevron == UIImage(systemName: "chevron.up") ? "▾" : "▸"
      return ["\(mark) \(name): \(pair.thumbnail(spokenBy: line) ?? value)"]
    case is ShownCell: return ["  \(name): \(pair.thumbnail(spokenBy: line) ?? value)"]
    case is ButtonCell: return ["  [\(name)]"]
    case is ToggleCell: return ["  \(name): \(value)"]
    case is OptionCell: return ["  \(optionLine)"]
    case is CompactCell: return compactLines
    case is SecretCell:
      let field = line.all(UITextField.self).first
      let clear = line.all(UIButton.self).compactMap(\.accessibilityLabel)
        .compactMap { $0.components(separatedBy: ": ").first }
      // While a secret is typed, its button shows it instead.
      return [
        "  \(name): ‹\(field?.placeholder ?? "")›"
          + (field?.hasText == true ? "" : clear.map { " [\($0)]" }.joined())
      ]
    case is NumberPickerCell:
      let buttons = line.all(UIButton.self)
      let list = buttons.first { $0.showsMenuAsPrimaryAction }?.configuration?.title
      let text = list ?? line.all(UITextField.self).first.map(entry) ?? "?"
      return [
        "  \(name): \(buttons.first?.isEnabled == true ? "‹ " : "")\(text)"
          + (buttons.last?.isEnabled == true ? " ›" : "")
      ]
    default:
      let link = line.all(UIButton.self).compactMap(\.accessibilityLabel).map { " → \($0)" }
      let text = line.all(UIView.self).first { $0 is UITextField || $0 is UITextView }
      let unit = (self as? InputCell)?.unit.all(UILabel.self).compactMap(\.text).map { " \($0)" }
      return ["  \(name): \(text.map(entry) ?? "?")\((unit ?? []).joined())\(link.joined())"]
    }
  }

  /// A text that is typed in brackets, or the words in an empty one with the limits that are spoken
  /// with it, since there may be no room to show them.
  private func entry(_ view: UIView) -> String {
    let text = (view as? UITextField)?.text ?? (view as? UITextView)?.text ?? ""
    guard text.isEmpty else { return "[\(text)]" }
    let hint = (view as? UITextField)?.placeholder ?? view.texts.last { !$0.isEmpty } ?? ""
    let problem = all(ProblemView.self).first?.all(UILabel.self).first?.accessibilityLabel ?? ""
    var limits = view.accessibilityHint ?? ""
    if limits.hasSuffix(problem) { limits.removeLast(problem.count) }
    limits = limits.trimmingCharacters(in: .whitespaces)
    if limits.isEmpty || hint.hasSuffix(limits) { return "‹\(hint)›" }
    return hint.isEmpty ? "‹\(limits)›" : "‹\(hint), \(limits)›"
  }

  private var optionLine: String {
    let images = line.all(UIImageView.self).map(\.image)
    let isEnabled = !line.accessibilityTraits.contains(.notEnabled)
    let picture = images.dropFirst().first.map { UIImageView.shown($0, titled: label.text) }
    return optionLine(images.first ?? nil, picture, line.texts, isEnabled: isEnabled)
  }

  private var compactLines: [String] {
    let picker = line.all(UIDatePicker.self).first?.accessibilityValue
    let name = label.text ?? ""
    let texts = line.all(UILabel.self) { $0 is UIControl }.compactMap(\.text)
    let value = picker ?? texts.last { $0 != name } ?? "?"
    let clear = line.all(UIButton.self).filter { $0.configuration?.title == nil }
      .compactMap { $0.accessibilityLabel?.components(separatedBy: ": ").first }
    return ["  \(name): (\(value))"] + clear.map { "    [\($0)]" }
  }
}

extension ProblemView {
  /// The sentence with its buttons; empty while there is no problem.
  var shownLines: [String] {
    let texts = texts
    return texts.isEmpty ? [] : ["! " + texts.joined(separator: " ")]
  }
}

extension SectionView {
  /// The lines above or below a section, without the head.
  var shownLines: [String] {
    let head = Set(all(HeadView.self).flatMap { $0.all(UILabel.self) }.map(ObjectIdentifier.init))
    let problem = all(ProblemView.self).flatMap(\.shownLines)
    let clear = all(UIButton.self) { $0 is ProblemView }.map(\.shownTitle)
    let texts = all(UILabel.self) { $0 is ProblemView || $0 is UIControl }
      .filter { !head.contains(ObjectIdentifier($0)) }.compactMap(\.text).filter { !$0.isEmpty }
    return clear + problem + texts
  }
}

extension HeadView {
  /// The head in one line.
  var shownLine: String {
    let labels = all(UILabel.self)
    let picture = all(UIImageView.self).first.map { UIImageView.shown($0.image, titled: nil) }
    let texts = labels.compactMap(\.text).filter { !$0.isEmpty }
    let initials = picture == nil && labels.count > 1 && labels.first?.textColor == .white
    let rest = initials ? Array(texts.dropFirst()) : texts
    let start = picture ?? (initials ? texts.first.map { "(\($0))" } : nil)
    return [start, rest.joined(separator: " · ")].compactMap(\.self).joined(separator: " ")
  }
}

extension UIView {
  /// All views of a type within that are seen, in their order, without those in the views that
  /// `isLeftOut` names.
  func all<View: UIView>(
    _ type: View.Type, where isLeftOut: (UIView) -> Bool = { _ in false }
  ) -> [View] {
    guard !isHidden, alpha > 0 else { return [] }
    let own = (self as? View).map { [$0] } ?? []
    return own + subviews.filter { !isLeftOut($0) }.flatMap { $0.all(type, where: isLeftOut) }
  }

  /// The texts that are seen in the view, as a person reads them.
  var texts: [String] {
    guard !isHidden, alpha > 0 else { return [] }
    let own: [String?]
    switch self {
    case let label as UILabel: own = [label.text]
    case let field as UITextField: own = [field.text]
    case let button as UIButton: return [button.shownTitle]
    case let toggle as UISwitch: return [toggle.isOn ? "on" : "off"]
    default: return subviews.flatMap(\.texts)
    }
    return own.compactMap(\.self).filter { !$0.isEmpty }
  }

  /// The small picture in the value of a row, with the title that the row speaks; `nil` if there is
  /// none.
  fileprivate func thumbnail(spokenBy line: UIView) -> String? {
    let picture = all(OverhangView.self).flatMap { $0.all(UIImageView.self) }.first
    let spoken = line.accessibilityValue?.components(separatedBy: ", ").first
    return picture.map { $0.shownPicture(titled: spoken) }
  }

  /// The line of an option, with a mark that is the same for one and for several.
  fileprivate func optionLine(
    _ mark: UIImage?, _ picture: String?, _ texts: [String], isEnabled: Bool
  ) -> String {
    let isChosen = mark == UIImage(systemName: "checkmark.circle.fill")
    let parts = [isChosen ? "●" : "○", picture] + texts + [isEnabled ? nil : "(disabled)"]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension UIButton {
  /// The title, or the name of a symbol, in brackets.
  var shownTitle: String {
    "[\((configuration?.title ?? accessibilityLabel ?? ""))]"
  }
}

extension UIImageView {
  fileprivate func shownPicture(titled title: String?) -> String {
    UIImageView.shown(image, titled: title)
  }

  /// A picture as its title and the beginning of the digest of its bytes.
  static func shown(_ image: UIImage?, titled title: String?) -> String {
    let digest = image?.data.flatMap { Picture(Array($0)) }?.digest ?? ""
    return "(\([title, String(digest.prefix(6))].compactMap(\.self).joined(separator: " ")))"
  }
}

extension OptionView {
  fileprivate var shownLine: String {
    let images = all(UIImageView.self).map(\.image)
    let texts = all(UILabel.self).compactMap(\.text).flatMap { $0.components(separatedBy: "\n") }
    let picture = images.dropFirst().first.map { UIImageView.shown($0, titled: texts.first) }
    let isEnabled = !accessibilityTraits.contains(.notEnabled)
    return optionLine(images.first ?? nil, picture, texts, isEnabled: isEnabled)
  }
}
