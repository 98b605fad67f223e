import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords
import HTTPTypes

/// A record that was added through a page, as it was then.
struct AddedRecord: Sendable {
  var table: String
  var key: RecordKey
  var digest: RowDigest
}

extension Site {
  /// Keeps what was added under a name that nobody can guess: an address could say anything.
  func note(_ added: AddedRecord) -> String {
    let name = InsertionTicket.random().text
    adds.keep(added, of: name)
    return name
  }

  /// The record that was added at a place, by the name under which it is kept.
  func added(_ name: String, at place: RecordPlace) -> AddedRecord? {
    guard let added = adds.value(of: name), added.table == place.table,
      added.key.address == place.key.address
    else { return nil }
    return added
  }
}

extension RecordRoute {
  /// Removes a record that was added, unless somebody has changed it since, or refers to it.
  func takeBack(_ name: String, _ ask: Ask) async throws(WebRefusal) -> Answer {
    let opened = try await open(ask, Submission(.form))
    let environment = opened.record.environment
    let words = opened.record.words.adding
    guard let added = site.added(name, at: place) else {
      return refuse(words.tooLate, .gone, opened)
    }
    do throws(StoreError) {
      let key = opened.record.target.key
      let preview = try await site.store.removal(of: key, in: place.table)
      let others = (preview?.dependents ?? []).filter(\.mayChange)
      guard others.isEmpty else {
        let notes = RemovalPreview(digest: added.digest, dependents: others).notes(in: environment)
        return refuse(([words.referredTo] + notes).joined(separator: " "), .conflict, opened)
      }
      let removal = Removal(
        table: place.table, key: key, seen: added.digest, limits: opened.limits)
      switch try await site.store.remove(removal) {
      case .removed(let receipt):
        await site.program.stored(.removed(key, table: place.table))
        guard let list = place.parent?.path else { return .seeOther(site.startLink.path) }
        return .seeOther(await address(after: receipt, of: opened.record, in: list))
      case .gone: break
      case .conflict: return refuse(words.changedSince, .conflict, opened)
      case .needsConsent: return refuse(words.tooLargeToUndo, .conflict, opened)
      }
    } catch {
      let error = error.labelled(place.title, for: place.table)
      guard error.status == .unprocessableContent else { throw WebRefusal(error) }
      return refuse(error.sentence(in: environment.vocabulary), .unprocessableContent, opened)
    }
    throw gone(environment)
  }

  /// Shows the record, which is still there, and why.
  private func refuse(_ reason: String, _ status: Answer.Status, _ opened: Opened) -> Answer {
    .page(status: status, opened.page(notes: [reason]).html(site.shell))
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
