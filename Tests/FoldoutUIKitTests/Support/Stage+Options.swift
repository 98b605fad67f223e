import Foldout
import FoldoutForms
import FoldoutScreens
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

// Options: those of a section, which are rows, and those in a drawer.
extension TableStage {
  /// The rows of a choice section's options, as they are read: mark, title and further texts.
  func options(_ field: FieldID) -> [String] {
    optionItems(field).map { item in
      guard let cell = shown(item) as? OptionCell else { return "–" }
      return TableStage.line(all(UIImageView.self, in: cell).first?.image, texts(in: cell))
    }
  }

  /// The options of an open drawer that are shown, as they are read.
  func drawerOptions(_ field: FieldID) -> [String] {
    all(OptionView.self, in: drawer(field)).map {
      TableStage.line(all(UIImageView.self, in: $0).first?.image, texts(in: $0))
    }
  }

  private static func line(_ mark: UIImage?, _ texts: [String]) -> String {
    let isFilled = mark == UIImage(systemName: "checkmark.circle.fill")
    return ([isFilled ? "●" : "○"] + texts).joined(separator: " ")
  }

  /// The row of an option by its title, which is on the screen or not.
  func option(_ title: String, of field: FieldID) throws -> ScreenItem {
    try #require(
      optionItems(field).first { item in
        guard case .row(let face)? = driver.record.face(of: item),
          case .option(let option, _) = face.control
        else { return false }
        return option.title == title
      }, "no option \(title)")
  }

  /// Touches an option of a choice section.
  func choose(_ title: String, of field: FieldID) throws { try tap(option(title, of: field)) }

  /// Touches an option in an open drawer.
  func choose(_ title: String, inDrawerOf field: FieldID) throws {
    try press(title, in: visibleDrawer(field))
  }

  /// The texts above a section and below it.
  func header(_ section: Int) -> [String] { texts(in: table.headerView(forSection: section)) }

  func footer(_ section: Int) -> [String] { texts(in: table.footerView(forSection: section)) }

  private func optionItems(_ field: FieldID) -> [ScreenItem] {
    driver.shown.presentation.sections.flatMap(\.items).filter {
      $0.owner.field == field && $0.owner.option != nil
    }
  }
}
