#if canImport(UIKit)
import UIKit

extension UIView {
  /// Adds a view whose four edges are those of a guide, or of this view.
  ///
  /// The lower edge yields to the height that a table view gives its cells while it measures them
  /// (xmartlabs/Eureka#395).
  func addPinned(
    _ view: UIView, to guide: UILayoutGuide? = nil, bottom: UILayoutPriority = .required
  ) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let lower = view.bottomAnchor.constraint(equalTo: guide?.bottomAnchor ?? bottomAnchor)
    lower.priority = bottom
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide?.topAnchor ?? topAnchor),
      view.leadingAnchor.constraint(equalTo: guide?.leadingAnchor ?? leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide?.trailingAnchor ?? trailingAnchor),
      lower,
    ])
  }
}

extension UITableView {
  /// Lets rows, headers and footers have the heights of their contents: a table from a storyboard
  /// may have fixed ones.
  func takeHeightsOfContents() {
    rowHeight = UITableView.automaticDimension
    sectionHeaderHeight = UITableView.automaticDimension
    sectionFooterHeight = UITableView.automaticDimension
    estimatedSectionHeaderHeight = UITableView.automaticDimension
    estimatedSectionFooterHeight = UITableView.automaticDimension
    // The system's own space differs between its versions. One that the app has set stays.
    if sectionHeaderTopPadding == UITableView.automaticDimension {
      sectionHeaderTopPadding = style == .plain ? 22 : 0
    }
  }
}

extension UITableViewCell {
  /// Adds the view that fills the cell's content within its margins.
  func fill(with view: UIView) {
    contentView.addPinned(
      view, to: contentView.layoutMarginsGuide, bottom: UILayoutPriority(999))
  }
}
#endif
