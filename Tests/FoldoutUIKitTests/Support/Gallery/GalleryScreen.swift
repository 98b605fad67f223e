import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// A stage, whatever value it edits.
protocol Staged: AnyObject {
  var window: UIWindow { get }
  var table: UITableView { get }
  var driver: TableDriver { get }
  var faults: [TableError] { get }

  func settle()
  func tap(_ item: ScreenItem) throws
  func shown(_ item: ScreenItem) -> FaceCell?
  func cell(_ item: ScreenItem) -> FaceCell?
  func texts(in view: UIView?) -> [String]
}

extension Stage: Staged {}

/// A screen that is checked and drawn in every look.
struct GalleryScreen {
  let name: String
  /// The language of the reader.
  let language: String
  /// Shows the screen; faults of the form are thrown.
  let make: (Look) throws -> any Staged

  /// A form with a value. `act` does what a person has done before the screen is looked at.
  init<Value: Sendable>(
    _ name: String, _ form: Form<Value>, _ value: Value, language: String = "en",
    _ act: @escaping (Stage<Value>) throws -> Void = { _ in }
  ) {
    self.name = name
    self.language = language
    make = { look in
      let environment = look.environment(language)
      let stage = try Stage(
        form, value, environment: environment, style: look.style, size: look.screen
      ) { look.prepare($0, environment) }
      try act(stage)
      return stage
    }
  }
}

extension Staged {
  /// The rows that unfold a drawer.
  var owners: [ScreenItem] {
    driver.shown.presentation.sections.flatMap(\.items).filter { item in
      guard case .row(let row)? = driver.record.face(of: item) else { return false }
      return row.control.tap == .unfolds
    }
  }

  /// Each item that is shown, from top to bottom, with its face and the surroundings of its cell.
  var faces: [(item: ScreenItem, face: ItemFace)] {
    driver.shown.presentation.sections.flatMap(\.items).compactMap { item in
      driver.record.face(of: item).map { (item, $0) }
    }
  }
}
