/// A row of a table.
open class UITableViewCell: UIView {
  /// The labels that a cell comes with.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// The way in which a chosen row looks.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// The sign at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The sign at the beginning of a row that is edited.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// A closure that sets the configurations by a cell's state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  let style: CellStyle
  open internal(set) var reuseIdentifier: String?
  open private(set) var contentView = UIView()
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var shouldIndentWhileEditing = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open internal(set) var isEditing = false
  private var chosen = false
  private var touched = false
  var needsConfiguration = false
  /// True if the content wants its height measured again.
  var asksForHeight = false
  /// True if the row is the first and the last of its section, for corners and separators.
  var sectionEdges = (isFirst: false, isLast: false)
  private(set) var contentMade: (any UIView & UIContentView)?

  /// The content as a value; its view fills the content view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }
  /// The looks of the background.
  public var backgroundConfiguration: UIBackgroundConfiguration?

  /// Creates a cell of a style for a pool of cells.
  ///
  /// The table makes cells from their class, for which Swift wants the initializer to be required;
  /// UIKit's is not. A subclass with an initializer of its own says `required override`.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    contentView.layoutState.keepsMarginsOfSuperview = true
    addSubview(contentView)
  }

  /// Creates a cell from an archive; refused.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  /// Creates a cell without style and pool.
  override public convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  open var isSelected: Bool {
    get { chosen }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { touched }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != chosen else { return }
    chosen = selected
    setNeedsUpdateConfiguration()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != touched else { return }
    touched = highlighted
    setNeedsUpdateConfiguration()
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  /// The table that shows the cell.
  private var table: UITableView? { superview as? UITableView }

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table, let path = table.indexPath(for: self) else { return }
    _ = table.press(path)
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table, let path = table.indexPath(for: self), table.touchedRow == path else { return }
    table.release(path)
    table.choose(path)
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table, let path = table.indexPath(for: self), table.touchedRow == path else { return }
    table.release(path)
  }

  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  /// Asks for the configuration and the height again, as UIKit does when traits change.
  override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    asksForHeight = true
    setNeedsUpdateConfiguration()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    if needsConfiguration { bringConfigurationUpToDate() }
    placeParts()
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = chosen
    state.isHighlighted = touched
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Asks for `updateConfiguration` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration {
      backgroundConfiguration = backgroundConfiguration?.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  func bringConfigurationUpToDate() {
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// The content that the cell's style stands for.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  private func showContent() {
    guard let contentConfiguration else {
      contentMade?.removeFromSuperview()
      contentMade = nil
      return
    }
    if let contentMade, contentMade.supports(contentConfiguration) {
      contentMade.configuration = contentConfiguration
    } else {
      contentMade?.removeFromSuperview()
      let view = contentConfiguration.makeContentView()
      contentMade = view
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
    }
    asksForHeight = true
    contentView.arrangementChanged()
    setNeedsLayout()
  }

  /// The words of the labels within, for a row that says nothing of itself.
  override open var accessibilityLabel: String? {
    get { spoken.label ?? spokenWords }
    set { spoken.label = newValue }
  }
  override open var accessibilityTraits: UIAccessibilityTraits {
    get { (spoken.traits ?? .none).union(chosen ? .selected : .none) }
    set { spoken.traits = newValue }
  }

  private var spokenWords: String? {
    func words(in view: UIView) -> [String] {
      guard !view.isHidden else { return [] }
      if let label = view as? UILabel { return [label.accessibilityLabel].compactMap { $0 } }
      return view.subviews.flatMap(words)
    }
    let all = words(in: contentView).filter { !$0.isEmpty }
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }
}
