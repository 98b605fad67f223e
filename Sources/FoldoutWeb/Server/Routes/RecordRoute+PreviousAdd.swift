import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords
import HTTPTypes

extension RecordRoute {
  /// Returns the notice about the record that was added before this one.
  func previous(
    _ request: RoutedRequest, _ addition: RecordDestination.Addition, _ source: RecordSource,
    _ environment: FormEnvironment
  ) async throws(StoreError) -> PreviousAdd? {
    guard let key = request.query[.added].flatMap({ RecordKey(address: $0) }) else { return nil }
    let added = try await site.app.previousAdd(
      of: key, undoing: request.query[.undoable], source, environment)
    guard let added else { return nil }
    let words = environment.words
    return PreviousAdd(
      link: BackLink(
        path: addition.records.address(of: added.key).path,
        title: words.adding.addedBefore(["title": added.title])
      ).keeping(KeptEnvironment(of: request.query.pairs)),
      undoing: added.addID.map { AddUndoPress(addID: $0) }, words: words)
  }

  /// Undoes the previous add. The form keeps its entries.
  func undoPreviousAdd(
    _ undoing: AddUndoPress, _ opened: inout OpenedPage, _ request: RoutedRequest
  ) async throws(WebRequestError) {
    let words = opened.record.words
    var notice = opened.adding?.previous ?? PreviousAdd(words: words)
    notice.isAnswer = true
    switch try await undoAdd(undoing, request) {
    case .removed(let removed):
      notice.link = BackLink(path: removed.address, title: removed.sentence)
        .keeping(KeptEnvironment(of: request.query.pairs))
      notice.undoing = nil
    case .gone: (notice.reason, notice.link, notice.undoing) = (words.adding.removedSince, nil, nil)
    case .stays(let reason, let obstacle):
      notice.reason = reason
      switch obstacle {
      case .tooLate: notice.undoing = nil
      case .inUse, .refused: notice.undoing = AddUndoPress(addID: undoing.addID)
      case .needsConsent:
        notice.undoing = AddUndoPress(addID: undoing.addID, isConfirmed: true)
      }
    }
    opened.adding?.previous = notice
    if notice.undoing == nil {
      opened.address.kept.removeAll {
        $0.name == PageParameter.added.rawValue || $0.name == PageParameter.undoable.rawValue
      }
    }
  }
}
