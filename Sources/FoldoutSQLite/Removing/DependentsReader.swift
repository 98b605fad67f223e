import FoldoutForms
import FoldoutRecords
import GRDB

/// Counts what refers to a row, and what goes along with it, within bounds.
struct DependentsReader {
  let shapes: Shapes
  let db: Database
  /// The longest time for all of it, but for one step where nothing was looked through yet.
  var longest = DependentsReader.usual

  /// The same where nobody says otherwise.
  static let usual = Duration.milliseconds(40)
  /// The rows that are looked through at once.
  static let maxAtOnce = 5000
  /// The largest number of records going along for which references are looked up.
  static let maxFollowed = 1000

  /// The facts about a removal.
  func preview(of row: KeptValues, _ digest: RowDigest) throws -> RemovalPreview {
    var search = Search(end: .now + longest)
    let dependents = try self.dependents(of: row, &search)
    let further = try further(from: row, &search)
    return RemovalPreview(
      digest: digest, dependents: dependents, further: further,
      isForbidden: isForbidden(row, dependents))
  }

  /// True if references stand that forbid the removal. A trigger of the table might take them
  /// away before it, and so might another foreign key that takes the same rows along.
  private func isForbidden(_ row: KeptValues, _ dependents: [Dependents]) -> Bool {
    !shapes.triggering.contains(FoldedName(row.name.table))
      && dependents.allSatisfy { $0.rule.forbids }
      && dependents.contains { $0.count > 0 }
  }

  /// The table whose foreign key forbids to remove some rows; `nil` where none was found in the
  /// time.
  func forbidding(_ rows: some Sequence<KeptValues>) throws -> String? {
    var search = Search(end: .now + longest)
    for row in rows {
      guard let parent = shapes[row.name.table] else { continue }
      for referrer in shapes.referrers(of: parent.name) where referrer.rule.forbids {
        guard let child = shapes[referrer.child] else { continue }
        if try count(referrer, parent, child, row, maxCount: 1, &search).count > 0 {
          return child.name
        }
      }
    }
    return nil
  }

  /// The time that is left.
  struct Search {
    let end: ContinuousClock.Instant
    /// True once a table without an index was looked through.
    var hasScanned = false

    var isOver: Bool { ContinuousClock.now >= end }
  }

  /// A number of records that refer; `isUnsure` where not all were looked at.
  typealias Count = (count: Int, isUnsure: Bool)

  /// The references to a row, in the order of the tables' names: those that exist, and those that
  /// may.
  private func dependents(of row: KeptValues, _ search: inout Search) throws -> [Dependents] {
    guard let parent = shapes[row.name.table] else { return [] }
    var found: [Dependents] = []
    for referrer in shapes.referrers(of: parent.name) {
      guard let child = shapes[referrer.child] else { continue }
      let maxCount = Dependents.maxCounted
      let count = try count(referrer, parent, child, row, maxCount: maxCount + 1, &search)
      if let dependents = Dependents(referrer, count) { found.append(dependents) }
    }
    return found
  }

  /// The references to the records that go along, level by level, until the time is up.
  private func further(from root: KeptValues, _ search: inout Search) throws -> [Dependents] {
    var counts: [Referrer: Count] = [:]
    var names: Set<RowName> = [root.name]
    var level = try following(root, &names, &search)
    var isCut = level.isCut
    while !level.rows.isEmpty {
      var next: [KeptValues] = []
      for row in level.rows {
        guard let parent = shapes[row.name.table] else { continue }
        for referrer in shapes.referrers(of: parent.name) {
          guard let child = shapes[referrer.child] else { continue }
          let isLate = isCut || search.isOver
          var found: Count = (0, true)
          if !isLate {
            let maxCount = Dependents.maxCounted + 1
            found = try count(referrer, parent, child, row, maxCount: maxCount, &search)
            // The record itself may refer to what goes along with it.
            if try refers(root, referrer, parent, child, to: row) { found.count -= 1 }
          }
          let sum = counts[referrer] ?? (0, false)
          counts[referrer] = (sum.count + found.count, sum.isUnsure || found.isUnsure)
        }
        let rows = try following(row, &names, &search)
        isCut = isCut || rows.isCut
        next += rows.rows
      }
      level = (next, isCut)
    }
    return counts.compactMap { Dependents($0.key, $0.value) }
      .sorted { ($0.table, $0.columns.joined()) < ($1.table, $1.columns.joined()) }
  }
}

extension Dependents {
  /// The records that refer by a foreign key; `nil` for none.
  fileprivate init?(_ referrer: Referrer, _ found: DependentsReader.Count) {
    guard found.count > 0 || found.isUnsure else { return nil }
    let maxCount = Dependents.maxCounted
    self.init(
      table: referrer.child, columns: referrer.columns, count: min(found.count, maxCount),
      hasMore: found.count > maxCount || found.isUnsure,
      isUnsure: found.isUnsure && found.count <= maxCount, rule: referrer.rule)
  }
}

extension ForeignKeyRule {
  /// True if the rule refuses to remove what is referred to.
  fileprivate var forbids: Bool {
    switch self {
    case .noAction, .restrict: true
    case .cascade, .setNull, .setDefault: false
    }
  }
}
