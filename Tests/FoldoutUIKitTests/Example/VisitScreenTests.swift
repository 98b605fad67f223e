import Foldout
import FoldoutForms
import FoldoutUIKit
import Testing
@_spi(UIKitDouble) import UIKit

@testable import VisitOnIOS

/// The screen of README and catalogue.
@Suite struct VisitScreenTests {
  @Test("The smallest screen on iOS is pushed, and shows the rows of its form")
  func isShown() throws {
    DoubleRunLoop.main.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try showVisit(in: navigation)
    DoubleRunLoop.main.settle()
    let screen = try #require(navigation.topViewController as? FormViewController<VisitOnIOS.Visit>)
    #expect(screen.title == "Visit")
    #expect(screen.tableView.numberOfSections == 2)
    let spoken = screen.tableView.spokenElements.compactMap(\.accessibilityLabel)
    #expect(spoken == ["What", "Title", "When", "Day"])
  }
}
