import FoldoutRecords
import GRDB

extension Readers {
  /// Reads in one transaction. A read that takes longer than a first look is started again on a
  /// connection for slow reads. One that is interrupted for a change is started again after it,
  /// with the rest of its time.
  ///
  /// The time in the queue does not count. `body` may be called more than once. Throws
  /// `unavailable` for a table that takes too long, and `busy` for the schema.
  func read<T: Sendable>(
    of table: String?, isScan: Bool = false, _ body: @escaping @Sendable (Database) throws -> T
  ) async throws(StoreError) -> T {
    var rest = table == nil ? limits.readingTheSchemaAgain : .seconds(limits.reading)
    repeat {
      guard let (seat, opened) = enter(table, isScan: isScan) else { throw refusal(of: table) }
      let connection: Connection
      do throws(StoreError) {
        connection = if let opened { opened } else { try await self.connection(at: seat.slot) }
      } catch {
        leave(seat, table)
        throw error
      }
      let outcome = await connection.read(attempt(at: seat, of: table, rest), body)
      leave(seat, table, finding(outcome, at: seat))
      switch outcome {
      case .done((let value, _)): return value
      case .failed(let error): throw error
      case .stopped(.closing, _): throw Connection.closed
      case .stopped(.time, _), .passedOver: if seat.lane == .slow { throw late(table) }
      case .stopped(.change, let spent): rest -= spent
      case .stopped(.givenUp, _), .blocked: break
      case .hung(let spent): rest -= spent
      }
    } while rest > .zero
    throw late(table)
  }

  private func attempt(
    at seat: ReaderRoster.Seat, of table: String?, _ rest: Duration
  ) -> ReadAttempt {
    let asked = limits.clock.now()
    guard let table else { return ReadAttempt(asked: asked) }
    let limit = seat.lane == .slow ? rest : min(limits.firstLook, rest)
    return ReadAttempt(asked: asked, limit: limit, subject: .reading(table)) {
      self.shouldBegin(table, at: seat)
    }
  }

  private func finding<T>(
    _ outcome: WorkOutcome<(value: T, took: Duration)>, at seat: ReaderRoster.Seat
  ) -> ReaderRoster.Finding? {
    switch outcome {
    case .done((_, let took)) where seat.lane == .slow: took > limits.firstLook ? .slow : .quick
    case .stopped(.time, _): seat.lane == .slow ? .givenUp : .slow
    case .done, .failed, .passedOver, .hung, .blocked: nil
    case .stopped(.closing, _), .stopped(.change, _), .stopped(.givenUp, _): nil
    }
  }

  private func refusal(of table: String?) -> StoreError {
    guard let table else { return .busy(path: file.path) }
    return .unavailable(table: table, detail: "an earlier request for it has not ended")
  }

  private func late(_ table: String?) -> StoreError {
    guard let table else { return .busy(path: file.path) }
    return .unavailable(table: table, detail: "it took longer than \(limits.reading) s")
  }
}

/// One attempt at a read, on one connection.
struct ReadAttempt: Sendable {
  /// The time from which its wait for locks counts.
  var asked: ContinuousClock.Instant
  /// Its time limit from its start; `nil` for none.
  var limit: Duration?
  /// The table that is read; `nil` for the schema.
  var subject: WorkState.Subject?
  /// Called when its turn comes; false if the read should not begin any more.
  var shouldBegin: @Sendable () -> Bool = { true }
}
