#if canImport(UIKit)
import UIKit

/// A field for a search, with the sign of one.
final class SearchLine: UIStackView {
  let field = LineField()
  private var isMade = false

  /// Shows a search. `spoken` is its name for screen readers.
  func show(
    _ text: String, caption: String, spoken: String, in setting: CellSetting,
    _ search: @escaping (String) -> Void
  ) {
    makeOnce()
    take(setting.direction)
    field.take(.search, in: setting)
    field.hints = [caption, ""]
    field.accessibilityLabel = spoken
    field.textAlignment = setting.direction.leading
    field.set(text)
    field.onText = search
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    let sign = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    sign.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    sign.tintColor = .secondaryLabel
    sign.isAccessibilityElement = false
    sign.keepWidth(hugging: 252, resistance: 760)
    spacing = 12
    alignment = .center
    field.clearButtonMode = .whileEditing
    field.accessibilityTraits.insert(.searchField)
    field.keepAtLeast(height: leastTarget)
    for view in [sign, field] { addArrangedSubview(view) }
  }
}
#endif
