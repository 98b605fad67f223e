/// A button with a title, a picture or a menu.
open class UIButton: UIControl {
  /// A kind of button.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  /// A closure that sets the configuration by the button's state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  open private(set) var buttonType: ButtonType
  open var role = Role.normal
  open var menu: UIMenu? { didSet { isContextMenuInteractionEnabled = menu != nil } }
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var changesSelectionAsPrimaryAction = false
  open var isPointerInteractionEnabled = false
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  open var automaticallyUpdatesConfiguration = true
  /// The looks as a value; without one the button has title and image of its states.
  public var configuration: Configuration? { didSet { contentChanged() } }

  private var titles: [State: String] = [:]
  private var styled: [State: NSAttributedString] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]
  let ownTitleLabel = UILabel()
  let ownImageView = UIImageView()

  /// A button's meaning.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  override public init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    addSubview(ownImageView)
    addSubview(ownTitleLabel)
  }

  /// Creates a button from an archive; refused.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  /// Creates a button of a kind.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// Creates a button of a kind with an action; title and image are the action's.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }

  /// Creates a button of a look with an action; title and image are the action's.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      setImage(action.image, for: .normal)
    }
  }

  open var titleLabel: UILabel? { ownTitleLabel }
  open var imageView: UIImageView? { ownImageView }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentChanged()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    styled[state] = title
    contentChanged()
  }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    contentChanged()
  }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    styled[state] ?? styled[.normal]
  }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  open var currentTitle: String? { title(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }

  open func setNeedsUpdateConfiguration() { setNeedsLayout() }
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override func stateChanged() {
    if configurationUpdateHandler != nil { updateConfiguration() }
    contentChanged()
  }

  /// The words shown, of the configuration or of the state.
  var shownTitle: String? {
    configuration.map { $0.attributedTitle.map { String($0.characters) } ?? $0.title }
      ?? attributedTitle(for: state)?.string ?? title(for: state)
  }
  /// The picture shown, of the configuration or of the state.
  var shownImage: UIImage? { configuration?.image ?? image(for: state) }
  override func touchIsDown() {
    super.touchIsDown()
    if showsMenuAsPrimaryAction, menu != nil { sendActions(for: .menuActionTriggered) }
  }

  /// A button whose menu opens does nothing else.
  override func touchUp() {
    guard !showsMenuAsPrimaryAction || menu == nil else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.touchUp()
  }

  override open func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    touchUp()
    return true
  }

  /// The menu that a touch opens.
  @_spi(UIKitDouble)
  public var openedMenu: UIMenu? { isEnabled ? shownMenu : nil }

  /// The menu that a touch would open, were the button enabled.
  var shownMenu: UIMenu? { showsMenuAsPrimaryAction ? menu : nil }

  private func contentChanged() { invalidateIntrinsicContentSize() }

  override open var accessibilityLabel: String? {
    get { spoken.label ?? shownTitle }
    set { spoken.label = newValue }
  }
  override open var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = spoken.traits ?? .button
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { spoken.traits = newValue }
  }
}
