import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords
import HTTPTypes

extension RecordRoute {
  /// The outcome of undoing an add.
  enum UndoneAdd: Sendable {
    /// The record is removed, by this request or by an earlier equal one.
    case removed(RemovalNotice)
    /// The record stays, for this reason. With `asks`, the person can agree to remove it for good.
    case stays(String, SiteResponse.Status, asks: Bool = false)
    /// The record is gone.
    case gone
  }

  /// Removes an added record, unless somebody has changed it since, or refers to it. Requests for
  /// the same add wait for each other.
  func undoAdd(_ undoing: AddUndoPress, _ request: RoutedRequest) async throws(WebRequestError)
    -> UndoneAdd
  {
    let environment = request.environment
    let key = destination.addition == nil ? destination.key : nil
    guard let added = site.addedRecord(undoing.addID, in: destination.table, key: key) else {
      let address = request.query[.added].flatMap { RecordKey(address: $0) }
      return try await unknownAdd(key ?? address, environment.words.adding)
    }
    do throws(StoreError) {
      return try await site.app.undo.inTurn(of: undoing.addID) { () throws(StoreError) in
        try await remove(added, undoing, environment)
      }
    } catch {
      let error = error.labelled(destination.title, for: destination.table)
      guard error.status == .unprocessableContent else { throw WebRequestError(error) }
      return .stays(error.sentence(in: environment.words), .unprocessableContent)
    }
  }

  private func remove(
    _ added: AddedRecord, _ undoing: AddUndoPress, _ environment: FormEnvironment
  ) async throws(StoreError) -> UndoneAdd {
    let words = environment.words.adding
    let source = try await sources.source(
      of: destination.table, destination.form, in: environment.locale)
    let limits = Sources.limits(source, all: [], sent: [])
    guard
      let stored = try await sources.store.record(added.key, in: destination.table, limits: limits)
    else { return removed(undoing) }
    // After a restore it has other secret tokens, and its key may be another record's.
    guard added.removal == nil else { return .stays(words.tooLateStillThere, .gone) }
    let preview = try await sources.store.removal(of: added.key, in: destination.table)
    if let reason = preview?.reasonToKeep(in: environment) { return .stays(reason, .conflict) }
    let removal = Removal(
      table: destination.table, key: added.key, original: added.digest,
      isPermanent: undoing.isConfirmed,
      onlyIfUnreferenced: true, limits: limits)
    let outcome: RemovalOutcome
    do throws(StoreError) {
      outcome = try await sources.store.remove(removal)
    } catch {
      guard case .referredTo = error else { throw error }
      return .stays(try await reasonToKeep(added, error, environment), .conflict)
    }
    switch outcome {
    case .removed(let receipt):
      let title = await sources.title(of: stored, source, environment)
      let name = source.naming?.name(of: title, in: destination.table) ?? title
      var undone = added
      undone.removal = await keepRemoval(receipt, of: added.key, name, environment)
      site.app.undo.keep(undone, of: undoing.addID)
      await site.app.program.onRecord(.removed(added.key, table: destination.table))
      return removed(undoing)
    case .gone: return removed(undoing)
    case .conflict: return .stays(words.changedSince, .conflict)
    case .needsConsent(let size):
      return .stays(size.sentence(in: environment), .unprocessableContent, asks: true)
    }
  }

  /// Returns the reason why the store did not remove the record: it has a new reference.
  private func reasonToKeep(
    _ added: AddedRecord, _ error: StoreError, _ environment: FormEnvironment
  ) async throws(StoreError) -> String {
    let preview = try await sources.store.removal(of: added.key, in: destination.table)
    if let preview, preview.isReferredTo, let reason = preview.reasonToKeep(in: environment) {
      return reason
    }
    return error.labelled(destination.title, for: destination.table).sentence(
      in: environment.words)
  }

  /// Returns the outcome for an add that this process does not know, by the key: the record may
  /// still exist.
  private func unknownAdd(
    _ key: RecordKey?, _ words: Words.Adding
  ) async throws(WebRequestError) -> UndoneAdd {
    guard let key else { return .stays(words.tooLate, .gone) }
    do throws(StoreError) {
      let stored = try await sources.store.record(key, in: destination.table)
      return stored == nil ? .gone : .stays(words.tooLateStillThere, .gone)
    } catch .malformedKey {
      // The address may be forged, or the table's key may have changed since the add.
      return .stays(words.tooLate, .gone)
    } catch {
      throw WebRequestError(error.labelled(destination.title, for: destination.table))
    }
  }

  /// Returns the outcome for a record that is gone: its removal, if this process knows it.
  private func removed(_ undoing: AddUndoPress) -> UndoneAdd {
    site.addedRecord(undoing.addID, in: destination.table)?.removal.map { .removed($0) }
      ?? .gone
  }

  /// Undoes the add from the record's page: leads to the list, or says why the record stays.
  func answerUndoingAdd(_ undoing: AddUndoPress, _ request: RoutedRequest)
    async throws(WebRequestError)
    -> SiteResponse
  {
    switch try await undoAdd(undoing, request) {
    case .removed(let removed):
      return .seeOther(KeptEnvironment(of: request.query.pairs).added(to: removed.address))
    case .gone: throw gone(request.environment)
    case .stays(let reason, let status, let asks):
      var request = request
      request.set(.added, undoing.addID)
      var opened = try await open(request, Submission(.form))
      if asks {
        opened.recordActions?.removal = RecordActions.Removal(of: undoing.addID, because: reason)
      }
      let isAsked = opened.recordActions?.removal != nil
      var answer = SiteResponse.page(
        status: status, opened.page(notes: isAsked ? [] : [reason]).html(site.shell))
      answer.headers[.cacheControl] = SiteResponse.Caching.never.rawValue
      return answer
    }
  }
}

extension Words.Adding {
  /// A sentence: the add cannot be undone any more, and its record is still there.
  fileprivate var tooLateStillThere: String { "\(tooLate) \(stillThere)" }
}
