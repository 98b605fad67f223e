import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Foundation
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// The folder for pictures; `nil` in all other runs.
nonisolated private let folder = ProcessInfo.processInfo.environment["FOLDOUT_PICTURES"]

/// Draws the gallery into a folder, if one is named: `make pictures-ios`.
@Suite(.enabled(if: folder != nil)) struct PicturePages {
  @Test("Each screen is drawn as one sheet, in each look, text size, direction and theme")
  func screens() throws {
    for screen in Gallery.screens {
      var pictures: [String] = []
      for theme in [UIUserInterfaceStyle.light, .dark] {
        for style in [UITableView.Style.insetGrouped, .plain] {
          for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            for size in Look.sizes {
              let look = Look(direction: direction, size: size, theme: theme, style: style)
              let stage = try screen.make(look)
              pictures.append(html(of: stage.window, named: "\(look)"))
            }
          }
        }
      }
      try write(pictures, named: screen.name)
    }
  }

  @Test("Each drawer is drawn open, in both themes and in the metrics of both systems")
  func drawers() throws {
    for screen in Gallery.systems + Gallery.forms {
      var pictures: [String] = []
      for (theme, metrics) in [
        (UIUserInterfaceStyle.light, TableMetrics.iOS18), (.dark, .iOS26),
      ] {
        try TableMetrics.using(metrics) {
          let stage = try screen.make(Look(theme: theme, metrics: metrics))
          for owner in stage.owners {
            try stage.tap(owner)
            pictures.append(html(of: stage.window, named: "\(owner.owner.field.name)"))
          }
        }
      }
      if !pictures.isEmpty { try write(pictures, named: "\(screen.name)-drawers") }
    }
  }

  @Test("The README's pictures are drawn alone")
  func readme() throws {
    let record = try Gallery.systems[0].make(Look())
    try record.tap(.row(.field("started")))
    try write([html(of: record.window)], named: "ios-record-390-light")
    let options = try Gallery.systems[4].make(Look(theme: .dark))
    try write([html(of: options.window)], named: "ios-options-390-dark")
  }

  private func write(_ pictures: [String], named name: String) throws {
    guard let folder else { return }
    try page(of: pictures, title: name).write(
      toFile: "\(folder)/\(name).html", atomically: true, encoding: .utf8)
  }
}
