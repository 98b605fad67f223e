import Foundation

/// One measured figure and its limit.
struct Figure {
  var name: String
  var measured: Double
  /// The upper limit.
  var limit: Double?
  /// The lower limit.
  var least: Double?
  var unit: String

  static let heading = line("figure", "measured", "limit", "")

  func print() {
    let isMissed = limit.map { measured > $0 } == true || least.map { measured < $0 } == true
    let bound =
      limit.map { "≤ \(text($0)) \(unit)" } ?? least.map { "≥ \(text($0)) \(unit)" } ?? "–"
    let verdict =
      measured.isNaN ? "NOT MEASURED" : bound == "–" ? "" : isMissed ? "MISSED" : "met"
    Swift.print(Self.line(name, "\(text(measured)) \(unit)", bound, verdict))
    // Pipes buffer output; flush it, so that each line appears at once.
    fflush(nil)
  }

  private func text(_ value: Double) -> String {
    // A figure of four digits needs no decimals.
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
