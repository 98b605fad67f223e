extension BatchUpdate {
  /// Checks the batch against the numbers of rows before and after it, as UIKit does, and says
  /// where each old row stands now.
  ///
  /// The order of the checks decides which text is seen: first positions that do not exist, then
  /// positions named twice, then the number of sections, then the numbers of rows.
  func checked(before: [Int], after: [Int]) throws(RefusalError) -> PositionMap {
    try checkSections(before.count, after.count)
    try checkRowsThatGo(before)
    try checkRowsThatCome(after)
    try checkTouchedSections()
    let expected = before.count - deletedSections.count + insertedSections.count
    guard after.count == expected else {
      throw inconsistent(
        "Invalid update: invalid number of sections. The number of sections contained in the "
          + "table view after the update (\(after.count)) must be equal to the number of sections "
          + "contained in the table view before the update (\(before.count)), plus or minus the "
          + "number of sections inserted or deleted (\(insertedSections.count) inserted, "
          + "\(deletedSections.count) deleted).")
    }
    let sections = PositionMap.sections(of: self, before: before.count, after: after.count)
    for (old, new) in sections.enumerated() {
      guard let new, !reloadedSections.contains(old) else { continue }
      try checkCount(old, new, before, after)
    }
    return PositionMap(self, before: before, after: after, sections: sections)
  }

  private func checkCount(
    _ old: Int, _ new: Int, _ before: [Int], _ after: [Int]
  ) throws(RefusalError) {
    let inserted = insertedRows.filter { $0.section == new }.count
    let deleted = deletedRows.filter { $0.section == old }.count
    let reloaded = reloadedRows.filter { $0.section == old }.count
    let movedIn = movedRows.filter { $0.to.section == new }.count
    let movedOut = movedRows.filter { $0.from.section == old }.count
    guard after[new] != before[old] + inserted - deleted + movedIn - movedOut else { return }
    guard after[new] == before[old] else {
      throw inconsistent(
        "Invalid batch updates detected: the number of sections and/or rows returned by the data "
          + "source before and after performing the batch updates are inconsistent with the "
          + "updates.\nData source before updates = \(BatchUpdate.words(before))\n"
          + "Data source after updates = \(BatchUpdate.words(after))\nUpdates = \(logged)")
    }
    throw inconsistent(
      "Invalid update: invalid number of rows in section \(new). The number of rows contained in "
        + "an existing section after the update (\(after[new])) must be equal to the number of "
        + "rows contained in that section before the update (\(before[old])), plus or minus the "
        + "number of rows inserted or deleted from that section (\(inserted + reloaded) inserted, "
        + "\(deleted + reloaded) deleted) and plus or minus the number of rows moved into or out "
        + "of that section (\(movedIn) moved in, \(movedOut) moved out).")
  }

  private func checkSections(_ before: Int, _ after: Int) throws(RefusalError) {
    for section in deletedSections + reloadedSections + movedSections.map(\.from)
    where !(0..<before).contains(section) {
      throw inconsistent(
        "attempt to delete section \(section), but there are only \(before) sections before the "
          + "update")
    }
    for section in insertedSections + movedSections.map(\.to)
    where !(0..<after).contains(section) {
      throw inconsistent(
        "attempt to insert section \(section) but there are only \(after) sections after the "
          + "update")
    }
    if let twice = (deletedSections + reloadedSections).firstRepeated {
      throw RefusalError(kind: .violation, reason: "section \(twice) goes away twice in one batch")
    }
    if let both = (Set(deletedSections + reloadedSections).sorted() + movedSections.map(\.from))
      .firstRepeated
    {
      throw inconsistent(
        "attempt to perform a delete and a move from the same section (\(both))")
    }
    if let twice = insertedSections.firstRepeated {
      throw RefusalError(
        kind: .violation, reason: "section \(twice) is inserted twice in one batch")
    }
    if let both = (insertedSections + movedSections.map(\.to)).firstRepeated {
      throw inconsistent("attempt to perform an insert and a move to the same section (\(both))")
    }
  }

  private func checkRowsThatGo(_ before: [Int]) throws(RefusalError) {
    for path in deletedRows + reloadedRows + movedRows.map(\.from) {
      guard before.indices.contains(path.section) else {
        throw inconsistent(
          "attempt to delete row \(path.row) from section \(path.section), but there are only "
            + "\(before.count) sections before the update")
      }
      guard (0..<before[path.section]).contains(path.row) else {
        throw inconsistent(
          "attempt to delete row \(path.row) from section \(path.section) which only contains "
            + "\(before[path.section]) rows before the update")
      }
    }
    if let both = deletedRows.first(where: { reloadedRows.contains($0) }) {
      throw inconsistent("attempt to delete and reload the same index path (\(both.logged))")
    }
    if let twice = (deletedRows + reloadedRows).firstRepeated {
      throw RefusalError(
        kind: .violation, reason: "row \(twice.logged) goes away twice in one batch")
    }
    if let both = (deletedRows + reloadedRows + movedRows.map(\.from)).firstRepeated {
      throw inconsistent(
        "attempt to perform a delete and a move from the same index path (\(both.logged))")
    }
  }

  private func checkRowsThatCome(_ after: [Int]) throws(RefusalError) {
    for path in insertedRows + movedRows.map(\.to) {
      guard after.indices.contains(path.section) else {
        throw inconsistent(
          "attempt to insert row \(path.row) into section \(path.section), but there are only "
            + "\(after.count) sections after the update")
      }
      guard (0..<after[path.section]).contains(path.row) else {
        throw inconsistent(
          "attempt to insert row \(path.row) into section \(path.section), but there are only "
            + "\(after[path.section]) rows in section \(path.section) after the update")
      }
    }
    if let twice = insertedRows.firstRepeated {
      throw RefusalError(
        kind: .violation, reason: "row \(twice.logged) is inserted twice in one batch")
    }
    if let both = (insertedRows + movedRows.map(\.to)).firstRepeated {
      throw inconsistent(
        "attempt to perform an insert and a move to the same index path (\(both.logged))")
    }
  }

  /// Refuses changes of rows in sections that themselves go, come or move in the same batch:
  /// UIKit's
  /// answers to these differ between versions and are not documented.
  private func checkTouchedSections() throws(RefusalError) {
    let going = Set(deletedSections + reloadedSections + movedSections.map(\.from))
    for path in deletedRows + reloadedRows + movedRows.map(\.from)
    where going.contains(path.section) {
      throw RefusalError(
        kind: .unknown,
        reason: "row \(path.logged) changes in a section that goes, reloads or moves in the batch")
    }
    let coming = Set(insertedSections + movedSections.map(\.to))
    for path in insertedRows + movedRows.map(\.to) where coming.contains(path.section) {
      throw RefusalError(
        kind: .unknown,
        reason: "row \(path.logged) comes to a section that comes or moves in the batch")
    }
  }

  private func inconsistent(_ reason: String) -> RefusalError {
    RefusalError(kind: .internalInconsistency, reason: reason)
  }

  private static func words(_ counts: [Int]) -> String {
    "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with row counts: \(counts) }"
  }
}

extension Array where Element: Hashable {
  /// The first element that has been there before.
  fileprivate var firstRepeated: Element? {
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }
}
