import Foldout

/// Measures replacing an outline of a million rows, against one hash pass over the same ids.
///
/// The time to make the outline is not included. A hash pass makes a `Set` of the old ids, with
/// reserved capacity, and looks up each new id: the cost of a difference that ignores order. The
/// new ids are made anew, so that equal texts are different objects.
func measureReplacements<ID: Hashable & Sendable>(ids: String, name: (Int) -> ID) {
  let same = Array(0..<rowCount)
  var changed = same
  for index in 0..<rowCount / 100 { changed[index * 100 + index % 97] = rowCount + index }
  var moved = same
  for index in 0..<rowCount / 100 { moved.swapAt(index * 100, index * 7919 % rowCount) }
  let cases: [(name: String, rows: [Int], limit: Double?)] = [
    ("none changed", same, 0.3),
    (
      "one inserted in the middle", same[..<(rowCount / 2)] + [rowCount] + same[(rowCount / 2)...],
      0.3
    ),
    ("1 % changed", changed, 0.5),
    ("1 % exchanged", moved, nil),
    ("shuffled", same.shuffled(), 1.3),
  ]
  let before = same.map(name)
  let outline = oneSection(of: before)
  for (isOwned, owners) in [(false, []), (true, Set(before))] {
    let table = Table(outline, owners: owners)
    for (change, order, limit) in cases {
      let rows = order.map(name)
      let next = oneSection(of: rows)
      let times = Stopwatch.nanoseconds(
        calls: rowCount, rounds: 5,
        [
          { _ in keep(hashPass(before, rows)) },
          { _ in
            var replaced = table
            keep(replaced.apply(.replace(next, owners: owners)))
          },
        ])
      let title = "replace, \(change)\(isOwned ? ", all owners" : "")"
      Figure(
        name: "\(title), \(ids) ids", measured: times[1] * Double(rowCount) / 1e6, unit: "ms"
      ).print()
      Figure(
        name: "\(title) / hash pass, \(ids) ids", measured: times[1] / times[0],
        limit: isOwned ? nil : limit, unit: "×"
      ).print()
    }
  }
}

@inline(never)
private func hashPass<ID: Hashable>(_ before: [ID], _ after: [ID]) -> Int {
  var table = Set<ID>(minimumCapacity: before.count)
  for id in before { table.insert(id) }
  return after.count { table.contains($0) }
}
