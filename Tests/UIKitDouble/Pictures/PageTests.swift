import Foundation
import Testing
@_spi(UIKitDouble) import UIKit

/// Pages for the eye, written where the environment names a folder.
@Suite @MainActor struct PageTests {
  nonisolated static let folder = ProcessInfo.processInfo.environment["UIKIT_PICTURES"]

  @Test(.enabled(if: folder != nil))
  func `pages are written for the eye`() throws {
    let sizes: [UIContentSizeCategory] = [.large, .extraExtraLarge]
    var pictures: [String] = []
    for style in [UIUserInterfaceStyle.light, .dark] {
      for size in sizes {
        let window = Sample.window(Sample.controls()) {
          $0.userInterfaceStyle = style
          $0.preferredContentSizeCategory = size
        }
        pictures.append(html(of: window, named: "controls"))
      }
    }
    try write(page(of: pictures, title: "Controls"), "controls")
  }

  private func write(_ text: String, _ name: String) throws {
    let folder = URL(fileURLWithPath: PageTests.folder ?? "", isDirectory: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".html"))
  }
}
