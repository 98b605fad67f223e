package import FoldoutForms
package import FoldoutRecords
package import FoldoutScreens
import FoldoutWords
package import Foundation

extension App {
  /// Removes a record, and tells the program: the one place that decides what a removal leads to.
  ///
  /// `title` names the record's table in a refusal. Throws if the store fails; a refusal is an
  /// outcome.
  package func remove(
    _ removal: Removal, titled title: String
  ) async throws(StoreError) -> ListRemoval {
    do {
      switch try await sources.store.remove(removal) {
      case .removed(let receipt):
        await callbacks.onRecord(.removed(removal.key, table: removal.table))
        return .removed(
          receipt.id?.text, with: receipt.others(of: removal.table), changed: receipt.changed)
      case .conflict: return .conflict
      case .gone: return .gone
      case .needsConsent(let size): return .needsConsent(size)
      }
    } catch {
      let error = error.labelled(title, for: removal.table)
      guard error.isRefusal else { throw error }
      return .refused(error)
    }
  }

  /// True if the page of a record offers to remove it.
  package func offersRemoval(
    of record: DynamicRecord, _ source: RecordSource, in list: ListDestination, _ locale: Locale
  ) -> Bool {
    source.table.key != .rowNumber && source.table.canRemove && !source.table.isTargetOfSecrets
      && catalog.home == nil
      && list.actions(of: source.table, in: locale).actions
        .contains { $0.id == .remove && $0.isOffered(record) }
  }

  /// Returns what a person is asked before a record is removed; `nil` if it is gone.
  package func question(
    removing key: RecordKey, _ source: RecordSource, _ environment: FormEnvironment
  ) async throws(StoreError) -> RemovalQuestion? {
    guard let preview = try await sources.store.removal(of: key, in: source.table.name) else {
      return nil
    }
    var question = RemovalQuestion(
      notes: await sources.notes(on: preview, environment), digest: preview.digest.text,
      isForbidden: preview.isForbidden)
    if !source.table.canRestore, !preview.isForbidden {
      question.notes.append(RemovalNote(environment.words.rows.unrestorable))
      question.isPermanent = true
    }
    return question
  }

  /// Keeps a removal for the record's list, and returns the notice about it.
  package func keepRemoval(
    _ id: String?, of key: RecordKey, called name: String, with others: [RowCount],
    changed: [RowCount], from record: RecordDestination, _ environment: FormEnvironment
  ) async -> RemovalNotice {
    let sentence = RemovalSentences.removed(
      name, with: others, changed: changed, in: environment)
    guard let list = record.list else { return RemovalNotice(sentence, at: .start) }
    let entry = ListUndo(
      key: key,
      sentence: id == nil ? sentence.followed(by: environment.words.messages.forGood) : sentence,
      restore: id)
    let entryID = await undo.keep(entry, at: list.address)
    return RemovalNotice(
      entry.sentence, at: list.address, entryID: entryID, isRestorable: id != nil)
  }
}

/// The question that a person is asked before a record is removed.
package struct RemovalQuestion: Sendable {
  /// Notes about the records that refer to this one, and the effect on them.
  package var notes: [RemovalNote]
  /// The digest of the record that the question is about.
  package let digest: String
  /// True if the notes are certain to prevent the removal, so that there is nothing to ask.
  package let isForbidden: Bool
  /// True if the record cannot be restored.
  package var isPermanent = false
}

extension RemovalReceipt {
  /// Returns the numbers of records removed besides the requested one, by table.
  fileprivate func others(of table: String) -> [RowCount] {
    removed.compactMap { count in
      guard count.table == table else { return count }
      return count.count > 1 ? RowCount(table: table, count: count.count - 1) : nil
    }
  }
}
