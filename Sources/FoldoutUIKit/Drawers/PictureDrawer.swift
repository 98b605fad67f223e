#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import FoldoutWords
import UIKit

/// A drawer with a large picture, or the text in its place, and the button that removes it.
final class PictureDrawer: DrawerCell {
  private let picture = UIImageView()
  private let text = UILabel()
  private let remove = PlainButton()

  override func makeParts() -> [UIView] {
    picture.contentMode = .scaleAspectFit
    picture.isAccessibilityElement = true
    picture.keepWidth(hugging: 250, resistance: 1)
    picture.heightAnchor.constraint(equalToConstant: 200).isActive = true
    text.follow(.body, .secondaryLabel)
    return [picture, text, remove]
  }

  override func show(_ drawer: DrawerFace) {
    guard case .picture(let face) = drawer.editor else { return }
    let field = drawer.id.field
    show(face.content, isAlone: face.remove == nil)
    remove.show(
      title: face.remove, spoken: face.remove.map { "\($0): \(drawer.label)" }, isDestructive: true
    ) { [send] in send(.enter(field, .cleared)) }
  }

  /// Shows the picture or a text; a drawer without anything else says that there is none.
  private func show(_ content: PictureFace.Content?, isAlone: Bool) {
    switch content {
    case .picture(let name, _, let title):
      picture.image = setting.picture(name)
      picture.accessibilityLabel = title
      text.text = picture.image == nil ? title : nil
    case .text(let words):
      picture.image = nil
      text.text = words
    case nil:
      picture.image = nil
      text.text = isAlone ? setting.words.values.noPicture : nil
    }
    picture.isHidden = picture.image == nil
    text.isHidden = text.text == nil
    text.textAlignment = setting.direction.leading
  }
}
#endif
