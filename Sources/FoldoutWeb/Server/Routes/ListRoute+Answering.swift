import Foldout
import FoldoutWords
import HTTPTypes
import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens

extension ListRoute {
  /// Returns the answer to a conclusion: a batch for the script, a redirection after success, or
  /// the page again with the reasons.
  func answer(
    _ conclusion: ListConclusion, _ before: ListPage, _ opened: OpenedList,
    _ request: RoutedRequest,
    _ wanted: ListRequest
  ) async -> SiteResponse {
    var after = page(opened, request)
    let status = conclusion.outcome.status
    guard !request.wantsBatch else {
      // The page shows a notice itself; only one that can be undone must survive a reload.
      var list = opened.list
      if list.undo?.restore == nil { list.undo = nil }
      after.repeatedNotices = await names(of: &list)
      var batch = Batch(
        from: request.pageFingerprint, before: before, after: after, conclusion,
        on: site.app.catalog.title)
      if opened.window.isPart, wanted.mayChange || wanted == .reload {
        batch.repeatSearch(after: conclusion)
      }
      // The ticket of the page may be used up.
      if conclusion.outcome == .refused, let ticket = after.ticket {
        batch.operations.append(.replacingTicket(with: ticket))
      }
      return .batch(status: status, batch)
    }
    guard conclusion.outcome == .accepted else {
      var opened = opened
      let repeatedNotices = await names(of: &opened.list)
      var after = page(opened, request)
      after.repeatedNotices = repeatedNotices
      let notes = notes(request, opened)
      return .page(status: status, after.html(site.shell, on: site.app.catalog.title, notes: notes))
    }
    var list = opened.list
    // A notice is shown once; an Undo is offered until something else is done.
    if case .tap = wanted, list.undo?.restore == nil { list.undo = nil }
    var address = after.shownAddress.address(with: await names(of: &list))
    if case .tap(let key) = wanted { address += "#\(RowID.record(key).rowElement)" }
    return .seeOther(address)
  }

  /// Returns an answer that leads to the page of a record that the program added.
  func redirect(to row: AddedRow, from page: ListPage, _ request: RoutedRequest) -> SiteResponse {
    let address = destination.address(of: row, kept: page.address.kept)
    guard request.wantsBatch else { return .seeOther(address) }
    return .batch(
      Batch(
        from: request.pageFingerprint ?? page.fingerprint, to: page.fingerprint,
        address: page.shownAddress.address(), title: page.title(on: site.app.catalog.title),
        operations: [.go(address: address)]))
  }

  /// Returns the parameters with which the next page repeats the last notices and offers Undo. They
  /// are kept here under names that nobody can guess, because anybody can write an address.
  private func names(of list: inout ShownList) async -> [Parameters.Pair] {
    var pairs: [Parameters.Pair] = []
    for undo in [list.undo].compactMap(\.self) + list.earlier {
      let name = await site.app.undo.keep(undo, at: destination.address)
      pairs.append(Parameters.Pair(undo.restore == nil ? .notice : .removed, name))
    }
    return pairs
  }

  /// Adds the last notices that the address names to a list. If a removal is unknown, as after a
  /// restart, the list says that it is too late to undo it.
  func addLastNotices(of request: RoutedRequest, to list: inout ShownList) async {
    let names = request.query.all(.notice) + request.query.all(.removed)
    let entries = await site.app.undo.entries(
      names.prefix(ListUndo.maxCount + 1), at: destination.address)
    for entry in entries.reversed() { list.announce(entry) }
    // A page with script showed it when it was loaded.
    guard let last = request.query.all(.removed).first, list.undo == nil, !request.wantsBatch else {
      return
    }
    // A restored removal needs no notice.
    guard await !site.app.undo.isKnown(last, at: destination.address) else { return }
    list.undo = ListUndo(
      key: RecordKey([]), sentence: list.words.rows.tooLate, restore: nil)
  }
}

extension ListConclusion.Outcome {
  /// The HTTP status of the answer.
  fileprivate var status: SiteResponse.Status {
    switch self {
    case .accepted: .ok
    case .refused: .unprocessableContent
    case .conflict: .conflict
    case .gone: .gone
    }
  }
}
