import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords
import HTTPTypes

extension RecordRoute {
  /// The outcome of taking an add back.
  enum TakenBack: Sendable {
    /// The record is removed, by this request or by an earlier one of the same.
    case removed(RemovedAdd)
    /// The record stays, for this reason; with `asks`, unless the person agrees that nothing brings it
    /// back.
    case stays(String, Answer.Status, asks: Bool = false)
    /// The record is not there any more.
    case gone
  }

  /// Removes a record that was added, unless somebody has changed it since, or refers to it. Two
  /// requests for the same wait for each other.
  func takeBack(_ undoing: AddUndoing, _ ask: Ask) async throws(WebRefusal) -> TakenBack {
    let environment = site.surroundings.environment(for: ask)
    let key = place.addition == nil ? place.key : nil
    guard let added = site.added(undoing.name, place.table, key) else {
      return .stays(environment.vocabulary.adding.tooLate, .gone)
    }
    await site.turns.begin(undoing.name)
    do throws(StoreError) {
      let taken = try await remove(added, undoing, environment)
      await site.turns.end(undoing.name)
      return taken
    } catch {
      await site.turns.end(undoing.name)
      let error = error.labelled(place.title, for: place.table)
      guard error.status == .unprocessableContent else { throw WebRefusal(error) }
      return .stays(error.sentence(in: environment.vocabulary), .unprocessableContent)
    }
  }

  private func remove(
    _ added: AddedRecord, _ undoing: AddUndoing, _ environment: FormEnvironment
  ) async throws(StoreError) -> TakenBack {
    let words = environment.vocabulary.adding
    let source = try await site.source(of: place, in: environment.locale)
    let limits = site.limits(source, at: place, all: [], sent: [])
    guard let stored = try await site.store.record(added.key, in: place.table, limits: limits)
    else { return removed(undoing) }
    let preview = try await site.store.removal(of: added.key, in: place.table)
    let others = (preview?.dependents ?? []).filter(\.mayChange)
    guard others.isEmpty else {
      let notes = RemovalPreview(digest: added.digest, dependents: others).notes(in: environment)
      return .stays(([words.referredTo] + notes).joined(separator: " "), .conflict)
    }
    let removal = Removal(
      table: place.table, key: added.key, seen: added.digest, isForGood: undoing.isSure,
      limits: limits)
    switch try await site.store.remove(removal) {
    case .removed(let receipt):
      let title = await site.title(of: stored, source, environment)
      var taken = added
      taken.removed = await told(receipt, of: added.key, title, environment)
      site.adds.keep(taken, of: undoing.name)
      await site.program.stored(.removed(added.key, table: place.table))
      return removed(undoing)
    case .gone: return removed(undoing)
    case .conflict: return .stays(words.changedSince, .conflict)
    case .needsConsent(let size):
      return .stays(size.sentence(in: environment), .unprocessableContent, asks: true)
    }
  }

  /// What became of the record under a name that is not there any more.
  private func removed(_ undoing: AddUndoing) -> TakenBack {
    site.added(undoing.name, place.table)?.removed.map { .removed($0) } ?? .gone
  }

  /// Answers on the page of the record: it leads to the list, or says why the record stays.
  func answerTakingBack(_ undoing: AddUndoing, _ ask: Ask) async throws(WebRefusal) -> Answer {
    switch try await takeBack(undoing, ask) {
    case .removed(let removed): return .seeOther(removed.address)
    case .gone: throw gone(site.surroundings.environment(for: ask))
    case .stays(let reason, let status, let asks):
      var ask = ask
      ask.query.set(.added, undoing.name)
      var opened = try await open(ask, Submission(.form))
      if asks { opened.end?.removal = RecordEnd.Removal(of: undoing.name, because: reason) }
      let isAsked = opened.end?.removal != nil
      var answer = Answer.page(
        status: status, opened.page(notes: isAsked ? [] : [reason]).html(site.shell))
      answer.headers[.cacheControl] = Answer.Caching.never.rawValue
      return answer
    }
  }
}

extension Dependents {
  /// True where records refer that the removal would change or be refused for, or where nobody knows
  /// and it would change them.
  fileprivate var mayChange: Bool {
    guard count == 0 else { return true }
    return switch rule {
    case .cascade, .setNull, .setDefault: true
    case .noAction, .restrict: false
    }
  }
}
