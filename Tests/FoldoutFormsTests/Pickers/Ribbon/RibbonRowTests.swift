import FoldoutForms
import Testing

/// Several ribbons in one control.
@Suite struct RibbonRowTests {
  private enum Part { case month, year, none }

  private func row() throws -> RibbonRow<Part> {
    try RibbonRow([
      (.month, Ribbon(count: 12, showing: 2, width: 130, viewport: 146)),
      (.year, Ribbon(count: 301, showing: 126, width: 68, viewport: 90)),
    ])
  }

  @Test("An event moves only its own component")
  func anEventMovesItsOwnComponent() throws {
    var row = try row()
    let step = row.apply(.press(.next), in: .year)
    #expect(step.report == .init(old: 126, new: 127, cause: .person))
    #expect(row.indices == [.month: 2, .year: 127])
    #expect(row[.month]?.offset == 260 && row[.year]?.offset == 127 * 68)
    #expect(row.apply(.set(12), in: .month).refusal == .outOfRange(index: 12, count: 12))
    #expect(row.apply(.set(1), in: .none) == Ribbon.Step(refusal: .unknownComponent))
    #expect(row[.none] == nil)
    let typed = row.type("m", at: 0, in: .month) { ["j", "f", "m", "a", "m"][min($0, 4)] }
    #expect(typed.report?.new == 4)
    #expect(row.type("2", at: 0, in: .year) { "\(1900 + $0)" }.report?.new == 128)
    #expect(row.indices == [.month: 4, .year: 128])
    #expect(row.type("m", at: 0, in: .none) { _ in "m" }.refusal == .unknownComponent)
  }

  @Test("Each component has its own width and position")
  func eachComponentHasItsOwnWidthAndPlace() throws {
    let row = try row()
    #expect(row.viewport == 236)
    #expect(row.leadingEdge(of: .month) == 0 && row.leadingEdge(of: .year) == 146)
    #expect(row.leadingEdge(of: .none) == nil)
    #expect(row.component(at: -0.1) == nil && row.component(at: 0) == .month)
    #expect(row.component(at: 145.9) == .month && row.component(at: 146) == .year)
    #expect(row.component(at: 235.9) == .year && row.component(at: 236) == nil)
    #expect(row.component(at: .nan) == nil)
  }

  @Test("Two fingers drag two components")
  func twoFingersDragTwoComponents() throws {
    var row = try row()
    _ = row.apply(.grab(finger: 1, at: 60), in: .month)
    _ = row.apply(.grab(finger: 2, at: 190), in: .year)
    // The finger that began in the year is above the month by now.
    #expect(row.component(draggedBy: 2) == .year && row.component(draggedBy: 3) == nil)
    _ = row.apply(.drag(finger: 2, to: 54), in: .year)
    let released = row.apply(.release(finger: 2, at: 54), in: .year)
    #expect(released.report == .init(old: 126, new: 128, cause: .person))
    #expect(row.component(draggedBy: 1) == .month && row.component(draggedBy: 2) == nil)
    #expect(row[.month]?.index == 2 && row[.month]?.isDragged == true)
  }

  @Test("A component that appears twice is an error")
  func aNameStandsOnce() throws {
    let ribbon = try Ribbon(count: 2)
    #expect(throws: RibbonError.duplicateComponent(first: 0, second: 2)) {
      try RibbonRow([(Part.year, ribbon), (.month, ribbon), (.year, ribbon)])
    }
    #expect(try RibbonRow<Part>([]).component(at: 0) == nil)
  }
}
