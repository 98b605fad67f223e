import FoldoutForms
import Testing

/// Positions of values, values in view, and changes of width.
@Suite struct RibbonLayoutTests {
  /// The first layout follows the first value, and neither is reported. A viewport of width zero is
  /// valid, also later.
  @Test("The first layout is not reported as a change")
  func theFirstPlacementIsNoReport() throws {
    var ribbon = try Ribbon(count: 12, showing: 3)
    #expect(ribbon.offset == 0 && ribbon.index == 3)
    let laidOut = ribbon.apply(.resize(width: 33.3, viewport: 33.3))
    #expect(
      laidOut == Ribbon.Step(movement: Ribbon.Movement(to: 3 * 33.3, isAnimated: false)))
    #expect(ribbon.apply(.resize(width: 33.3, viewport: 33.3)).isEmpty)
    #expect(ribbon.apply(.resize(width: 0, viewport: 0)).report == nil)
    #expect(ribbon.apply(.set(7)).report == .init(old: 3, new: 7, cause: .program))
    #expect(ribbon.apply(.resize(width: 50, viewport: 50)).movement?.offset == 350)
    #expect(ribbon.index == 7)
  }

  @Test("A ribbon can be set and moved before it has a layout")
  func aValueIsSetBeforeThereIsALayout() throws {
    var ribbon = try Ribbon(count: 12, showing: 3)
    #expect(ribbon.apply(.set(9)).report == .init(old: 3, new: 9, cause: .program))
    #expect(ribbon.apply(.press(.next)).report == .init(old: 9, new: 10, cause: .person))
    _ = ribbon.apply(.grab(finger: 1, at: 0, shownAt: 70))
    #expect(ribbon.apply(.drag(finger: 1, to: -90)).isEmpty)
    #expect(ribbon.apply(.release(finger: 1, at: -90, velocity: -3)).isEmpty)
    #expect(ribbon.index == 10)
  }

  /// After any number of other widths every value is exactly at its old position.
  @Test("Positions do not drift, however often the width changes")
  func nothingDrifts() throws {
    var ribbon = try Ribbon(count: 301, showing: 126, width: 33.3, viewport: 100)
    let before = ribbon
    for turn in 1...1000 {
      _ = ribbon.apply(.resize(width: Double(turn) / 7, viewport: Double(turn) / 3))
      #expect(ribbon.index == (turn.isMultiple(of: 2) ? 125 : 126))
      _ = ribbon.apply(.press(turn.isMultiple(of: 2) ? .next : .previous))
      #expect(ribbon.offset == Double(ribbon.index) * ribbon.width)
    }
    #expect(ribbon.apply(.resize(width: 33.3, viewport: 100)).movement?.offset == 126 * 33.3)
    #expect(ribbon == before)
    for _ in 1...1000 {
      _ = ribbon.apply(.grab(finger: 1, at: 0.1))
      _ = ribbon.apply(.drag(finger: 1, to: 7.7))
      _ = ribbon.apply(.cancel(finger: 1))
    }
    #expect(ribbon == before)
  }

  /// The middle stays at the same fraction of its value, also under a dragging finger.
  @Test("A rotation keeps the middle, even during a drag")
  func aRotationKeepsTheMiddle() throws {
    var ribbon = try Ribbon(count: 12, showing: 5, width: 100, viewport: 100)
    _ = ribbon.apply(.grab(finger: 1, at: 0))
    _ = ribbon.apply(.drag(finger: 1, to: -125))
    #expect(ribbon.fractionalIndex == 6.25)
    #expect(ribbon.apply(.resize(width: 200, viewport: 200)).movement?.offset == 1250)
    #expect(ribbon.apply(.drag(finger: 1, to: -175)).movement?.offset == 1300)
    #expect(ribbon.apply(.resize(width: 200, viewport: 240)).movement?.offset == 1300)
    #expect(ribbon.apply(.release(finger: 1, at: -175)).report?.new == 7)
    // A drag beyond the end must still be dragged back after only the viewport changed.
    _ = ribbon.apply(.grab(finger: 1, at: 0))
    _ = ribbon.apply(.drag(finger: 1, to: -2000))
    _ = ribbon.apply(.resize(width: 200, viewport: 300))
    #expect(ribbon.apply(.drag(finger: 1, to: -1900)).isEmpty)
  }

  @Test("Values stand side by side around the middle")
  func valuesStandSideBySide() throws {
    let ribbon = try Ribbon(count: 12, showing: 5, width: 40, viewport: 100)
    #expect(ribbon.leadingEdge(of: 5) == 30)
    #expect(ribbon.leadingEdge(of: 4) == -10)
    #expect(ribbon.leadingEdge(of: 6) == 70)
    #expect(ribbon.visible == 4..<7)
    #expect(ribbon.drawn == 0..<12)
    let long = try Ribbon(count: Ribbon.maxCount, showing: 2_000_000_000, width: 0.1, viewport: 1)
    #expect(long.leadingEdge(of: 2_000_000_000) == 0.45)
    #expect(long.leadingEdge(of: 2_000_000_001) == 0.45 + 0.1)
  }

  /// A value whose edge only touches the viewport's is not in view; one with a thousandth inside
  /// is.
  @Test("Only values that show at least a part are in view")
  func onlyWhatIsSeenIsInView() throws {
    for width in [33.3, 0.1, 68, 1.0 / 3] {
      var ribbon = try Ribbon(count: 100, showing: 50, width: width, viewport: width)
      #expect(ribbon.visible == 50..<51)
      _ = ribbon.apply(.resize(width: width, viewport: width * 3))
      #expect(ribbon.visible == 49..<52)
      _ = ribbon.apply(.resize(width: width, viewport: width * 3.001))
      #expect(ribbon.visible == 48..<53)
      _ = ribbon.apply(.resize(width: width, viewport: 0))
      #expect(ribbon.visible == 50..<51)
      #expect(ribbon.drawn == 40..<61)
      _ = ribbon.apply(.resize(width: 0, viewport: 300))
      #expect(ribbon.visible == 50..<51)
    }
    let ribbon = try Ribbon(count: 100, showing: 50, width: 10, viewport: 30)
    #expect(ribbon.visible(at: 0) == 0..<2)
    #expect(ribbon.visible(at: 5) == 0..<2 || ribbon.visible(at: 5) == 0..<3)
    #expect(ribbon.visible(at: 990) == 98..<100)
    #expect(ribbon.visible(at: 1e9) == 98..<100)
    #expect(ribbon.visible(at: -50) == 0..<2)
    #expect(ribbon.visible(at: .nan) == 49..<52)
    #expect(ribbon.drawn(at: 200) == 9..<32)
  }

  @Test("The number of values in view does not grow with the ribbon", arguments: [12, 100_000])
  func viewsAreFew(count: Int) throws {
    for (width, viewport) in [(146.0, 146.0), (68, 146), (44, 390), (300, 120)] {
      let limit = Int((viewport / width).rounded(.up)) + 1
      var ribbon = try Ribbon(count: count, showing: count / 2, width: width, viewport: viewport)
      for index in [0, 1, 5, count / 3, count / 2, count - 2, count - 1] {
        _ = ribbon.apply(.set(index))
        for travel in stride(from: -width, through: width, by: width / 8) {
          _ = ribbon.apply(.grab(finger: 1, at: 0))
          _ = ribbon.apply(.drag(finger: 1, to: travel))
          #expect(ribbon.visible.count <= limit)
          #expect(ribbon.drawn.count <= limit + 20)
          // Exactly the values whose edges are in view are drawn.
          for value in ribbon.drawn {
            let edge = ribbon.leadingEdge(of: value)
            let isSeen = edge < viewport && edge + width > 0
            if ribbon.visible.contains(value) != isSeen {
              Issue.record("\(value) of \(ribbon) is \(isSeen ? "seen" : "not seen")")
            }
          }
          _ = ribbon.apply(.cancel(finger: 1))
        }
      }
    }
  }
}
