import Foldout
import OrderedCollections

/// Measures look-ups from positions to items and back, with 100 open drawers among a million rows.
///
/// The limits are for neighbouring rows, as a host looks them up. At random among a million rows,
/// most of the time is spent on cache misses. For comparison, two other times are printed: reading
/// an identity from an array and looking one up in a set, whose cache misses can overlap.
func measureLookUps<ID: Hashable & Sendable>(ids: String, rows: [ID]) {
  let outline = oneSection(of: rows)
  let open = (0..<drawerCount).map { rows[$0 * (rows.count / drawerCount)] }
  let table = Table(outline, owners: Set(rows), policy: .many, open: open)
  let set = OrderedSet(rows)
  let calls = 2_000
  let positions = (0..<Stopwatch.rounds).map { _ in
    (0..<calls).map { _ in
      Position(section: 0, item: Int.random(in: 0..<table.itemCount(inSection: 0)))
    }
  }
  func someRows() -> [[ID]] {
    (0..<Stopwatch.rounds).map { _ in
      (0..<calls).map { _ in rows[Int.random(in: rows.indices)] }
    }
  }
  let (items, keys) = (someRows(), someRows())
  let indices = positions.map { _ in (0..<calls).map { _ in Int.random(in: rows.indices) } }
  // The rows on a screen and near it, in another part of the table for each round.
  let near = (0..<Stopwatch.rounds).map { round in
    (0..<calls).map { _ in
      Position(section: 0, item: round * 9_000 + Int.random(in: 0..<100))
    }
  }

  let times = Stopwatch.nanoseconds(
    calls: calls,
    [
      { round in for position in near[round] { keep(table.item(at: position)) } },
      { round in for position in near[round] { keep(table.position(of: .row(rows[position.item]))) }
      },
      { round in for position in near[round] { keep(set.firstIndex(of: rows[position.item])) } },
      { round in for index in indices[round] { keep(Item.row(rows[index])) } },
      { round in for position in positions[round] { keep(table.item(at: position)) } },
      { round in for row in keys[round] { keep(set.firstIndex(of: row)) } },
      { round in for row in items[round] { keep(table.position(of: .row(row))) } },
    ])
  func report(_ name: String, _ time: Double, limit: Double? = nil) {
    Figure(name: "\(name), \(ids) ids", measured: time, limit: limit, unit: "ns").print()
  }
  report("index → item, 100 rows near each other", times[0], limit: 100)
  report("item → index, 100 rows near each other", times[1], limit: 100)
  report("OrderedSet.firstIndex(of:), 100 rows near each other", times[2])
  report("array[index], at random", times[3])
  report("index → item, at random", times[4])
  report("OrderedSet.firstIndex(of:), at random", times[5])
  report("item → index, at random", times[6])
}
