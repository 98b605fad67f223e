import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens

/// A list over an array of rows, and the whole conversation after each input.
struct ListConversation {
  /// The rows as they are stored, by key.
  var rows: [(key: Int64, title: String)]
  /// The removed records that can be restored, by the removal's id.
  var removed: [String: (key: Int64, title: String)] = [:]
  var list: ShownList
  var asks: [ListAsk] = []
  var conclusion: ListConclusion?
  /// The store's answer to a removal; `nil` to remove the record.
  var removal: ListRemoval?
  /// The store's answer to Undo; `nil` to restore the record.
  var restoration: ListRestoration?
  /// The program's answer to an action.
  var answer = ListActionOutcome.answered(.done)
  /// The store's answer to a record that the program adds.
  var addition = RowAddition.added(AddedRow(key: ListConversation.key(9)))
  /// The record to which the list led after the last input.
  var redirection: AddedRow?
  /// The actions that each row offers.
  var offered = ListConversation.actions

  static let actions: [OfferedAction] = [
    OfferedAction(Action<Int>.share, in: .reader("en-US")),
    OfferedAction(Action<Int>.remove, in: .reader("en-US")),
    OfferedAction(Action<Int>("Archive") { _ in .done }, in: .reader("en-US")),
  ]

  init(_ titles: [String], open: Int64? = nil) {
    rows = titles.enumerated().map { (Int64($0.offset + 1), $0.element) }
    let reading = ListConversation.reading(
      rows, [open].compactMap(\.self), ListConversation.actions)
    list = ShownList(
      reading, linksToRecords: true, hasActions: true,
      open: [open].compactMap(\.self).map(ListConversation.key),
      environment: .reader("en-US"))
  }

  static func key(_ number: Int64) -> RecordKey { RecordKey([.integer(number)]) }

  private static func reading(
    _ rows: [(key: Int64, title: String)], _ bars: [Int64], _ offered: [OfferedAction]
  ) -> ListReading {
    let shown = rows.filter { bars.contains($0.key) }
    return ListReading(
      records: rows.map { ListedRecord(key: key($0.key), title: $0.title) },
      bars: Dictionary(
        uniqueKeysWithValues: shown.map {
          (key($0.key), BarReading(title: $0.title, actions: offered, original: "seen \($0.title)"))
        }))
  }

  mutating func tap(_ number: Int64) { send(.tap(Self.key(number)), bars: []) }

  mutating func press(
    _ action: ActionID, of number: Int64, seen: String? = nil, isConfirmed: Bool = false
  ) {
    let title = rows.first { $0.key == number }?.title ?? ""
    let isKnown = ListConversation.actions.contains { $0.id == action }
    let press = ListInput.Press(
      action: action, key: Self.key(number), original: seen ?? "seen \(title)",
      isConfirmed: isConfirmed,
      isKnown: isKnown)
    send(.press(press), bars: [number])
  }

  mutating func send(_ input: ListInput, bars: [Int64]) {
    let open = list.table.openDrawers.compactMap { row in
      rows.first { Self.key($0.key) == row.record }?.key
    }
    var now = ShownList(
      Self.reading(rows, bars + open, offered), linksToRecords: true, hasActions: true,
      open: open.map(Self.key), environment: .reader("en-US"))
    (now.undo, now.earlier) = (list.undo, list.earlier)
    var editing = ListEditing(now)
    asks = []
    var step = editing.submit(input)
    while case .ask(let ask) = step {
      asks.append(ask)
      step = editing.answered(answer(to: ask))
    }
    switch step {
    case .redirect(let row): redirection = row
    case .show(let conclusion): (self.conclusion, list) = (conclusion, editing.list)
    case .ask, .fail: break
    }
  }

  private mutating func answer(to ask: ListAsk) -> ListAnswer {
    switch ask {
    case .remove(let key, _, _): .removed(remove(key))
    case .restore(let id): .restored(restore(id))
    case .perform: .performed(answer)
    case .add: .added(addition)
    case .read(let keys):
      .read(
        Self.reading(
          rows, rows.map(\.key).filter { keys.contains(Self.key($0)) }, offered))
    }
  }

  private mutating func remove(_ key: RecordKey) -> ListRemoval {
    if let removal { return removal }
    guard let index = rows.firstIndex(where: { Self.key($0.key) == key }) else { return .gone }
    let id = removed.isEmpty ? "id" : "id \(removed.count + 1)"
    removed[id] = rows.remove(at: index)
    return .removed(id)
  }

  private mutating func restore(_ id: String) -> ListRestoration {
    if let restoration { return restoration }
    guard let row = removed.removeValue(forKey: id) else { return .unknown }
    rows.append(row)
    rows.sort { $0.key < $1.key }
    return .restored(Self.key(row.key), title: row.title)
  }

  /// The shown rows, bars and bar of Undo as lines.
  var lines: [String] {
    var lines: [String] = []
    for item in list.table.presentation.sections.flatMap(\.items) {
      guard let key = item.owner.record else { continue }
      switch item {
      case .row:
        lines.append(list.row(key)?.title ?? "?")
        if let problem = list.problems[key] { lines.append("! \(problem.sentence)") }
      case .drawer:
        lines.append(
          "  " + (list.bar(key)?.actions.map { "[\($0.title)]" }.joined(separator: " ") ?? "?"))
      }
    }
    for line in list.undoFace?.lines ?? [] {
      lines.append(
        "↶ \(line.sentence)" + (line.restore == nil ? "" : " [\(list.undoFace?.title ?? "")]"))
    }
    return lines
  }
}
