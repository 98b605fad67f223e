import Foundation

/// One measured figure beside its limit.
struct Figure {
  var name: String
  var measured: Double
  /// The most that it may be.
  var limit: Double?
  /// The least that it may be.
  var least: Double?
  var unit: String

  static let heading = line("figure", "measured", "limit", "")

  func print() {
    let isMissed = limit.map { measured > $0 } == true || least.map { measured < $0 } == true
    let bound =
      limit.map { "≤ \(text($0)) \(unit)" } ?? least.map { "≥ \(text($0)) \(unit)" } ?? "–"
    Swift.print(
      Self.line(
        name, "\(text(measured)) \(unit)", bound, bound == "–" ? "" : isMissed ? "MISSED" : "met"))
    // A table that is read while it grows is not kept back by a pipe.
    fflush(nil)
  }

  private func text(_ value: Double) -> String {
    // A figure of four digits needs none behind the point.
    abs(value) >= 1000 ? "\(Int(value.rounded()))" : "\((value * 100).rounded() / 100)"
  }

  private static func line(
    _ name: String, _ measured: String, _ limit: String, _ verdict: String
  ) -> String {
    "\(pad(name, 66)) \(pad(measured, 14)) \(pad(limit, 14)) \(verdict)"
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
