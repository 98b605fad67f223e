/// A list of rows in sections.
open class UITableView: UIScrollView {
  /// Rows from edge to edge, in groups, or in round groups away from the sides.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  open private(set) var style: Style
  weak open var dataSource: (any UITableViewDataSource)?
  weak open var delegate: (any UITableViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// The number that stands for a height that follows from the content.
  public class var automaticDimension: CGFloat { -1 }
  open var rowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var selectionFollowsFocus = false
  /// Creates a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  /// Creates a plain table.
  override public convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates a table from an archive; refused.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
}
