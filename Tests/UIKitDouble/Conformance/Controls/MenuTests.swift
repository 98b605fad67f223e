import Testing
import UIKit

/// Menus and their elements.
@MainActor
@Suite("Menus")
struct MenuTests {
  // [doc] UIMenu.replacingChildren makes a menu of the same identifier and title.
  @Test("A menu with other children keeps its identifier")
  func aMenuWithOtherChildrenKeepsItsIdentifier() {
    let menu = UIMenu(title: "More", options: .displayInline, children: [])
    let other = menu.replacingChildren([UIAction(title: "Share") { _ in }])
    #expect(other.identifier == menu.identifier)
    #expect(other.title == "More")
    #expect(other.options == .displayInline)
    #expect(other.children.map(\.title) == ["Share"])
    #expect(menu.children.isEmpty)
  }

  // [doc] An action without an identifier gets one of its own.
  @Test("Actions without identifiers differ") func actionsWithoutIdentifiersDiffer() {
    let actions = (0..<2).map { _ in UIAction(title: "Same") { _ in } }
    #expect(actions[0].identifier != actions[1].identifier)
  }

  // [doc] State and attributes of an action can be changed.
  @Test("An action can be checked and disabled") func anActionCanBeCheckedAndDisabled() {
    let action = UIAction(title: "Wi-Fi", state: .on) { _ in }
    action.attributes = [.disabled, .destructive]
    action.state = .off
    #expect(action.state == .off)
    #expect(action.attributes.contains(.destructive))
  }

  // [doc] A contextual action calls its completion with what was done.
  @Test("Swipe actions keep their order") func swipeActionsKeepTheirOrder() {
    let set = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) },
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(false) },
    ])
    #expect(set.actions.map(\.title) == ["Delete", "Flag"])
    #expect(set.performsFirstActionWithFullSwipe)
    var results: [Bool] = []
    for action in set.actions { action.handler(action, UIView()) { results.append($0) } }
    #expect(results == [true, false])
  }
}
