import Foldout
import Testing

/// The law of revealing: no nearer offset within the view's range shows both owner and drawer.
@Suite struct RevealLawTests {
  private func shows(_ view: Viewport, at offset: Double, _ top: Double, _ bottom: Double) -> Bool {
    var view = view
    view.offset = offset
    return view.visible.top <= top && bottom <= view.visible.bottom
  }

  @Test("No smaller scroll reveals both owner and drawer")
  func noNearerOffsetShowsBoth() {
    var cases = (fits: 0, moves: 0, tooHigh: 0)
    for contentHeight in [10, 24, 40] {
      for (topInset, bottomInset) in [(0, 0), (3, 0), (2, 5), (9, 12)] {
        for offset in -topInset...contentHeight {
          let view = Viewport(
            offset: Double(offset), height: 16, contentHeight: Double(contentHeight),
            topInset: Double(topInset), bottomInset: Double(bottomInset))
          // The law does not apply to offsets out of range, as during a bounce.
          guard view.offsets.contains(view.offset) else { continue }
          for top in 0..<contentHeight - 2 {
            for height in 1...(contentHeight - top - 2) {
              check(view, top: top, drawer: height, &cases)
            }
          }
        }
      }
    }
    #expect(cases.fits > 1_000 && cases.moves > 1_000 && cases.tooHigh > 1_000)
  }

  private func check(
    _ view: Viewport, top: Int, drawer: Int, _ cases: inout (fits: Int, moves: Int, tooHigh: Int)
  ) {
    let owner = Extent(top: Double(top), height: 2)
    let drawer = Extent(top: owner.bottom, height: Double(drawer))
    let found = view.revealing(owner: owner, drawer: drawer)
    #expect(view.offsets.contains(found))
    // All sizes are whole points here, so only whole offsets need to be tried.
    let candidates = stride(from: view.offsets.lowerBound, through: view.offsets.upperBound, by: 1)
      .filter { shows(view, at: $0, owner.top, drawer.bottom) }
    let nearest = candidates.map { abs($0 - view.offset) }.min()
    if drawer.bottom - owner.top > view.visible.height {
      cases.tooHigh += 1
      #expect(found == view.clamped(owner.top - view.topInset))
    } else {
      cases.fits += 1
      if found != view.offset { cases.moves += 1 }
      #expect(abs(found - view.offset) == nearest)
      #expect(candidates.contains(found))
    }
  }
}
