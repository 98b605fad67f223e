import Foldout
import FoldoutScreens
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// All that a cell is told when it shows a row or a drawer.
struct CellBinding {
  let item: ScreenItem
  let face: ItemFace
  let setting: CellSetting
  /// The screen that the face is from.
  let place: String

  var kind: CellKind { face.cellKind }

  /// Shows the face in a cell, which must be of its kind.
  func show(in cell: FaceCell) { cell.show(face, of: item, in: setting) }
}

/// The bindings of all cells in the gallery, by kind, each face once.
///
/// The stages are kept: pictures are asked of them.
struct CellBindings {
  private(set) var all: [CellKind: [CellBinding]] = [:]
  private(set) var sections: [SectionSetting] = []
  private var stages: [any Staged] = []

  /// Gathers what all screens show in a look, with each drawer open in turn.
  init(of screens: [GalleryScreen], in look: Look) throws {
    for screen in screens {
      let stage = try screen.make(look)
      stages.append(stage)
      gather(stage, screen.name)
      for owner in stage.owners {
        try stage.tap(owner)
        gather(stage, screen.name)
      }
    }
  }

  private mutating func gather(_ stage: any Staged, _ name: String) {
    let driver = stage.driver
    for (item, face) in stage.faces {
      let isAbove = !item.isDrawer && driver.shown.isOpen(item.owner)
      let isKnown = all[face.cellKind]?.contains { $0.face == face && $0.item == item } ?? false
      guard !isKnown else { continue }
      all[face.cellKind, default: []].append(
        CellBinding(
          item: item, face: face, setting: driver.setting(isAboveDrawer: isAbove), place: name))
    }
    for section in 0..<driver.shown.sectionCount { sections.append(driver.sectionSetting(section)) }
  }
}

/// A place in a window in which single cells are laid out and drawn.
struct CellBench {
  private let window: UIWindow
  private let width: CGFloat

  init(_ look: Look, width: CGFloat = 350) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 2000))
    look.prepare(window, look.environment("en"))
    window.isHidden = false
    self.width = width
  }

  /// Puts a cell into the window, where it takes the traits of the look.
  func put(_ cell: UIView) { window.addSubview(cell) }

  /// Lays a view out at the height that fits, and draws it.
  func drawing(of view: UIView) -> String {
    if view.superview == nil { put(view) }
    let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    let size = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    view.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    view.setNeedsLayout()
    window.layoutIfNeeded()
    return html(of: view)
  }

  /// Does what a person may have done in a cell before it is used for another row.
  func disturb(_ cell: UITableViewCell) {
    cell.setHighlighted(true, animated: false)
    disturb(within: cell)
    window.layoutIfNeeded()
    cell.setHighlighted(false, animated: false)
  }

  private func disturb(within view: UIView) {
    guard !view.isHidden else { return }
    switch view {
    case let field as UITextField where field.becomeFirstResponder():
      field.type("z9")
      field.resignFirstResponder()
    case let text as UITextView where text.becomeFirstResponder():
      text.type("z9")
      text.resignFirstResponder()
    case let picker as UIPickerView:
      for index in 0..<picker.numberOfComponents { picker.turn(component: index, to: 1) }
    case let toggle as UISwitch: toggle.isOn.toggle()
    case let control as UIControl where control.isEnabled:
      control.sendActions(for: .primaryActionTriggered)
    case let scroll as UIScrollView: scroll.contentOffset.y = 30
    default: break
    }
    for child in view.subviews { disturb(within: child) }
  }
}
