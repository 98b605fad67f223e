extension UITableViewCell {
  /// The width that accessory and space beside it take at the end of a row.
  var accessoryWidth: CGFloat {
    if let view = shownAccessoryView { return accessorySize(of: view).width + accessorySide * 2 }
    guard let drawing = accessoryDrawing else { return 0 }
    return drawing.size(at: accessoryPoints).width + accessorySide + 8
  }

  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  private var accessorySide: CGFloat { TableMetrics.current.contentSide / 2 + 6 }

  /// The size of the sign, which grows with the text.
  var accessoryPoints: CGFloat {
    let size = TextStyleSizes.size(
      ofStyle: UIFont.TextStyle.body.rawValue, at: traitCollection.preferredContentSizeCategory)
    return (size ?? 17) * 0.82
  }

  /// The sign at the end of the row.
  var accessoryDrawing: SymbolDrawing? {
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none: return nil
    case .disclosureIndicator:
      return SymbolDrawing.named(isMirrored ? "chevron.left" : "chevron.right")
    case .checkmark: return SymbolDrawing.named("checkmark")
    case .detailButton, .detailDisclosureButton:
      refuse(.unknown, "an accessory with a detail button")
      return nil
    }
  }

  /// The place of the sign in the cell.
  var accessoryFrame: CGRect {
    guard let drawing = accessoryDrawing else { return .zero }
    let size = drawing.size(at: accessoryPoints)
    let frame = CGRect(
      x: bounds.width - accessorySide - size.width,
      y: ((bounds.height - size.height) / 2).roundedToPixel, width: size.width,
      height: size.height)
    return isMirrored ? frame.mirrored(in: bounds) : frame
  }

  private func accessorySize(of view: UIView) -> CGSize {
    view.bounds.width > 0 ? view.bounds.size : view.ownContentSize
  }

  /// Places content view, accessory and background within the cell.
  func placeParts() {
    let content = CGRect(
      x: 0, y: 0, width: max(0, bounds.width - accessoryWidth), height: bounds.height)
    contentView.setFrameIfNew(isMirrored ? content.mirrored(in: bounds) : content)
    if let view = shownAccessoryView {
      let size = accessorySize(of: view)
      let frame = CGRect(
        x: bounds.width - accessorySide - size.width,
        y: ((bounds.height - size.height) / 2).roundedToPixel, width: size.width,
        height: size.height)
      view.setFrameIfNew(isMirrored ? frame.mirrored(in: bounds) : frame)
    }
    contentMade?.setFrameIfNew(contentView.bounds)
  }

  /// The height that the cell asks for at a width: what fits its content, a row's least at least.
  func fittedHeight(width: CGFloat) -> CGFloat {
    if needsConfiguration { bringConfigurationUpToDate() }
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(TableMetrics.current.rowHeight, size.height.roundedUpToPixel)
  }

  /// The size that the content asks for, or a refusal where nothing reaches from top to bottom.
  ///
  /// A bare cell has the usual height, as in UIKit.
  func contentFit(width: CGFloat) -> CGSize {
    guard !contentView.subviews.isEmpty else {
      return CGSize(width: width, height: TableMetrics.current.rowHeight)
    }
    let fit = contentView.fit(width - accessoryWidth)
    guard let height = fit.height else {
      refuse(
        .violation,
        "the contentView has no chain of constraints from its top to its bottom, so "
          + "the row has no height of its own\(contentView.heightHint)")
      return CGSize(width: width, height: TableMetrics.current.rowHeight)
    }
    return CGSize(width: width, height: height)
  }
}

extension UIView {
  /// A hint at a pinned view that knows its size only when it is asked for a fit.
  fileprivate var heightHint: String {
    guard let (child, _) = pinnedChild else { return "" }
    return ": \(child.refusalName) is pinned and has neither intrinsicContentSize nor a height; "
      + "sizeThatFits is not asked by constraints"
  }
}

extension UITableViewHeaderFooterView {
  /// Places the content view.
  func placeParts() {
    contentView.setFrameIfNew(bounds)
    contentMade?.setFrameIfNew(contentView.bounds)
  }

  /// The height that the view asks for at a width.
  func fittedHeight(width: CGFloat) -> CGFloat {
    guard !contentView.subviews.isEmpty else { return TableMetrics.current.gap }
    guard let height = contentView.fit(width).height else {
      refuse(
        .violation,
        "the contentView of a header or footer has no chain of constraints from its "
          + "top to its bottom")
      return 28
    }
    return height.roundedUpToPixel
  }
}

extension UIView {
  /// The margins of a view that has set none: a row's content keeps its own.
  var defaultMargins: UIEdgeInsets {
    let metrics = TableMetrics.current
    if let cell = superview as? UITableViewCell, cell.contentView === self {
      let far = cell.accessoryWidth > 0 ? 8 : metrics.contentSide
      return UIEdgeInsets(
        top: metrics.contentTop, left: cell.isMirrored ? far : metrics.contentSide,
        bottom: metrics.contentTop, right: cell.isMirrored ? metrics.contentSide : far)
    }
    if let view = superview as? UITableViewHeaderFooterView, view.contentView === self {
      let insets = view.isFooter ? metrics.footerInsets : metrics.headerInsets
      return UIEdgeInsets(
        top: insets[0], left: metrics.contentSide, bottom: insets[1], right: metrics.contentSide)
    }
    return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }
}
