extension UIWindow {
  func focus(_ responder: UIResponder?) -> Bool { firstResponder = responder; return true }
  func loseFocus(of view: UIView) { firstResponder = nil }
}
