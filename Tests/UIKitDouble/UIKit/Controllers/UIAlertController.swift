/// A choice in an alert.
@MainActor
open class UIAlertAction: NSObject {
  /// Plain, the way out, or red.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Creates a choice.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A question over the screen.
open class UIAlertController: UIViewController {
  /// From below, or in the middle.
  public enum Style: Int, Sendable { case actionSheet, alert }

  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var message: String?
  open var preferredAction: UIAlertAction?

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates an alert from an archive; refused.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a choice; a second way out is refused.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return RefusalError.raise(
        .internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return RefusalError.raise(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField(frame: .zero)
    view.addSubview(field)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Chooses as a finger does: the alert goes, then the choice's closure runs.
  @_spi(UIKitDouble)
  public func press(_ action: UIAlertAction) {
    guard action.isEnabled, let presenter = presentingViewController else { return }
    presenter.dismiss(animated: true) { action.handler?(action) }
  }
}

/// The system's sheet for sharing.
open class UIActivityViewController: UIViewController {
  /// A closure that is told how sharing ended.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  let items: [Any]
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a sheet for things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a sheet from an archive; refused.
  public required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
  }

  /// The things to be shared.
  @_spi(UIKitDouble) public var sharedItems: [Any] { items }

  /// Ends sharing as a person does.
  @_spi(UIKitDouble)
  public func finish(_ activity: UIActivity.ActivityType?, completed: Bool) {
    presentingViewController?.dismiss(animated: true) { [completionWithItemsHandler] in
      completionWithItemsHandler?(activity, completed, nil, nil)
    }
  }
}

/// A way of sharing.
@MainActor
open class UIActivity: NSObject {
  /// A name of a way of sharing.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a way from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// To the pasteboard.
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// By mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// To a printer.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
  }
}
