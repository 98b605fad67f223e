extension Page {
  /// The page's counts and times by their names in the protocol, as `Nodes` and `ScriptDuration`:
  /// times are seconds, counted from the first call on. Chromium alone tells them.
  ///
  /// Source: Chrome DevTools Protocol, domain *Performance*.
  public func metrics() throws -> [String: Double] {
    struct Answer: Decodable {
      struct Metric: Decodable {
        let name: String
        let value: Double
      }
      let metrics: [Metric]
    }
    try devTools("Performance.enable")
    let command: JSON = ["cmd": "Performance.getMetrics", "params": [:]]
    let answer = try wire.send("POST", "/goog/cdp/execute", command, as: "Performance.getMetrics")
    let metrics = try answer.decoded(as: Answer.self).metrics
    return Dictionary(metrics.map { ($0.name, $0.value) }) { _, last in last }
  }
}
