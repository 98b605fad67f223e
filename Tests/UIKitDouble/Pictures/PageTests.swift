import Foundation
import Testing
@testable @_spi(UIKitDouble) import UIKit

/// Pages for the eye, written where the environment names a folder.
@Suite @MainActor struct PageTests {
  nonisolated static let folder = ProcessInfo.processInfo.environment["UIKIT_PICTURES"]

  @Test("Pages are written for the eye", .enabled(if: folder != nil))
  func pagesAreWrittenForTheEye() throws {
    let sizes: [UIContentSizeCategory] = [.large, .extraExtraLarge]
    var pictures: [String] = []
    for style in [UIUserInterfaceStyle.light, .dark] {
      for size in sizes {
        let window = Sample.window(Sample.controls(), size: CGSize(width: 390, height: 900)) {
          $0.userInterfaceStyle = style
          $0.preferredContentSizeCategory = size
        }
        pictures.append(html(of: window, named: "controls"))
      }
    }
    try write(page(of: pictures, title: "Controls"), "controls")
  }

  @Test("A form is written for the eye", .enabled(if: folder != nil)) func aFormIsWrittenForTheEye()
    throws
  {
    for metrics in [TableMetrics.iOS18, .iOS26] {
      try TableMetrics.using(metrics) {
        var pictures: [String] = []
        pictures.append(form("plain", .plain) { _ in })
        pictures.append(form("grouped") { _ in })
        pictures.append(form("dark") { $0.userInterfaceStyle = .dark })
        pictures.append(form("right to left") { $0.layoutDirection = .rightToLeft })
        pictures.append(form("larger") { $0.preferredContentSizeCategory = .extraExtraExtraLarge })
        try write(
          page(of: pictures, title: "Form, \(metrics.name)"),
          "form-\(metrics.name.filter { $0 != " " })")
      }
    }
  }

  @Test("Symbols are written for the eye", .enabled(if: folder != nil))
  func symbolsAreWrittenForTheEye() throws {
    let columns = SymbolDrawing.names.chunked(by: 8).map { names in
      let row = UIStackView(
        arrangedSubviews: names.map { UIImageView(image: UIImage(systemName: $0)) })
      row.distribution = .fillEqually
      row.alignment = .center
      row.heightAnchor.constraint(equalToConstant: 44).isActive = true
      return row
    }
    let column = UIStackView(arrangedSubviews: columns + [UIView()])
    column.axis = .vertical
    let screen = UIView()
    Sample.pin(column, in: screen)
    let window = Sample.window(screen, size: CGSize(width: 390, height: 260))
    try write(page(of: [html(of: window)], title: "Symbols"), "symbols")
  }

  @Test("Alerts and the keyboard are written for the eye", .enabled(if: folder != nil))
  func alertsAndTheKeyboardAreWrittenForTheEye() throws {
    var pictures: [String] = []
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = UIAlertController(
        title: "Delete this trip?", message: "Its three days and two travellers go with it.",
        preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      let (window, screen) = shown(.insetGrouped)
      screen.present(alert, animated: false)
      DoubleRunLoop.main.settle()
      pictures.append(html(of: window, named: "alert"))
    }
    let (window, screen) = shown(.insetGrouped) { $0.userInterfaceStyle = .dark }
    let cell = screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    cell?.contentView.visitTree { ($0 as? UITextField)?.becomeFirstResponder() }
    DoubleRunLoop.main.settle()
    pictures.append(html(of: window, named: "keyboard"))
    try write(page(of: pictures, title: "Alerts"), "alerts")
  }

  private func form(
    _ name: String, _ style: UITableView.Style = .insetGrouped,
    traits: (inout any UIMutableTraits) -> Void
  ) -> String {
    html(of: shown(style, traits: traits).window, named: name)
  }

  func shown(
    _ style: UITableView.Style, traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) -> (window: UIWindow, screen: FormScreen) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 1000))
    var overrides: any UIMutableTraits = window.traitOverrides
    traits(&overrides)
    if let overrides = overrides as? any UITraitOverrides { window.traitOverrides = overrides }
    let below = UIViewController()
    below.navigationItem.title = "Trips"
    let stack = UINavigationController(rootViewController: below)
    stack.navigationBar.prefersLargeTitles = true
    let screen = FormScreen(style: style)
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .save), UIBarButtonItem(systemItem: .action),
    ]
    stack.pushViewController(screen, animated: false)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    DoubleRunLoop.main.settle()
    return (window, screen)
  }

  private func write(_ text: String, _ name: String) throws {
    let folder = URL(fileURLWithPath: PageTests.folder ?? "", isDirectory: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".html"))
  }
}

extension Array {
  /// The elements in rows of a length, the last one shorter.
  fileprivate func chunked(by length: Int) -> [[Element]] {
    stride(from: 0, to: count, by: length).map { Array(self[$0..<Swift.min($0 + length, count)]) }
  }
}
