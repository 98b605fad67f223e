/// A row of choices of which one is on.
open class UISegmentedControl: UIControl {
  /// The number that stands for no choice.
  public static let noSegment = -1

  private var segments: [UIAction] = []
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor?

  override public init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from an archive; refused.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control of words or pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      segments.append(
        UIAction(title: item as? String ?? "", image: item as? UIImage, handler: { _ in }))
    }
  }

  /// Creates a control of actions, one for each choice.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions
  }

  open var numberOfSegments: Int { segments.count }
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title ?? ""
    invalidateIntrinsicContentSize()
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert(action, at: min(max(segment, 0), segments.count))
    invalidateIntrinsicContentSize()
  }
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
    invalidateIntrinsicContentSize()
  }

  override func touchUp() {}

  /// Chooses as a finger does: the value, then the choice's action, then the control's.
  @_spi(UIKitDouble)
  public func choose(_ segment: Int) {
    guard isEnabled, segments.indices.contains(segment), segment != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = segment
    sendAction(segments[segment])
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }
}
