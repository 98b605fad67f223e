import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting

/// One submission and the whole conversation that follows, with a store that answers at once.
struct Conversation {
  /// The end of the conversation.
  enum End {
    case show(RecordConclusion)
    case gone
    case fail(StoreError)
  }

  private(set) var end = End.gone
  /// The record as shown at the end.
  private(set) var record: ShownRecord
  private(set) var reports: [FieldReport] = []
  private(set) var presses: [FieldID] = []
  /// The changes that were sent to the store.
  private(set) var requestedChanges: [Change] = []
  /// The error thrown for a submission that no screen sends; `nil` for a valid one.
  private(set) var error: SubmissionError?

  /// Submits inputs to a record.
  init(
    _ screen: ShownRecord, _ store: ModelStore, _ inputs: [(FieldID, FieldInput)],
    scope: Submission.Scope = .field, pressing: FieldID? = nil
  ) {
    var editing = RecordEditing(screen)
    var submission = Submission(scope)
    submission.pressed = pressing
    for (id, input) in inputs {
      var input = input
      if input.original == nil, input.restored == nil { input.original = screen.tokens[id.name] }
      submission.change(id) { $0 = input }
    }
    record = screen
    let before = store.requestedChanges.count
    do {
      var step = try editing.submit(submission)
      conversation: while case .ask(let ask) = step {
        switch ask {
        case .store(let change, _): step = editing.answered(.stored(store.answer(change)))
        case .insert: break conversation
        case .report(_, let found):
          reports += found
          step = editing.answered(.reported)
        case .press(let id, _):
          presses.append(id)
          step = editing.answered(store.reading.map { .pressed(.done($0)) } ?? .gone)
        case .mark(let requests):
          step = editing.answered(.marked(requests.map { ShownMarks([:], of: $0.days) }))
        case .find(let requests):
          step = editing.answered(
            .found(requests.map { _ in .found(LabelMatches(labels: [])) }))
        }
      }
      switch step {
      case .show(let conclusion): end = .show(conclusion)
      case .fail(let error): end = .fail(error)
      case .gone, .redirect, .ask: break
      }
    } catch {
      self.error = error
    }
    record = editing.record
    requestedChanges = Array(store.requestedChanges.dropFirst(before))
  }

  /// The conclusion; `nil` if the record is gone or the store failed.
  var conclusion: RecordConclusion? {
    if case .show(let conclusion) = end { conclusion } else { nil }
  }

  var outcome: RecordConclusion.Outcome? { conclusion?.outcome }

  /// Returns the sentence under the row of a field.
  func sentence(_ id: FieldID) -> String? {
    let shown = record.withNotices(
      altered: conclusion?.altered ?? [], trimmed: conclusion?.trimmed ?? [:])
    return shown.problems.first { $0.id == .field(id) }?.sentence
  }

  /// Returns the titles of the buttons under the row of a field.
  func buttons(_ id: FieldID) -> [String] {
    switch record.problems.first(where: { $0.id == .field(id) })?.remedy {
    case .choice(let face): [face.use?.title, face.keep].compactMap(\.self)
    case .question(let face): [face.consent?.title, face.keep].compactMap(\.self)
    case .pick(let typed, let picked): [typed.title, picked.title]
    case .keepBlanks(let button): [button.title]
    case .some(.none), .enterAgain, nil: []
    }
  }
}

extension FieldInput {
  /// Returns an input of one action, based on the shown value.
  static func one(_ action: Action) -> FieldInput { FieldInput(action) }
}
