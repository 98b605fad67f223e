/// The contents of a screen that has none of its own: that they are loading, or why there are none.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The first line.
  public var text: String?
  /// The lines below.
  public var secondaryText: String?
  /// The button below the texts, shown with a title.
  public var button = UIButton.Configuration.plain()
  /// The effect of the button.
  public var buttonProperties = ButtonProperties()
  /// True while contents are loading.
  var isLoading = false

  /// The effect of a button.
  public struct ButtonProperties {
    /// Performed by a touch; without it there is no button.
    public var primaryAction: UIAction?
    /// Takes touches.
    public var isEnabled = true
  }

  /// A screen without contents.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }
  /// A screen whose contents are loading, with the system's word for it.
  public static func loading() -> UIContentUnavailableConfiguration {
    var loading = UIContentUnavailableConfiguration()
    loading.isLoading = true
    loading.text = "Loading…"
    return loading
  }

  /// Makes a view of the value.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  /// The value for a state.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}

/// The view in place of contents that a screen does not have: texts and a button in its middle.
open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let texts = [UILabel(), UILabel()]
  private let button = UIButton(type: .system)

  /// Creates a view of a value.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for label in texts {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
    texts[0].font = .preferredFont(forTextStyle: .headline)
    texts[1].font = .preferredFont(forTextStyle: .subheadline)
    texts[1].textColor = .secondaryLabel
    addSubview(button)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        content.buttonProperties.primaryAction?.performWithSender(button, target: nil)
      }, for: .primaryActionTriggered)
    show()
  }

  /// Creates a view from an archive; refused.
  public required init?(coder: NSCoder) {
    RefusalError.end(.unknown, "init(coder:) of a view without contents")
  }

  /// The value; a new one of the same type is shown by the same parts.
  public var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      content = new
      show()
    }
  }

  private func show() {
    for (label, text) in zip(texts, [content.text, content.secondaryText]) {
      label.text = text
      label.isHidden = (text ?? "").isEmpty
    }
    button.configuration = content.button
    button.isEnabled = content.buttonProperties.isEnabled
    button.isHidden = content.buttonProperties.primaryAction == nil
    setNeedsLayout()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 24, dy: 0)
    let shown = (texts + [button]).filter { !$0.isHidden }
    let sizes = shown.map {
      let size = $0.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
      let least: CGFloat = $0 === button ? 44 : 0
      return CGSize(width: min(size.width, room.width), height: max(size.height, least))
    }
    let gap: CGFloat = 8
    var top = room.midY - (sizes.map(\.height).reduce(0, +) + gap * CGFloat(sizes.count - 1)) / 2
    for (view, size) in zip(shown, sizes) {
      view.frame = CGRect(
        x: room.midX - size.width / 2, y: top, width: size.width, height: size.height)
      top += size.height + gap
    }
  }
}

extension UIViewController {
  /// Shows the view of a configuration over the screen's own, or takes it away.
  func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    unavailableView?.removeFromSuperview()
    unavailableView = nil
    guard let configuration, let view else { return }
    let shown = configuration.makeContentView()
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
    unavailableView = shown
  }
}
