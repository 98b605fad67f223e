package import FoldoutForms
package import FoldoutRecords
import FoldoutScreens
import FoldoutWords

/// The outcome of undoing an add.
package enum UndoneAdd: Sendable {
  /// The record is removed, by this request or by an earlier equal one.
  case removed(RemovalNotice)
  /// The record stays, as the sentence says.
  case stays(String, Obstacle)
  /// The record is gone.
  case gone

  /// The reason why an added record stays.
  package enum Obstacle: Sendable {
    /// The add is not known any more.
    case tooLate
    /// Somebody has changed the record since, or refers to it.
    case inUse
    case refused
    /// The removal could not be undone, and needs consent.
    case needsConsent
  }
}

extension App {
  /// Returns the key and the title of the record that was added before a new one, with the name of
  /// its add if that can be undone; `nil` if the record is gone.
  package func previousAdd(
    of key: RecordKey, undoing addID: String?, _ source: RecordSource,
    _ environment: FormEnvironment
  ) async throws(StoreError) -> (key: RecordKey, title: String, addID: String?)? {
    let table = source.table.name
    let found: StoredRecord?
    do {
      found = try await sources.store.record(key, in: table)
    } catch .malformedKey {
      // The table's key may have changed since the add.
      found = nil
    }
    guard let found else { return nil }
    return (
      found.key, await sources.title(of: found, source, environment),
      addID.flatMap { undo.offersUndo(of: $0, in: table, key: key) ? $0 : nil }
    )
  }

  /// Removes an added record, unless somebody has changed it since, or refers to it. Requests for
  /// the same add wait for each other.
  ///
  /// `page` is the page of the record, or of the new record that follows it; `key` is the record's
  /// key if the page knows it.
  package func undoAdd(
    _ addID: String, isConfirmed: Bool, from page: RecordDestination, key: RecordKey?,
    _ environment: FormEnvironment
  ) async throws(StoreError) -> UndoneAdd {
    let ownKey = page.addition == nil ? page.key : nil
    do throws(StoreError) {
      guard let added = undo.addedRecord(addID, in: page.table, key: ownKey) else {
        return try await unknownAdd(ownKey ?? key, in: page.table, environment.words.adding)
      }
      return try await undo.inTurn(of: addID) { () throws(StoreError) in
        try await remove(added, addID, isConfirmed: isConfirmed, from: page, environment)
      }
    } catch {
      let error = error.labelled(page.title, for: page.table)
      guard error.category == .refusal else { throw error }
      return .stays(error.sentence(in: environment.words), .refused)
    }
  }

  private func remove(
    _ added: AddedRecord, _ addID: String, isConfirmed: Bool, from page: RecordDestination,
    _ environment: FormEnvironment
  ) async throws(StoreError) -> UndoneAdd {
    let words = environment.words.adding
    let source = try await sources.source(of: page.table, page.form, in: environment.locale)
    let limits = Sources.limits(source, all: [], sent: [])
    let gone = undo.addedRecord(addID, in: page.table)?.removal.map(UndoneAdd.removed) ?? .gone
    guard let stored = try await sources.store.record(added.key, in: page.table, limits: limits)
    else { return gone }
    // After a restore it has other secret tokens, and its key may be another record's.
    guard added.removal == nil else { return .stays(words.tooLateStillThere, .tooLate) }
    let preview = try await sources.store.removal(of: added.key, in: page.table)
    if let reason = preview?.reasonToKeep(in: environment) { return .stays(reason, .inUse) }
    let removal = Removal(
      table: page.table, key: added.key, original: added.digest, isPermanent: isConfirmed,
      onlyIfUnreferenced: true, limits: limits)
    switch try await remove(removal, titled: page.title) {
    case .removed(let id, let others, let changed):
      let title = await sources.title(of: stored, source, environment)
      let name = source.titles?.name(of: title, in: page.table) ?? title
      let notice = await keepRemoval(
        id, of: added.key, called: name, with: others, changed: changed, from: page, environment)
      var undone = added
      undone.removal = notice
      undo.keep(undone, of: addID)
      return .removed(notice)
    case .gone: return gone
    case .conflict: return .stays(words.changedSince, .inUse)
    case .needsConsent(let size): return .stays(size.sentence(in: environment), .needsConsent)
    case .refused(let error):
      guard case .referredTo = error else { throw error }
      // A reference was added since the preview.
      let preview = try await sources.store.removal(of: added.key, in: page.table)
      let reason = preview.flatMap { $0.isReferredTo ? $0.reasonToKeep(in: environment) : nil }
      return .stays(reason ?? error.sentence(in: environment.words), .inUse)
    }
  }

  /// Returns the outcome for an add that this process does not know, by the key: the record may
  /// still exist.
  private func unknownAdd(
    _ key: RecordKey?, in table: String, _ words: Words.Adding
  ) async throws(StoreError) -> UndoneAdd {
    guard let key else { return .stays(words.tooLate, .tooLate) }
    do throws(StoreError) {
      let stored = try await sources.store.record(key, in: table)
      return stored == nil ? .gone : .stays(words.tooLateStillThere, .tooLate)
    } catch .malformedKey {
      // The address may be forged, or the table's key may have changed since the add.
      return .stays(words.tooLate, .tooLate)
    }
  }
}

extension Words.Adding {
  /// A sentence: the add cannot be undone any more, and its record is still there.
  fileprivate var tooLateStillThere: String { "\(tooLate) \(stillThere)" }
}
