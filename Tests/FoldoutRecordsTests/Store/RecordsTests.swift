import FoldoutRecords
import Testing

/// The positions at which a program's removed records are restored.
@Suite("Records of a program's own") struct RecordsTests {
  private struct Item: Identifiable, Equatable, Sendable {
    var id: Int
  }

  private func removed(_ id: Int, from records: Records<Item>) async throws -> String {
    try #require(await records.remove(id, original: records.state(of: id)))
  }

  @Test("A restored record returns beside its nearest remaining neighbour")
  func places() async throws {
    let cases: [(gone: Set<Int>, expected: [Int])] = [
      ([], [1, 2, 3, 4, 5]), ([2], [1, 3, 4, 5]), ([1, 2], [3, 4, 5]), ([1, 2, 4], [3, 5]),
      ([1, 2, 4, 5], [3]),
    ]
    for (gone, expected) in cases {
      let records = Records((1...5).map { Item(id: $0) })
      let id = try await removed(3, from: records)
      await records.change { $0.removeAll { gone.contains($0.id) } }
      _ = await records.restore(id)
      #expect(await records.all.map(\.id) == expected)
    }
  }

  @Test("A restored record returns to its position among many, or else by its index")
  func many() async throws {
    let records = Records((0..<1000).map { Item(id: $0) })
    let id = try await removed(500, from: records)
    _ = await records.restore(id)
    #expect(await records.all.map(\.id) == Array(0..<1000))
    let other = try await removed(500, from: records)
    await records.change { $0.removeAll { (400...600).contains($0.id) } }
    _ = await records.restore(other)
    #expect(await records.all.firstIndex { $0.id == 500 } == 500)
  }
}
