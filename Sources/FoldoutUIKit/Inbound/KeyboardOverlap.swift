#if canImport(UIKit)
import UIKit

/// The part of a table view that the keyboard covers.
final class KeyboardOverlap {
  /// Called when the keyboard has moved, and when the table view has come into a window.
  var onChange: () -> Void = {}
  /// True if the table's inset follows the keyboard, as nobody else lets it.
  var isInset = false {
    didSet { if isInset != oldValue { onChange() } }
  }
  /// The height of the covered part.
  private(set) var height: CGFloat = 0
  /// The part of the table's inset that the keyboard was given.
  fileprivate(set) var given: CGFloat = 0

  private weak var tableView: UITableView?
  private let watch = WindowWatch()
  // Only touched on the main actor, and at the end of this object.
  nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

  /// The last place of the keyboard on the screen; `nil` after it went.
  ///
  /// It is remembered for all tables: one that appears while the keyboard is shown, as over a
  /// screen with a search, is not told of it.
  private static var last: CGRect?

  /// Follows the keyboard in a table view.
  func follow(in tableView: UITableView) {
    self.tableView = tableView
    watch.isHidden = true
    watch.onWindow = { [weak self] in self?.appear() }
    tableView.addSubview(watch)
    observe(UIResponder.keyboardWillChangeFrameNotification)
    observe(UIResponder.keyboardWillHideNotification)
  }

  private func observe(_ name: NSNotification.Name) {
    // Read here, since the block below is not bound to the main actor.
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let isGoing = name == UIResponder.keyboardWillHideNotification
    // No queue: it is posted on the main thread, and a queue would deliver it after the keyboard's
    // animation began.
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let keyboard = isGoing ? nil : (notification.userInfo?[key] as? NSValue)?.cgRectValue
        MainActor.assumeIsolated {
          KeyboardOverlap.last = keyboard
          self?.measure(keyboard)
        }
      })
  }

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  /// Takes the keyboard's place when the table view has come into a window in which somebody types.
  private func appear() {
    guard let window = tableView?.window, window.holdsFocus else { return }
    measure(KeyboardOverlap.last)
  }

  /// Measures the part that a keyboard covers at a place on the screen; `nil` for one that goes.
  private func measure(_ keyboard: CGRect?) {
    height = keyboard.flatMap { covered(by: $0) } ?? 0
    onChange()
  }

  private func covered(by keyboard: CGRect) -> CGFloat? {
    // A keyboard also goes after the table has left its window.
    guard let tableView, let window = tableView.window else { return nil }
    let table = tableView.convert(tableView.bounds, to: window)
    // A window need not fill the screen.
    let top = window.convert(keyboard, from: nil as UIWindow?).minY
    return max(0, min(table.maxY, window.bounds.maxY) - top)
  }
}

/// A hidden view that tells when it has come into a window.
private final class WindowWatch: UIView {
  var onWindow: () -> Void = {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { onWindow() }
  }
}

extension TableDriver {
  /// Keeps the rows and the bar of messages above the keyboard.
  func followKeyboard() {
    guard let tableView else { return }
    let inset = keyboard.isInset ? max(0, keyboard.height - tableView.addedInset) : 0
    tableView.contentInset.bottom += inset - keyboard.given
    tableView.verticalScrollIndicatorInsets.bottom += inset - keyboard.given
    keyboard.given = inset
    notices.rise(above: keyboard.height)
    coverNotices()
  }
}

extension UIScrollView {
  /// The part of the lower inset that the view adds by itself, for the safe area.
  var addedInset: CGFloat { adjustedContentInset.bottom - contentInset.bottom }
}
#endif
