/// One measured figure beside its limit.
struct Figure {
  var name: String
  var measured: Double
  var limit: Double?
  var unit: String

  static let heading = line("figure", "measured", "limit", "")

  func print() {
    let verdict = limit.map { measured <= $0 ? "met" : "MISSED" } ?? ""
    Swift.print(
      Self.line(
        name, "\(text(measured)) \(unit)", limit.map { "≤ \(text($0)) \(unit)" } ?? "–", verdict))
  }

  private func text(_ value: Double) -> String {
    "\((value * 100).rounded() / 100)"
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
