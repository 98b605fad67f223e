/// A wheel above a list that reloads it when it is pulled down.
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  /// Pulls the list down as a finger does.
  @_spi(UIKitDouble)
  public func pull() {
    isRefreshing = true
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}
