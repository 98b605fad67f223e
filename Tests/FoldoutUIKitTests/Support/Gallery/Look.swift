import FoldoutForms
import FoldoutTesting
import Foundation
@_spi(UIKitDouble) import UIKit

/// The manner in which a screen is shown: language, direction, text size, light, table and system.
struct Look: CustomStringConvertible {
  var direction: LayoutDirection?
  var size = UIContentSizeCategory.large
  var theme = UIUserInterfaceStyle.light
  var style = UITableView.Style.insetGrouped
  var metrics = TableMetrics.iOS18
  var screen = CGSize(width: 390, height: 844)

  /// The text sizes in which each screen is checked: the usual one, the largest of most people, and
  /// one at which lines become columns.
  static let sizes: [UIContentSizeCategory] = [
    .large, .extraExtraExtraLarge, .accessibilityExtraLarge,
  ]

  /// Every text size in every direction, in both looks of a table and both systems.
  static var all: [Look] {
    sizes.flatMap { size in
      [LayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
        [UITableView.Style.insetGrouped, .plain].flatMap { style in
          [TableMetrics.iOS18, .iOS26].map { metrics in
            Look(direction: direction, size: size, style: style, metrics: metrics)
          }
        }
      }
    }
  }

  /// Two looks in which each direction, table and system occurs, and two text sizes.
  static var few: [Look] {
    [
      Look(direction: .rightToLeft, size: sizes[0], style: .insetGrouped, metrics: .iOS26),
      Look(direction: .leftToRight, size: sizes[2], style: .plain, metrics: .iOS18),
    ]
  }

  var description: String {
    let table = style == .plain ? "plain" : "inset"
    let points = size.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
    let side = direction.map { " \($0.rawValue)" } ?? ""
    return "\(metrics.name) \(table) \(points)\(side)\(theme == .dark ? " dark" : "")"
  }

  /// Returns the settings of a reader of a language.
  func environment(_ language: String) -> FormEnvironment {
    FormEnvironment(
      locale: Locale(identifier: language), timeZone: Stay.environment.timeZone, now: Stay.now,
      direction: direction)
  }

  /// Sets the traits of a window.
  func prepare(_ window: UIWindow, _ environment: FormEnvironment) {
    var traits = window.traitOverrides
    traits.preferredContentSizeCategory = size
    traits.userInterfaceStyle = theme
    traits.layoutDirection =
      environment.direction == .rightToLeft ? .rightToLeft : .leftToRight
    window.traitOverrides = traits
  }
}
