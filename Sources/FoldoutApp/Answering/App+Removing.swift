package import FoldoutForms
package import FoldoutRecords
package import FoldoutScreens
import FoldoutWords

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

extension RemovalReceipt {
  /// Returns the numbers of records removed besides the requested one, by table.
  fileprivate func others(of table: String) -> [RowCount] {
    removed.compactMap { count in
      guard count.table == table else { return count }
      return count.count > 1 ? RowCount(table: table, count: count.count - 1) : nil
    }
  }
}
