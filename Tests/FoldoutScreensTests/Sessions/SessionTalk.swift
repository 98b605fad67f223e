import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting

/// A session whose questions are answered one at a time, in any order, by the store of a test. All
/// commands are written as lines.
struct SessionTalk {
  private(set) var session: ScreenSession
  private let store: ModelStore
  /// The questions that are not answered yet, each as its line; without an `ask`, to read again.
  private var questions: [(line: String, id: AskID, ask: Ask?)] = []

  /// A session of a record that has appeared.
  init(_ screen: ShownRecord, _ store: ModelStore) {
    session = ScreenSession(screen)
    self.store = store
    act(.appear)
    settle()
  }

  /// Performs an act, and returns the commands.
  @discardableResult
  mutating func act(_ act: Act) -> [String] { take(session.handle(act)) }

  /// Answers the first open question whose line begins so, and returns the commands.
  @discardableResult
  mutating func answer(_ line: String, with answer: Answer? = nil) -> [String] {
    guard let index = questions.firstIndex(where: { $0.line.hasPrefix(line) }) else {
      return ["nobody asks to \(line)"]
    }
    let question = questions.remove(at: index)
    return take(session.answered(answer ?? self.answer(question.ask), to: question.id))
  }

  /// Has the host apply an update.
  @discardableResult
  mutating func apply() -> [String] { take(session.applied()) }

  /// Answers and applies until nothing is left to do.
  mutating func settle() {
    apply()
    while let first = questions.first {
      answer(first.line)
      apply()
    }
  }

  /// The open questions.
  var open: [String] { questions.map(\.line) }

  /// Returns the text of a field's input or owner row.
  func text(_ id: FieldID) -> String? {
    guard let field = session.screen.record.form.field(id) else { return nil }
    switch session.recordWithEntries.row(field, isOpen: false).control {
    case .input(let face): return face.text
    case .owner(let face, _): return face.text
    case .toggle(let isOn): return isOn ? "on" : "off"
    case .calendar, .compact, .numberPicker, .secret, .picture, .option, .shown, .button:
      return nil
    }
  }

  /// Returns the sentence under a row.
  func sentence(_ id: FieldID) -> String? {
    session.recordWithEntries.problems.first { $0.id == .field(id) }?.sentence
  }

  private mutating func take(_ commands: [Command]) -> [String] {
    commands.map { command in
      let line = command.line
      switch command {
      case .read(let id, beside: _): questions.append((line, id, nil))
      case .ask(let id, let ask): questions.append((line, id, ask))
      case .notify, .update, .rebind, .focus, .say, .open, .gone, .refuse: break
      }
      return line
    }
  }

  private func answer(_ ask: Ask?) -> Answer {
    switch ask {
    case nil: store.reading.map { .read($0) } ?? .gone
    case .store(let change, _): .stored(store.answer(change))
    case .insert: .gone
    case .report: .reported
    case .press: store.reading.map { .pressed(.done($0)) } ?? .gone
    case .mark(let requests): .marked(requests.map { ShownMarks([:], of: $0.days) })
    case .find(let requests): .found(requests.map(Tracks.find))
    }
  }
}

extension Command {
  /// The command in one line.
  fileprivate var line: String {
    switch self {
    case .read: "read"
    case .ask(_, let ask): ask.line
    case .notify(let event): "notify \(event)"
    case .update(let update, _, let scroll):
      "update" + (update.map { " -\($0.deletions.count) +\($0.insertions.count)" } ?? "")
        + (scroll.map { " \($0.line)" } ?? "")
    case .rebind(let items): "rebind " + Set(items.map(\.owner.field.name)).sorted().joined()
    case .focus(let row): "focus \(row)"
    case .say(let messages): "say \(messages.joined(separator: " "))"
    case .open: "open"
    case .gone: "gone"
    case .refuse(let error): "refuse \(error)"
    }
  }
}

extension Command.Scroll {
  fileprivate var line: String {
    switch self {
    case .keep(let row): "keep \(row)"
    case .reveal(let row, _): "reveal \(row)"
    }
  }
}

extension Ask {
  fileprivate var line: String {
    switch self {
    case .store(let change, _):
      "store " + change.cells.map(\.column).joined(separator: " ")
    case .insert: "insert"
    case .report(_, let reports): "report " + reports.map(\.field.name).joined(separator: " ")
    case .press(let id, _): "press \(id.name)"
    case .mark: "mark"
    case .find(let requests): "find " + requests.map(\.query).joined(separator: " ")
    }
  }
}
