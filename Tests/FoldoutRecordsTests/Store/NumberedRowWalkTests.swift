import FoldoutForms
import FoldoutRecords
import Testing

@Suite("Walks through numbered rows") struct NumberedRowWalkTests {
  private func walk(_ count: Int, _ timeLimit: Duration) -> NumberedRowWalk {
    NumberedRowWalk(
      count: count, until: ContinuousClock.now + timeLimit, RowMatcher(SearchQuery(""))
    ) { place, _ in place % 100 == 0 }
  }

  @Test(
    "Each matching row is found once, step by step, in both directions", arguments: [false, true])
  func steps(isBackwards: Bool) async {
    var start: NumberedRowWalk.Start? = isBackwards ? .upTo(5000) : .from(0)
    var found: [Int] = []
    var steps = 0
    while let anchor = start, steps < 100 {
      var walk = walk(5000, .zero)
      let window = await walk.window(anchor, size: 1000)
      found = isBackwards ? window.indices + found : found + window.indices
      #expect(window.rowsRead <= NumberedRowWalk.rowsPerStep)
      start = window.rest
      steps += 1
    }
    #expect(found == Array(stride(from: 0, to: 5000, by: 100)))
    #expect(steps == 20)
  }

  @Test("A window has at most its number of rows and knows its neighbours")
  func windows() async {
    var walk = walk(5000, .seconds(3600))
    let first = await walk.window(.from(0), size: 10)
    #expect(first.indices == Array(stride(from: 0, to: 1000, by: 100)))
    #expect(!first.hasPrevious && first.hasNext && first.countBefore == 0 && first.rest == nil)
    let last = await walk.window(.upTo(5000), size: 10)
    #expect(last.indices == Array(stride(from: 4000, to: 5000, by: 100)))
    #expect(last.hasPrevious && !last.hasNext && last.countBefore == 40)
    let none = await walk.window(.from(4950), size: 10)
    #expect(none.indices.isEmpty && none.hasPrevious && !none.hasNext)
  }

  @Test(
    "A search that found nothing in its time continues from its position and knows the rows before it"
  )
  func nothingYet() async {
    var first = NumberedRowWalk(
      count: 5000, until: .now, RowMatcher(SearchQuery("")), matches: { _, _ in false })
    let start = await first.window(.from(0), size: 10)
    #expect(start.indices.isEmpty && start.rest == .from(NumberedRowWalk.rowsPerStep))
    #expect(!start.hasPrevious && start.countBefore == 0)
    var second = NumberedRowWalk(
      count: 5000, until: .now, RowMatcher(SearchQuery("")), matches: { place, _ in place < 3 })
    let next = await second.window(.from(200), size: 10)
    #expect(next.indices.isEmpty && next.hasPrevious && next.countBefore == 3)
  }

  @Test("A cancelled walk ends with its current step")
  func left() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var walk = walk(5000, .seconds(3600))
      return await walk.window(.from(0), size: 1000)
    }
    #expect(await task.value.rowsRead == NumberedRowWalk.rowsPerStep)
  }
}
