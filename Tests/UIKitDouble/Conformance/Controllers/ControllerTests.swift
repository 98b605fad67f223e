import Testing
import UIKit

/// The order in which controllers are told what happens.
@MainActor
@Suite("Controllers")
struct ControllerTests {
  /// A list that controllers write into.
  @MainActor
  final class Diary { var lines: [String] = [] }

  /// A controller that writes down what it is told.
  final class Page: UIViewController {
    var name = ""
    var diary = Diary()

    static func named(_ name: String, _ diary: Diary) -> Page {
      let page = Page(nibName: nil, bundle: nil)
      page.name = name
      page.diary = diary
      return page
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      diary.lines.append("\(name) loaded")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      diary.lines.append("\(name) will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      diary.lines.append("\(name) appeared")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      diary.lines.append("\(name) will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      diary.lines.append("\(name) disappeared")
    }
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    letTimePass()
    return window
  }

  // [doc] loadViewIfNeeded loads once.
  @Test("A view is loaded once") func aViewIsLoadedOnce() {
    let diary = Diary()
    let page = Page.named("a", diary)
    #expect(!page.isViewLoaded)
    page.loadViewIfNeeded()
    _ = page.view
    #expect(page.isViewLoaded)
    #expect(diary.lines == ["a loaded"])
  }

  // [doc] viewDidLoad, viewWillAppear, viewDidAppear in this order.
  @Test("A root controller appears with its window") func aRootControllerAppearsWithItsWindow() {
    let diary = Diary()
    let page = Page.named("a", diary)
    let window = window(page)
    #expect(page.view.window === window)
    #expect(page.view.frame == window.bounds)
    #expect(diary.lines == ["a loaded", "a will appear", "a appeared"])
  }

  // [doc] A pushed screen appears once the one below has gone; popped, the other way round.
  @Test("A pushed screen takes the place of the one below")
  func aPushedScreenTakesThePlaceOfTheOneBelow() {
    let diary = Diary()
    let (below, above) = (Page.named("a", diary), Page.named("b", diary))
    let stack = UINavigationController(rootViewController: below)
    let window = window(stack)
    diary.lines = []
    stack.pushViewController(above, animated: false)
    letTimePass()
    #expect(stack.topViewController === above)
    #expect(above.navigationController === stack)
    #expect(above.view.window === window)
    #expect(below.viewIfLoaded?.window == nil)
    #expect(
      diary.lines
        == ["b loaded", "a will disappear", "b will appear", "a disappeared", "b appeared"])
    #expect(stack.popViewController(animated: false) === above)
    letTimePass()
    #expect(below.view.window === window)
    #expect(above.parent == nil)
    #expect(stack.popViewController(animated: false) == nil)
  }

  // [doc] present and dismiss: both ends know one another, the completion comes after the call.
  @Test("A presented screen is dismissed by its presenter")
  func aPresentedScreenIsDismissedByItsPresenter() {
    let diary = Diary()
    let (base, sheet) = (Page.named("a", diary), Page.named("b", diary))
    let window = window(base)
    var shown = 0
    base.present(sheet, animated: false) { shown += 1 }
    letTimePass()
    #expect(window.rootViewController === base)
    #expect(shown == 1)
    #expect(base.presentedViewController === sheet)
    #expect(sheet.presentingViewController === base)
    sheet.dismiss(animated: false)
    letTimePass()
    #expect(base.presentedViewController == nil)
    #expect(diary.lines.last == "b disappeared")
  }

  // [doc] A full screen covers the one below, which disappears, and appears once it has gone.
  @Test("A full screen lets the one below appear again")
  func aFullScreenLetsTheOneBelowAppearAgain() {
    let diary = Diary()
    let (base, cover) = (Page.named("a", diary), Page.named("b", diary))
    let window = window(base)
    cover.modalPresentationStyle = .fullScreen
    base.present(cover, animated: false)
    letTimePass()
    cover.dismiss(animated: false)
    letTimePass()
    let told = diary.lines.filter { $0.hasPrefix("a ") }
    #expect(
      told == [
        "a loaded", "a will appear", "a appeared", "a will disappear", "a disappeared",
        "a will appear", "a appeared",
      ])
    withExtendedLifetime(window) {}
  }

  // [doc] addChild calls willMove(toParent:); the child knows its parent.
  @Test("A child has one parent") func aChildHasOneParent() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    child.didMove(toParent: first)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
  }

  // [doc] A child's view that comes into its parent's appears with it, and goes with it.
  @Test("A child appears with its view") func aChildAppearsWithItsView() {
    let diary = Diary()
    let (parent, child) = (UIViewController(), Page.named("a", diary))
    let window = window(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    letTimePass()
    #expect(diary.lines == ["a loaded", "a will appear", "a appeared"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    letTimePass()
    #expect(diary.lines.suffix(2) == ["a will disappear", "a disappeared"])
    withExtendedLifetime(window) {}
  }

  // [doc] A screen's title is its navigation item's.
  @Test("A title goes to the bar") func aTitleGoesToTheBar() {
    let page = UIViewController()
    page.title = "Trip"
    #expect(page.navigationItem.title == "Trip")
    page.navigationItem.title = "Other"
    #expect(page.title == "Trip")
  }

  // [doc] The responder chain goes from a view to its controller, and on to the view around.
  @Test("A controller stands in the responder chain") func aControllerStandsInTheResponderChain() {
    let page = UIViewController()
    let inner = UIView()
    page.view.addSubview(inner)
    #expect(inner.next === page.view)
    #expect(page.view.next === page)
  }

  /// A table screen that counts how often its rows are read.
  final class List: UITableViewController {
    var reads = 0
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      reads += 1
      return 1
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      tableView.dequeueReusableCell(withIdentifier: "cell")
        ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
    }
  }

  // [doc] UITableViewController: data source and delegate of its table; it reloads when it first
  // appears, and clears the selection each time.
  @Test("A table screen reads its rows on the first appearance")
  func aTableScreenReadsItsRowsOnTheFirstAppearance() {
    let list = List(style: .plain)
    #expect(list.tableView.dataSource === list)
    #expect(list.tableView.delegate === list)
    let stack = UINavigationController(rootViewController: list)
    let window = window(stack)
    #expect(list.tableView.window === window)
    #expect(list.tableView.visibleCells.count == 1)
    list.tableView.selectRow(at: .row(0), animated: false, scrollPosition: .none)
    let reads = list.reads
    stack.pushViewController(UIViewController(), animated: false)
    letTimePass()
    stack.popViewController(animated: false)
    letTimePass()
    #expect(list.reads == reads)
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  // [doc] UIAlertController keeps its actions in order; the style is the one it was made with.
  @Test("An alert keeps its actions") func anAlertKeepsItsActions() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    #expect(alert.actions.map(\.title) == ["Cancel", "Delete"])
    #expect(alert.preferredStyle == .alert)
    #expect(alert.textFields == nil)
  }
}
