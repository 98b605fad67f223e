#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import UIKit

/// A row in which a line of text is typed, with the link that the text leads to.
final class InputCell: RowCell {
  private let field = LineField()
  let unit = UILabel()
  private let link = RowButton()

  override var textControl: (any TextControl)? { field }

  override var limits: String? { input?.limits }

  override func makeLine() {
    pair.addArrangedSubview(field)
    unit.font = .preferredFont(forTextStyle: .body)
    unit.adjustsFontForContentSizeCategory = true
    unit.textColor = .secondaryLabel
    unit.isAccessibilityElement = false
    unit.setContentHuggingPriority(.required, for: .horizontal)
    unit.setContentCompressionResistancePriority(.required, for: .horizontal)
    line.addArrangedSubview(unit)
    line.addArrangedSubview(link)
    listen(to: field)
    link.onPress = { [weak self] in self?.openLink() }
  }

  override func show(_ row: RowFace) {
    guard let input else { return }
    field.take(
      KeyboardTraits(input.kind, purpose: input.purpose, isTimeSpan: input.isTimeSpan), in: setting)
    field.textColor = row.mark?.isFault == true ? .systemRed : .secondaryLabel
    field.isEnabled = row.original != nil
    field.set(input.text)
    field.hints = [setting.placeholder(input.hint, limits: input.limits), input.hint]
    speak(row, by: field, limits: input.limits)
    field.accessibilityLabel = [row.label, input.unit].compactMap(\.self).joined(separator: ", ")
    unit.isHidden = input.unit == nil
    unit.text = input.unit
    link.isHidden = input.link == nil
    link.show(symbol: input.link?.action.symbol, at: .end)
    link.accessibilityLabel = input.link.map { "\($0.title): \($0.text)" }
    link.accessibilityTraits = .link
  }

  override func arrange(isLarge: Bool) {
    turn(isLarge, alignment: .firstBaseline)
    // The link stands beside the text, also where the text is below its label.
    line.alignment = isLarge ? .bottom : .center
    field.textAlignment = isLarge ? setting.direction.leading : setting.direction.trailing
  }

  private var input: InputFace? {
    guard case .input(let input)? = row?.control else { return nil }
    return input
  }

  private func openLink() {
    if let url = (input?.link?.target).flatMap({ URL(string: $0) }) {
      UIApplication.shared.open(url)
    }
  }
}

extension LinkAction {
  /// The symbol of the action.
  fileprivate var symbol: String {
    switch self {
    case .write: "envelope"
    case .call: "phone"
    case .open: "arrow.up.forward"
    }
  }
}
#endif
