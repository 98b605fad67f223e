import FoldoutForms
import FoldoutRecords

extension RecordRoute {
  /// What became of what was sent.
  struct Attempt: Sendable {
    /// The record as it was when the rules were asked last.
    var screen: RecordScreen
    /// What was asked to be stored, and what of it was not taken.
    var reception: RecordScreen.Reception
    /// What the store made of it; `nil` where it was not asked.
    var outcome: Result<ChangeOutcome, StoreError>?
  }

  /// How often the rules are asked anew before it is called a conflict.
  static let mostTries = 8

  /// Asks the rules and then the store, which writes only beside the values that the rules looked
  /// at. Where somebody changed one of them in between, the rules are asked again about what it is
  /// now: two people cannot break together what each of them keeps.
  func attempt(
    _ submission: Submission, on before: RecordScreen, isScripted: Bool
  ) async throws(WebRefusal) -> Attempt {
    var attempt = Attempt(
      screen: before, reception: try before.receive(submission, isScripted: isScripted))
    for rest in (0..<RecordRoute.mostTries).reversed() {
      guard !attempt.reception.isRefused, !attempt.reception.cells.isEmpty else { break }
      let columns = attempt.reception.cells.map(\.column)
      let outcome = await outcome(
        of: Change(
          table: table, key: key, cells: attempt.reception.cells,
          guards: attempt.screen.guards(of: attempt.reception), limits: before.limits))
      guard case .success(.conflict(let stored, let others)) = outcome,
        Set(others).isDisjoint(with: columns)
      else {
        attempt.outcome = outcome
        break
      }
      guard rest > 0 else {
        attempt.outcome = .success(.conflict(stored, columns: columns))
        break
      }
      await show(stored, on: &attempt.screen)
      attempt.screen.keepUndo()
      attempt.reception = try attempt.screen.receive(submission, isScripted: isScripted)
    }
    return attempt
  }

  /// Puts another record on a screen of it.
  func show(_ record: StoredRecord, on screen: inout RecordScreen) async {
    screen.stored = record.record
    screen.cut = record.cut
    screen.revealed = await site.revealed(key, table)
    screen.pictures = site.pictures(of: screen)
  }

  /// What the store makes of a change.
  func outcome(of change: Change) async -> Result<ChangeOutcome, StoreError> {
    do {
      return .success(try await site.store.change(change))
    } catch {
      return .failure(error)
    }
  }
}
