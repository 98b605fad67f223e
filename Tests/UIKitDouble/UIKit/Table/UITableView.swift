/// A list of rows in sections.
///
/// The double's table is legal where UIKit's is: it refuses what UIKit refuses, in UIKit's words,
/// and is unhelpful wherever UIKit may be: see `Tests/UIKitDouble/README.md`.
open class UITableView: UIScrollView {
  /// Rows from edge to edge, in groups, or in round groups away from the sides.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The way in which rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  /// The place in the table that a row is scrolled to.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// Which changes of content make a row ask for another height by itself.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  open private(set) var style: Style
  weak open var dataSource: (any UITableViewDataSource)? { didSet { forgetRows() } }
  weak open var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      forgetHeights()
    }
  }

  /// The number that stands for a height that follows from the content.
  public class var automaticDimension: CGFloat { -1 }
  open var rowHeight = UITableView.automaticDimension { didSet { forgetHeights() } }
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above each header of a plain table; 22 points unless the app says otherwise.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { forgetHeights() } }
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var fillerRowHeight: CGFloat = 0
  open var isPrefetchingEnabled = true
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var separatorColor: UIColor? = .separator
  open var cellLayoutMarginsFollowReadableWidth = false
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  /// The view above the first section; its height is its frame's, which nobody fits to its content.
  open var tableHeaderView: UIView? { didSet { swapEnds(oldValue, tableHeaderView) } }
  /// The view below the last section; its height is its frame's.
  open var tableFooterView: UIView? { didSet { swapEnds(oldValue, tableFooterView) } }

  /// The numbers of rows as they were last read; `nil` before they were ever read.
  var counts: [Int]?
  var rowGeometry = TableGeometry()
  var pool = CellPool()
  /// The cells on the screen.
  var shown: [IndexPath: UITableViewCell] = [:]
  /// Cells made early for rows just outside.
  var ahead: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The row whose cell is being asked for.
  var request: CellRequest?
  var running: RunningBatch?
  /// The number of batches and reloads so far, by which an interrupted one is known.
  var generation = 0
  var batches = 0
  /// The number of batches in which rows or sections came, went or moved in an animation.
  @_spi(UIKitDouble) public internal(set) var animatedBatches = 0
  var selection: Set<IndexPath> = []
  var touchedRow: IndexPath?
  /// True if rows have been on the screen, before which no batch is legal.
  var hasAppeared = false
  /// True if an exception was raised, after which UIKit's table is unusable.
  var isPoisoned = false
  private var editing = false
  private var widthOfRows: CGFloat = 0

  /// Creates a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  /// Creates a plain table.
  override public convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table from an archive; refused.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The number of sections.
  open var numberOfSections: Int { loadedCounts.count }

  /// The number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    guard loadedCounts.indices.contains(section) else {
      RefusalError.raise(
        .internalInconsistency,
        "Requested the number of rows for section (\(section)) which is out of bounds.")
      return 0
    }
    return loadedCounts[section]
  }

  /// Reads all rows again; cells are used again in another order, and nothing stays selected.
  open func reloadData() {
    guard isUsable else { return }
    if running != nil {
      return poison(.violation, "reloadData within a batch: leave it to the batch, or wait for it")
    }
    if request != nil {
      return poison(.violation, "reloadData while the table asks for a cell")
    }
    interrupt()
    forgetRows()
    loadCounts()
  }

  /// True if a drop waits or a row is being dragged, which the double has not.
  open var hasUncommittedUpdates: Bool { false }

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    for cell in shown.values { cell.setEditing(editing, animated: animated) }
    setNeedsLayout()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width != widthOfRows {
      widthOfRows = bounds.width
      rowGeometry.doubtAll()
    }
    layOutRows()
  }

  override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    rowGeometry.doubtAll()
    setNeedsLayout()
  }

  private func swapEnds(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}

extension UITableViewCell {
  /// The line below a row.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
}
