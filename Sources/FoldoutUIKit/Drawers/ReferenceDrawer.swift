#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import UIKit

/// A drawer that searches for the record to which a field refers.
final class ReferenceDrawer: DrawerCell {
  private let search = SearchLine()
  private let list = ScrollingList()
  private let options = OptionStack()
  private let note = UILabel()
  private let other = EntryLine()

  override func makeParts() -> [UIView] {
    // A fixed height, so that nothing below moves during a search.
    list.makeOnce(height: 264)
    note.follow(.footnote, .secondaryLabel)
    for view in [options, note, other] { list.content.addArrangedSubview(view) }
    list.content.setCustomSpacing(8, after: note)
    return [search, list]
  }

  override var textControl: (any TextControl)? { search.field }

  override func show(_ drawer: DrawerFace) {
    guard let face = drawer.editor.search else { return }
    let field = drawer.id.field
    let isSearched = note.text != face.note
    search.show(
      face.query, caption: face.caption, spoken: "\(drawer.label): \(face.caption)", in: setting
    ) { [send] in send(.search($0)) }
    list.content.take(setting.direction)
    options.show(face.options.map { option($0) }, in: setting) { [send] in
      send(.choose(field, $0))
    }
    note.text = face.note
    note.isHidden = face.note.isEmpty
    note.textAlignment = setting.direction.leading
    other.show(face.other, EntryPlace(drawer), in: setting, send)
    list.setNeedsLayout()
    if isFresh || isSearched { list.begin(at: nil) }
    if !isFresh, isSearched, !face.note.isEmpty {
      UIAccessibility.post(notification: .announcement, argument: face.note)
    }
  }

  private func option(_ face: ReferenceFace.Option) -> OptionView.Face {
    OptionView.Face(
      value: face.value, title: face.title, details: [face.key].compactMap(\.self),
      isChosen: face.isChosen)
  }
}
#endif
