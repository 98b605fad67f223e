import Foldout

extension LawError: CustomStringConvertible {
  /// The law, the finding and the path to it, as text for the developer.
  public var description: String {
    """
    Law \(law.rawValue) (\(law)) does not hold. \(finding)
      start: \(start)
      path:  \(path.map(\.description).joined(separator: " → "))
    """
  }
}

extension LawError.Finding: CustomStringConvertible {
  /// The finding, as one sentence.
  public var description: String {
    switch self {
    case .updateWithoutChange(let update):
      "Nothing changed, yet there is an update: \(text(update))."
    case .counting(let violation, let update):
      "\(violation) Update: \(text(update))."
    case .mirror(let violation, let update):
      "\(violation) Update: \(text(update))."
    case .showsWrongPresentation(let shown, let expected, let update):
      "The host shows \(shown) instead of \(expected). Update: \(text(update))."
    case .redrawsWrongRows(let items, let expected):
      "Drawn again are \(items) instead of \(expected)."
    case .open(let rows, let expected):
      "Open are \(rows) instead of \(sorted(expected))."
    case .hidden(let rows, let expected):
      "Hidden are \(sorted(rows)) instead of \(sorted(expected))."
    case .editing(let row, let expected):
      "Edited is \(text(row)) instead of \(text(expected))."
    case .effects(let effects, let expected):
      "The effects are \(effects) instead of \(expected)."
    case .count(let count, let expected):
      "The count is \(count) instead of \(expected)."
    case .item(let item, let position, let expected):
      "At \(position) there is \(text(item)) instead of \(text(expected))."
    case .position(let position, let item, let expected):
      "The position of \(item) is \(text(position)) instead of \(text(expected))."
    case .invariant(let broken):
      "An invariant is broken: \(broken)."
    case .nested(let events):
      "While an update was being applied, the queue handed out \(events)."
    case .wrongEvents(let events, let expected):
      "The queue handed out \(events) instead of \(expected)."
    }
  }

  private func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "none" }

  private func sorted(_ rows: Set<some Hashable>) -> [String] { rows.map { "\($0)" }.sorted() }
}
