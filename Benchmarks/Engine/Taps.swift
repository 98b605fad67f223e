import Foldout
import OrderedCollections

/// Measures a tap among a million rows, against one look-up in an ordered set of the same rows.
///
/// Each tap folds the previous tap's drawer and unfolds another: one deletion, one insertion and
/// one effect, the most that a tap does under the policy of one drawer.
func measureTaps<ID: Hashable & Sendable>(ids: String, rows: [ID]) {
  let outline = oneSection(of: rows)
  let set = OrderedSet(rows)
  let calls = 2_000
  // Each piece of work has its own rows, so that it does not warm the cache for the other.
  let batches = (0..<2).map { _ in
    (0..<Stopwatch.rounds).map { _ in
      (0..<calls).map { _ in rows[Int.random(in: rows.indices)] }
    }
  }
  var table = Table(outline, owners: Set(rows))
  let times = Stopwatch.nanoseconds(
    calls: calls,
    [
      { round in for row in batches[0][round] { keep(set.firstIndex(of: row)) } },
      { round in for row in batches[1][round] { keep(table.apply(.tap(row))) } },
    ])
  Figure(name: "OrderedSet.firstIndex(of:), \(ids) ids", measured: times[0], unit: "ns").print()
  Figure(name: "Table.apply(.tap), \(ids) ids", measured: times[1], unit: "ns").print()
  Figure(
    name: "Table.apply(.tap) / OrderedSet.firstIndex(of:), \(ids) ids",
    measured: times[1] / times[0], limit: 3, unit: "×"
  ).print()
}
