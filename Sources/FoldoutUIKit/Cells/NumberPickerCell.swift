#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import UIKit

/// A row of a month or a year: an arrow, the number as a list or as a field, and an arrow.
final class NumberPickerCell: RowCell {
  private let group = RowStack()
  private let previous = RowButton()
  private let list = RowButton()
  private let field = LineField()
  private let following = RowButton()

  override var isLabelFlexible: Bool { true }

  override var textControl: (any TextControl)? { picker?.isTyped == true ? field : nil }

  override var limits: String? {
    guard case .typed(let typed)? = picker?.control else { return nil }
    return typed.limits
  }

  override func makeLine() {
    for view in [previous, list, field, following] { group.addArrangedSubview(view) }
    group.alignment = .center
    pair.addArrangedSubview(group)
    listen(to: field)
    field.textAlignment = .center
    list.showsMenuAsPrimaryAction = true
    previous.onPress = { [weak self] in self?.step(\.previous) }
    following.onPress = { [weak self] in self?.step(\.next) }
  }

  override func show(_ row: RowFace) {
    guard let picker else { return }
    let isEnabled = row.original != nil
    show(picker.previous, in: previous, "chevron.backward", at: .middle, isEnabled)
    show(picker.next, in: following, "chevron.forward", at: .end, isEnabled)
    list.isHidden = picker.isTyped
    field.isHidden = !picker.isTyped
    list.isEnabled = isEnabled
    field.isEnabled = isEnabled
    list.show(title: picker.title, at: .value)
    list.accessibilityValue = picker.title
    speak(row, by: list)
    switch picker.control {
    case .list(let options):
      list.menu = menu(of: options, chosen: picker.text)
      field.set("")
      field.hints = []
      speak(row, by: field)
    case .typed(let typed):
      list.menu = nil
      field.take(.digits, in: setting)
      field.set(picker.text)
      field.textColor = row.mark?.isFault == true ? .systemRed : .tintColor
      field.hints = [typed.hint]
      speak(row, by: field, limits: typed.limits)
    }
  }

  private var picker: NumberPickerFace? { row?.control.numberPicker }

  private func show(
    _ arrow: NumberPickerFace.Arrow, in button: RowButton, _ symbol: String,
    at place: RowButton.Place, _ isEnabled: Bool
  ) {
    button.show(symbol: symbol, at: place)
    button.accessibilityLabel = arrow.title
    button.isEnabled = isEnabled && arrow.text != nil
  }

  private func menu(of options: [NumberPickerFace.Option], chosen: String) -> UIMenu {
    let actions = options.map { option in
      UIAction(title: option.title, state: option.text == chosen ? .on : .off) {
        [weak self] _ in self?.enterByTap(.typed(option.text))
      }
    }
    return UIMenu(options: .singleSelection, children: actions)
  }

  private func step(_ arrow: KeyPath<NumberPickerFace, NumberPickerFace.Arrow>) {
    if let text = picker?[keyPath: arrow].text { enterByTap(.set(text)) }
  }
}
#endif
