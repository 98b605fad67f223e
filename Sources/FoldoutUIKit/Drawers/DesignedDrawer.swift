#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import UIKit

/// A drawer with a view that the app designed.
final class DesignedDrawer: DrawerCell {
  private let holder = UIStackView()
  /// The contents that the view in the drawer was made for; `nil` before the first.
  private var made: Contents?

  /// The face of a designed drawer: a view is made anew for another one.
  private struct Contents: Equatable {
    var drawer: DrawerFace
    var direction: UISemanticContentAttribute
  }

  override func makeParts() -> [UIView] {
    holder.axis = .vertical
    return [holder]
  }

  override func show(_ drawer: DrawerFace) {
    guard case .designed(let face) = drawer.editor else { return }
    let contents = Contents(drawer: drawer, direction: setting.direction)
    guard isFresh || contents != made else { return }
    made = contents
    for view in holder.arrangedSubviews { view.removeFromSuperview() }
    let designs = face.designs.lazy.compactMap { $0.content as? DesignedView }
    guard let design = designs.first else { return }
    let view = design.make(
      DesignPlace(
        field: drawer.id.field, label: drawer.label, isRefused: drawer.mark?.isFault == true,
        send: send))
    view.semanticContentAttribute = setting.direction
    holder.addArrangedSubview(view)
  }
}
#endif
