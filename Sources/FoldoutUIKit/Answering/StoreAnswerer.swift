#if canImport(UIKit)
import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens

/// Answers a session about a record in a program's store.
///
/// Every answer comes later, once the store has given it. Until then entries stand as they are on
/// their way. What is asked is done even if the screen has gone.
final class StoreAnswerer {
  private let app: App
  private let list: ListDestination?
  private let opened: OpenedRecord

  /// The number of questions that the store and the program have not answered yet.
  private(set) var openAnswers = 0
  /// Called with the reason why a change waits for its store, and with `nil` once it waits no more.
  var onWait: (StoreError?) -> Void = { _ in }
  /// Pauses before a change is tried again.
  var pause: () async -> Void = { try? await Task.sleep(for: .seconds(2)) }

  init(_ app: App, _ opened: OpenedRecord, in list: ListDestination?) {
    self.app = app
    self.list = list
    self.opened = opened
  }

  /// Answers a session's question.
  func answer(
    _ question: Question, about record: ShownRecord, _ answer: @escaping (Answer) -> Void
  ) {
    openAnswers += 1
    Task {
      answer(await self.answer(to: question, about: record))
      openAnswers -= 1
    }
  }

  private func answer(to question: Question, about record: ShownRecord) async -> Answer {
    switch question {
    case .read(let others):
      do {
        return try await app.sources.read(context(of: record, others)).map { .read($0) } ?? .gone
      } catch {
        return .read(nil)
      }
    case .ask(let ask):
      var answer = await self.answer(to: ask, about: record)
      // A file in use by another program is free again in a moment. If the value was stored after
      // all, the token shows it.
      var hasWaited = false
      while case .stored(.failed(let error)) = answer, error.category == .busy {
        hasWaited = true
        onWait(error)
        await pause()
        answer = await self.answer(to: ask, about: record)
      }
      if hasWaited { onWait(nil) }
      return answer
    }
  }

  private func answer(to ask: Ask, about record: ShownRecord) async -> Answer {
    // No press is sent twice here, so each has a ticket of its own.
    await app.answer(
      ask, record, in: context(of: record, []), ticket: app.undo.tickets.issue())
  }

  private func context(of record: ShownRecord, _ others: [DynamicRecord]) -> RecordContext {
    RecordContext(
      opened.source, key: record.target.key, isNew: false, limits: opened.limits, variants: others,
      list: list)
  }
}
#endif
