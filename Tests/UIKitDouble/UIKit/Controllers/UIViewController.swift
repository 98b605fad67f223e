/// A screen or a part of one.
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitChangeObservable,
  TraitHolder
{
  private var loaded: UIView?
  var appearance = Appearance.gone
  var traitRegistrations: [TraitRegistration] = []
  var overrides = TraitOverrides()
  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open internal(set) var presentedViewController: UIViewController?
  open internal(set) weak var presentingViewController: UIViewController?
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  /// The view in place of contents that are missing.
  var unavailableView: UIView?
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showUnavailable(contentUnavailableConfiguration) }
  }

  open var title: String? { didSet { navigationItem.title = title } }
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var toolbarItems: [UIBarButtonItem]?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var preferredContentSize = CGSize.zero
  open var hidesBottomBarWhenPushed = false
  open var definesPresentationContext = false
  open var edgesForExtendedLayout = UIRectEdge.all
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loaded?.setNeedsLayout() } }
  /// The room that bars around the view take, beside what the device covers.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loaded?.setNeedsLayout() } }
  }
  open private(set) lazy var presentation = UIPopoverPresentationController(self)

  /// Creates a controller; nibs are not known.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    if nibName != nil { RefusalError.raise(.unknown, "a view controller with a nib") }
  }

  /// Creates a controller.
  override public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller from an archive; refused.
  public required init?(coder: NSCoder) {
    RefusalError.raise(
      .unknown, "init(coder:) of a view controller: the double reads no storyboards")
    return nil
  }

  open func encode(with coder: NSCoder) {
    RefusalError.raise(.unknown, "encode(with:) of a view controller")
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit's own declaration: reading loads the view.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded?.controller = nil
      loaded = newValue
      newValue?.controller = self
    }
  }
  open var viewIfLoaded: UIView? { loaded }
  open var isViewLoaded: Bool { loaded != nil }

  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    guard loaded != nil else {
      return RefusalError.raise(
        .internalInconsistency,
        "-[\(type(of: self)) loadView] did not set the view of the controller")
    }
    viewDidLoad()
  }

  /// Makes the view; an override sets `view` and does not call `super`.
  open func loadView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func didReceiveMemoryWarning() {}
  open func updateViewConstraints() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in
      self.map { $0.setEditing(!$0.isEditing, animated: true) }
    })

  open var navigationController: UINavigationController? {
    sequence(first: parent, next: { $0?.parent }).lazy
      .prefix { $0 != nil }.compactMap { $0 as? UINavigationController }.first
  }

  override open var next: UIResponder? { loaded?.superview ?? parent ?? presentingViewController }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, flag, completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hide(flag, completion)
  }

  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  open var popoverPresentationController: UIPopoverPresentationController? { presentation }
  open var presentationController: UIPresentationController? { presentation }
  open var sheetPresentationController: UISheetPresentationController? { nil }
}
