import Foldout
import Testing

/// Examples of revealing: a view 400 high over contents of 2,000, with bars of 50 and 30.
@Suite struct RevealTests {
  private func view(at offset: Double) -> Viewport {
    Viewport(
      offset: offset, height: 400, contentHeight: 2_000, topInset: 50, bottomInset: 30)
  }

  @Test(
    "Owner and drawer are revealed by the least scroll",
    arguments: [
      // offset, owner top, drawer height, new offset
      (100.0, 200.0, 100.0, 100.0),  // both are visible: nothing moves
      (100.0, 150.0, 276.0, 100.0),  // just fits
      (100.0, 400.0, 100.0, 174.0),  // the drawer ends 74 below the visible area
      (100.0, 420.0, 216.0, 310.0),  // half of the owner and all of the drawer are below
      (100.0, 120.0, 100.0, 70.0),  // the owner's top lies under the bar
      (100.0, 200.0, 276.0, 150.0),  // as high as the visible area: the owner goes to the top
      (100.0, 200.0, 500.0, 150.0),  // cannot fit: the owner goes to the top
      (100.0, 160.0, 900.0, 110.0),
      (1_600.0, 1_900.0, 56.0, 1_630.0),  // the last row: to the end and no further
      (100.0, 1_900.0, 400.0, 1_630.0),  // cannot fit and lies at the end: clamped
      (0.0, 0.0, 100.0, -50.0),  // the first row under the bar
    ])
  func scrollsTheLeast(offset: Double, top: Double, drawer: Double, expected: Double) {
    let found = view(at: offset).revealing(
      owner: Extent(top: top, height: 44), drawer: Extent(top: top + 44, height: drawer))
    #expect(found == expected)
  }

  @Test("A row alone is revealed by the least scroll")
  func aRowAloneIsRevealed() {
    #expect(view(at: 100).revealing(owner: Extent(top: 460, height: 44)) == 134)
  }

  @Test("The area under the keyboard counts as covered")
  func theKeyboardCountsAsCovered() {
    var view = view(at: 100)
    view.bottomInset = 230
    let owner = Extent(top: 200, height: 44)
    #expect(view.revealing(owner: owner, drawer: Extent(top: 244, height: 60)) == 134)
    // It covers everything, so no height is visible.
    view.bottomInset = 600
    #expect(view.visible == Extent(top: 150, height: 0))
    #expect(view.revealing(owner: owner, drawer: Extent(top: 244, height: 60)) == 150)
  }

  @Test("Contents that fit do not scroll")
  func contentsThatFitDoNotScroll() {
    let view = Viewport(offset: -50, height: 400, contentHeight: 120, topInset: 50)
    #expect(view.offsets == -50...(-50))
    #expect(view.revealing(owner: Extent(top: 76, height: 44)) == -50)
  }

  @Test("The tapped row stays under the finger when a drawer above it folds")
  func theTappedRowStaysUnderTheFinger() {
    // A drawer of 216 above it folds.
    #expect(view(at: 500).anchored(top: 700, movingTo: 484) == 284)
    // The offset is limited to the contents.
    #expect(view(at: 100).anchored(top: 300, movingTo: 84) == -50)
  }

  @Test("After a tap the row stays in place and is then revealed")
  func afterATapTheRowStaysAndIsThenRevealed() {
    let view = view(at: 500)
    // Its drawer fits: the row stays where it was, 200 below the upper edge.
    #expect(
      view.unfolding(
        top: 700, owner: Extent(top: 484, height: 44), drawer: Extent(top: 528, height: 100))
        == 284)
    // Its drawer does not fit: the view scrolls on by the missing 42.
    #expect(
      view.unfolding(
        top: 700, owner: Extent(top: 484, height: 44), drawer: Extent(top: 528, height: 168))
        == 326)
  }
}
