#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import UIKit

/// A drawer with the options of a choice, which stays open while one is chosen.
final class ChoiceDrawer: DrawerCell {
  private let filter = SearchLine()
  private let list = ScrollingList()
  /// The place of the options where all are shown.
  private let whole = UIStackView()
  private let options = OptionStack()
  private let other = EntryLine()
  private let clear = PlainButton()
  private let limits = UILabel()

  /// The height from which a list scrolls, at which half an option says that there is more.
  private static let maxHeight: CGFloat = 286

  override func makeParts() -> [UIView] {
    list.makeOnce(height: ChoiceDrawer.maxHeight)
    limits.follow(.footnote, .secondaryLabel)
    return [filter, list, whole, other, clear, limits]
  }

  override var textControl: (any TextControl)? { other.isHidden ? nil : other.field }

  override func show(_ drawer: DrawerFace) {
    guard let face = drawer.editor.options else { return }
    let field = drawer.id.field
    put(isLong: CGFloat(face.options.count) * leastTarget >= ChoiceDrawer.maxHeight)
    options.show(face.options.map { option($0) }, in: setting) { [send] in
      send(.choose(field, $0))
    }
    show(filter: face.limits.filterLabel, of: drawer)
    other.show(face.other, EntryPlace(drawer), in: setting, send)
    clear.show(title: face.clear, spoken: face.clear.map { "\($0): \(drawer.label)" }) {
      [send] in send(.enter(field, .cleared))
    }
    limits.text = face.limits.sentence
    limits.isHidden = face.limits.sentence == nil
    limits.textAlignment = setting.direction.leading
    list.setNeedsLayout()
    if isFresh { list.begin(at: options.chosen) }
  }

  /// Puts the options where they scroll, or where all are shown.
  private func put(isLong: Bool) {
    list.isHidden = !isLong
    whole.isHidden = isLong
    let place = isLong ? list.content : whole
    if options.superview !== place { place.addArrangedSubview(options) }
  }

  private func show(filter label: String?, of drawer: DrawerFace) {
    filter.isHidden = label == nil
    guard let label else { return }
    filter.show(
      isFresh ? "" : filter.field.text ?? "", caption: label, spoken: "\(drawer.label): \(label)",
      in: setting
    ) { [weak self] text in
      self?.narrow(to: text)
      self?.list.begin(at: nil)
    }
    narrow(to: filter.field.text ?? "")
  }

  private func narrow(to text: String) {
    guard case .drawer(let drawer)? = face, let face = drawer.editor.options else { return }
    options.show(only: face.options.map { $0.passes(text) })
  }

  private func option(_ face: ChoiceFace.Option) -> OptionView.Face {
    var picture: UIImage?
    if case .picture(let name, _, _)? = face.picture?.content { picture = setting.picture(name) }
    return OptionView.Face(
      value: face.value, title: face.title, details: [face.remark, face.detail].compactMap(\.self),
      picture: picture, isChosen: face.isChosen, isEnabled: face.isEnabled)
  }
}
#endif
