import FoldoutForms
import FoldoutUIKit
import Foundation
@_spi(UIKitDouble) import UIKit

/// Prints the figures of a table view's host, beside their limits: `make bench PARTS=ios`.
///
/// They are taken on the double of UIKit, and are about the host alone: the time that the double
/// itself takes for a batch, a layout and the cells in it is taken off and printed beside it.
@main
@MainActor
enum IOSFigures {
  static func main() throws {
    print(Figure.heading)
    try measureBuilding()
    try measureTaps()
    try measureConditions()
  }
}

/// The parts of the time that an act takes, in milliseconds.
struct Parts {
  var host = 0.0
  var double = 0.0
}

/// Tells the host's time from the double's.
@MainActor
enum Clock {
  private static var since = ContinuousClock.now
  private static var parts = Parts()

  /// Performs an act, and returns what it took of the host and of the double.
  static func measure(_ act: () throws -> Void) rethrows -> Parts {
    parts = Parts()
    since = .now
    DoubleWork.onChange = { isDouble in
      let now = ContinuousClock.now
      if isDouble {
        parts.host += (now - since).milliseconds
      } else {
        parts.double += (now - since).milliseconds
      }
      since = now
    }
    try act()
    parts.host += (ContinuousClock.now - since).milliseconds
    DoubleWork.onChange = nil
    return parts
  }

  /// Returns the median of each part over an odd number of measurements.
  static func median(of count: Int, _ measure: (Int) throws -> Parts) rethrows -> Parts {
    let all = try (0..<count).map(measure)
    return Parts(
      host: all.map(\.host).sorted()[count / 2], double: all.map(\.double).sorted()[count / 2])
  }
}

extension Duration {
  fileprivate var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}

/// A form on the screen of the double.
@MainActor
final class Screen<Value: Sendable> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let controller: FormViewController<Value>

  init(_ form: Form<Value>, _ value: Value) throws {
    controller = try FormViewController(
      form, value: value,
      environment: FormEnvironment(
        locale: Locale(identifier: "en_US"), timeZone: .gmt,
        now: Date(timeIntervalSince1970: 1_770_000_000)))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
  }

  var table: UITableView { controller.tableView }

  func settle() { DoubleRunLoop.main.settle() }
}
