/// The header or footer of a section.
open class UITableViewHeaderFooterView: UIView {
  open private(set) var reuseIdentifier: String?
  open private(set) var contentView = UIView()
  open var backgroundView: UIView?
  open private(set) lazy var textLabel: UILabel? = UILabel()
  private(set) var contentMade: (any UIView & UIContentView)?
  /// True if the view stands below its section.
  var isFooter = false

  /// The content as a value; its view fills the content view.
  public var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  /// The looks of the background.
  public var backgroundConfiguration: UIBackgroundConfiguration?

  /// Creates a view for a pool; required, as the table makes views from their class.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view from an archive; refused.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}

  override open func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  open func setNeedsUpdateConfiguration() { setNeedsLayout() }
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// The content of a header or footer of a grouped table.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    isFooter ? .groupedFooter() : .groupedHeader()
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
    setNeedsLayout()
  }
}
