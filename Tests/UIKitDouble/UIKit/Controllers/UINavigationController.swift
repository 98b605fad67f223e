/// A stack of controllers with a bar above.
open class UINavigationController: UIViewController, StackDelegating {
  open private(set) lazy var navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  weak var stackDelegate: (any UINavigationControllerDelegate)?

  override public init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller from an archive; refused.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a stack of one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    if let topViewController { mount(topViewController) }
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if children.contains(where: { $0 === viewController }) {
      return RefusalError.raise(
        .invalidArgument,
        "\(type(of: self)) is pushing the same view controller instance "
          + "(\(type(of: viewController))) more than once which is not supported and is most "
          + "likely an error in the application.")
    }
    let old = topViewController
    addChild(viewController)
    change(from: old, to: viewController, animated: animated)
    viewController.didMove(toParent: self)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = topViewController else { return nil }
    let below = children[children.count - 2]
    top.willMove(toParent: nil)
    change(from: top, to: below, animated: animated)
    top.removeFromParent()
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let place = children.firstIndex(where: { $0 === viewController }) else {
      RefusalError.raise(
        .internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    let gone = Array(children[(place + 1)...])
    guard let top = gone.last else { return [] }
    for controller in gone { controller.willMove(toParent: nil) }
    change(from: top, to: viewController, animated: animated)
    for controller in gone { controller.removeFromParent() }
    return gone
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = topViewController
    for controller in children where !viewControllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    children = viewControllers
    guard let new = viewControllers.last, new !== old else { return }
    change(from: old, to: new, animated: animated)
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  override open func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    topViewController?.viewIfLoaded?.frame = view.bounds
    placeBar()
  }

  /// Places the bar, and gives the room below it to the controller that is shown.
  private func placeBar() {
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.shownItem = topViewController?.navigationItem
    let device = view.superview?.safeAreaInsets.top ?? 0
    let height: CGFloat = isNavigationBarHidden ? 0 : navigationBar.ownHeight
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: device + height)
    topViewController?.barInsets.top = height
  }

  private func change(from old: UIViewController?, to new: UIViewController, animated: Bool) {
    stackDelegate?.navigationController(self, willShow: new, animated: animated)
    guard isViewLoaded else { return }
    new.loadViewIfNeeded()
    let isShown = appearance == .shown
    if isShown {
      old?.beginDisappearing(animated: animated)
      new.begin(animated: animated)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    mount(new)
    let finish: @MainActor () -> Void = { [weak self] in
      old?.finishDisappearing(animated: animated)
      if isShown { new.finishAppearing(animated: animated) }
      guard let self else { return }
      stackDelegate?.navigationController(self, didShow: new, animated: animated)
    }
    if animated { DoubleRunLoop.main.after(ticks: 21, finish) } else { finish() }
  }

  private func mount(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(controller.view, belowSubview: navigationBar)
    view.setNeedsLayout()
  }
}
