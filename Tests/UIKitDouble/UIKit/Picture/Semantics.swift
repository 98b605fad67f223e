/// The role and the states that a view has for assistive technology, as ARIA.
@MainActor
struct Semantics {
  /// The attributes of the view's element.
  private(set) var attributes: [(name: String, value: String?)] = []
  /// Nothing inside is an element of its own.
  private(set) var hidesContent = false

  init(of view: UIView) {
    if view.accessibilityElementsHidden {
      attributes = [("aria-hidden", "true")]
      return
    }
    if view.accessibilityViewIsModal { attributes.append(("aria-modal", "true")) }
    guard view.isAccessibilityElement, !(view is any DrawnAsControl) else { return }
    let traits = view.accessibilityTraits
    let label = view.accessibilityLabel
    guard let role = Semantics.role(of: view, traits) else { return }
    hidesContent = true
    attributes.append(("role", role))
    if role == "heading" { attributes.append(("aria-level", "2")) }
    if role == "slider" { addSlider(view) }
    // A text that is its own name needs no second one.
    let name = [label, role == "slider" ? nil : view.accessibilityValue]
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    attributes.append(("aria-label", name.isEmpty ? nil : name))
    attributes.append(("aria-description", view.accessibilityHint))
    if ["button", "link", "slider"].contains(role) { attributes.append(("tabindex", "0")) }
    addStates(view, traits, role)
  }

  private mutating func addSlider(_ view: UIView) {
    attributes.append(("aria-valuetext", view.accessibilityValue))
    attributes.append(("aria-valuenow", "0"))
    attributes.append(("aria-valuemin", "0"))
    attributes.append(("aria-valuemax", "0"))
  }

  private mutating func addStates(
    _ view: UIView, _ traits: UIAccessibilityTraits, _ role: String
  ) {
    if traits.contains(.notEnabled), role != "img", role != "group" {
      attributes.append(("aria-disabled", "true"))
    }
    if traits.contains(.selected), role == "button" {
      attributes.append(("aria-pressed", "true"))
    }
    switch view.accessibilityExpandedStatus {
    case .expanded: attributes.append(("aria-expanded", "true"))
    case .collapsed: attributes.append(("aria-expanded", "false"))
    case .unsupported: break
    }
  }

  /// The role of a view's traits; nothing for a text that is spoken as it is written.
  private static func role(of view: UIView, _ traits: UIAccessibilityTraits) -> String? {
    if traits.contains(.adjustable) { return "slider" }
    if traits.contains(.link) { return "link" }
    if traits.contains(.button) || traits.contains(.toggleButton) { return "button" }
    if traits.contains(.header) { return "heading" }
    if let label = view as? UILabel {
      let isSpokenAsWritten =
        label.accessibilityValue == nil
        && label.accessibilityLabel?.lowercased() == label.text?.lowercased()
      return isSpokenAsWritten ? nil : "img"
    }
    if traits.contains(.image) { return "img" }
    return "group"
  }
}

/// A view that is drawn as a real input of HTML, which has its semantics by itself.
@MainActor
protocol DrawnAsControl {}
