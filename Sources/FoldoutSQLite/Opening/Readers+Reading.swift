import FoldoutRecords
import GRDB

extension Readers {
  /// Reads in one transaction. What takes longer than a first look is read anew beside what does
  /// not, and what a change has waited for is read anew after it, for as long as is left of its
  /// time.
  ///
  /// The time in line does not count. The body may be called more than once. Throws `unavailable`
  /// for a table that takes too long.
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
      let begun = ContinuousClock.now
      let outcome = await connection.read(attempt(at: seat, of: table, rest), body)
      leave(seat, table, finding(outcome, at: seat))
      switch outcome {
      case .done((let value, _)): return value
      case .failed(let error): throw error
      case .stopped(.closing, _): throw Connection.closed
      case .stopped(.time, _), .passedOver: if seat.lane == .slow { throw late(table) }
      case .stopped(.change, let spent): rest -= spent
      case .stopped(.givenUp, _), .hung(isOwn: false): break
      case .hung(isOwn: true): rest -= .now - begun
      }
    } while rest > .zero
    throw late(table)
  }

  private func attempt(
    at seat: ReaderRoster.Seat, of table: String?, _ rest: Duration
  ) -> ReadAttempt {
    guard let table else { return ReadAttempt() }
    let limit = seat.lane == .slow ? rest : min(limits.firstLook, rest)
    return ReadAttempt(limit: limit, subject: .reading(table)) { self.isToBegin(table, at: seat) }
  }

  private func finding<T>(
    _ outcome: WorkOutcome<(value: T, took: Duration)>, at seat: ReaderRoster.Seat
  ) -> ReaderRoster.Finding? {
    switch outcome {
    case .done((_, let took)) where seat.lane == .slow: took > limits.firstLook ? .slow : .quick
    case .stopped(.time, _): seat.lane == .slow ? .givenUp : .slow
    case .done, .failed, .passedOver, .hung: nil
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
  /// The moment from which it waits for locks.
  var asked = ContinuousClock.now
  /// The time that it may take from its beginning; `nil` for any.
  var limit: Duration?
  /// The table that is read, if it is one.
  var subject: WorkTurn.Subject?
  /// False, once its turn comes, where it is not to begin any more.
  var isToBegin: @Sendable () -> Bool = { true }
}
