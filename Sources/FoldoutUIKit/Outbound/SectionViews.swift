#if canImport(UIKit)
import Foldout
import FoldoutForms
import FoldoutScreens
import UIKit

/// The views above and below a section's rows. They are sized by their contents, which a table's
/// own head is not.
enum SectionViewKind: String, CaseIterable {
  case header, footer

  var identifier: String { "foldout.\(rawValue)" }

  var viewClass: SectionView.Type {
    switch self {
    case .header: SectionHeaderView.self
    case .footer: SectionFooterView.self
    }
  }
}

/// The surroundings of a section.
struct SectionSetting {
  var face: SectionFace
  /// The head of the screen, above the first section; `nil` above all others.
  var head: HeadFace?
  /// The words, the direction and the pictures.
  var surroundings = CellSetting()

  /// True if both look the same. The words and the environment are in the faces.
  fileprivate func looks(like other: SectionSetting) -> Bool {
    face == other.face && head == other.head
      && surroundings.direction == other.surroundings.direction
  }
}

/// A view above or below a section. ``show(_:)`` is the only way in which it changes.
class SectionView: UITableViewHeaderFooterView {
  /// Passes on what the person does in the view.
  final var send: (Act) -> Void = { _ in }

  private var setting: SectionSetting?

  /// Shows a section in all parts of the view.
  final func show(_ setting: SectionSetting) {
    self.setting = setting
    draw(setting)
  }

  /// Shows a section, if it looks otherwise than what is shown. Returns true if the view needs
  /// another height for it.
  final func update(_ setting: SectionSetting) -> Bool {
    if let shown = self.setting, shown.looks(like: setting) { return false }
    let height = fittingHeight
    show(setting)
    return fittingHeight != height
  }

  /// Draws a section. Each kind of view overrides this.
  func draw(_ setting: SectionSetting) {}

  /// The height of the view's contents.
  private var fittingHeight: CGFloat {
    let room = CGSize(width: bounds.width, height: 0)
    return contentView.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension TableDriver {
  /// Returns the view above or below a section; `nil` if there is nothing to show.
  func sectionView(
    _ kind: SectionViewKind, _ section: Int, in tableView: UITableView
  ) -> UIView? {
    guard section < shown.sectionCount else { return nil }
    let setting = sectionSetting(section)
    guard kind.hasContent(setting) else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: kind.identifier)
    guard let view = view as? SectionView else {
      listeners.onFault(.foreignCell(identifier: kind.identifier))
      return nil
    }
    view.send = { [weak self] in self?.act($0) }
    // In a plain table the heading stays above its rows while they scroll.
    view.contentView.backgroundColor = tableView.style == .plain ? .systemBackground : nil
    view.show(setting)
    return view
  }

  /// Binds the views of visible sections anew: a batch does not ask for them again.
  func bindSections(animated: Bool) {
    guard let tableView, tableView.window != nil else { return }
    var isOtherHeight = false
    for section in 0..<shown.sectionCount {
      let header = tableView.headerView(forSection: section)
      let footer = tableView.footerView(forSection: section)
      guard header != nil || footer != nil else { continue }
      let setting = sectionSetting(section)
      for case let view as SectionView in [header, footer] where view.update(setting) {
        isOtherHeight = true
      }
    }
    guard isOtherHeight else { return }
    // Only a batch measures them again.
    if animated {
      tableView.performBatchUpdates(nil)
    } else {
      UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
    }
  }

  func sectionSetting(_ section: Int) -> SectionSetting {
    let head =
      section == 0 && record.form.head != nil && listeners.onHead == nil
        && tableView?.style != .plain ? record.head : nil
    return SectionSetting(
      face: record.heading(of: shown.outline.sectionIDs[section]), head: head,
      surroundings: setting(isAboveDrawer: false))
  }
}

extension SectionViewKind {
  /// True if a section has a view of this kind.
  fileprivate func hasContent(_ setting: SectionSetting) -> Bool {
    switch self {
    case .header:
      setting.head != nil || !setting.face.title.isEmpty
        || setting.face.choice?.limits.filterLabel != nil
    case .footer: setting.face.hasFooter || setting.face.choice != nil
    }
  }
}
#endif
