import FoldoutForms
import Testing

/// Conversations with one ribbon: events and their steps.
@Suite struct RibbonTests {
  private func months(showing index: Int = 5, isRightToLeft: Bool = false) throws -> Ribbon {
    try Ribbon(
      count: 12, showing: index, width: 100, viewport: 120, isRightToLeft: isRightToLeft)
  }

  private func step(
    to offset: Double? = nil, isAnimated: Bool = true,
    _ report: (old: Int, new: Int)? = nil, by cause: FieldReport.Cause = .person
  ) -> Ribbon.Step {
    Ribbon.Step(
      movement: offset.map { Ribbon.Movement(to: $0, isAnimated: isAnimated) },
      report: report.map { Ribbon.Report(old: $0.old, new: $0.new, cause: cause) })
  }

  @Test("A drag follows the finger and settles on the most visible value")
  func aDragFollowsTheFingerAndSettlesOnTheMostVisible() throws {
    var ribbon = try months()
    #expect(ribbon.apply(.grab(finger: 1, at: 60)).isEmpty)
    #expect(ribbon.isDragged)
    #expect(ribbon.apply(.drag(finger: 1, to: 40)) == step(to: 520, isAnimated: false))
    // The drag continues outside the control, and nothing is reported before the finger lifts.
    #expect(ribbon.apply(.drag(finger: 1, to: -200)) == step(to: 760, isAnimated: false))
    #expect(ribbon.apply(.drag(finger: 1, to: -200)).isEmpty)
    #expect(ribbon.index == 5)
    #expect(ribbon.apply(.release(finger: 1, at: -100)) == step(to: 700, (5, 7)))
    #expect(!ribbon.isDragged)
    #expect(ribbon.apply(.drag(finger: 1, to: 0)).isEmpty)
    #expect(ribbon.apply(.release(finger: 1, at: 0)).isEmpty)
  }

  @Test("A drag that returns to its start reports nothing")
  func aDragThatComesBackReportsNothing() throws {
    var ribbon = try months()
    _ = ribbon.apply(.grab(finger: 1, at: 60))
    _ = ribbon.apply(.drag(finger: 1, to: 90))
    #expect(ribbon.apply(.release(finger: 1, at: 95)) == step(to: 500))
    // The finger lifts away from its last reported point; the ribbon is already drawn at its
    // target.
    _ = ribbon.apply(.grab(finger: 1, at: 60))
    #expect(ribbon.apply(.release(finger: 1, at: 90)).isEmpty)
    _ = ribbon.apply(.grab(finger: 1, at: 0))
    _ = ribbon.apply(.drag(finger: 1, to: -70))
    #expect(ribbon.apply(.release(finger: 1, at: 0)) == step(to: 500))
    _ = ribbon.apply(.grab(finger: 1, at: 60))
    #expect(ribbon.apply(.release(finger: 1, at: 60)).isEmpty)
  }

  @Test("A cancelled drag returns to its start")
  func aCancelledDragGoesBack() throws {
    var ribbon = try months()
    _ = ribbon.apply(.grab(finger: 1, at: 60))
    _ = ribbon.apply(.drag(finger: 1, to: -300))
    #expect(ribbon.apply(.cancel(finger: 2)).isEmpty)
    #expect(ribbon.apply(.cancel(finger: 1)) == step(to: 500))
    #expect(ribbon.index == 5 && !ribbon.isDragged)
  }

  @Test("A second finger does not disturb a drag")
  func aSecondFingerResetsNothing() throws {
    var ribbon = try months()
    _ = ribbon.apply(.grab(finger: 1, at: 60))
    _ = ribbon.apply(.drag(finger: 1, to: -90))
    for event in [
      Ribbon.Event.grab(finger: 2, at: 10), .drag(finger: 2, to: 300),
      .release(finger: 2, at: 300, velocity: 9), .press(.next), .key(.home), .tap(0),
    ] {
      #expect(ribbon.apply(event).isEmpty, "\(event)")
    }
    #expect(ribbon.offset == 650)
    #expect(ribbon.apply(.release(finger: 1, at: -100)) == step(to: 700, (5, 7)))
  }

  @Test("A moving ribbon is caught where it is drawn")
  func aRibbonIsCaughtWhereItIsDrawn() throws {
    var ribbon = try months()
    #expect(ribbon.apply(.set(9, isAnimated: true)) == step(to: 900, (5, 9), by: .program))
    let caught = ribbon.apply(.grab(finger: 1, at: 60, shownAt: 630))
    #expect(caught == step(to: 630, isAnimated: false))
    #expect(ribbon.apply(.release(finger: 1, at: 60)) == step(to: 600, (9, 6)))
  }

  @Test("A ribbon does not move beyond its ends")
  func theEndsHold() throws {
    var ribbon = try months(showing: 11)
    for event in [Ribbon.Event.press(.next), .key(.up), .key(.right), .key(.pageUp), .key(.end)] {
      #expect(ribbon.apply(event).isEmpty, "\(event)")
    }
    _ = ribbon.apply(.grab(finger: 1, at: 0))
    #expect(ribbon.apply(.drag(finger: 1, to: -500)).isEmpty)
    // The finger must first come back by the distance that it went beyond the end.
    #expect(ribbon.apply(.drag(finger: 1, to: -10)).isEmpty)
    #expect(ribbon.apply(.drag(finger: 1, to: 10)) == step(to: 1090, isAnimated: false))
    #expect(ribbon.apply(.release(finger: 1, at: 10, velocity: -50)) == step(to: 1100))
    #expect(!ribbon.hasNext && ribbon.hasPrevious)
    #expect(ribbon.apply(.key(.home)) == step(to: 0, (11, 0)))
    #expect(ribbon.hasNext && !ribbon.hasPrevious)
    #expect(ribbon.apply(.press(.previous)).isEmpty)
  }

  @Test(
    "Each key leads to its value in both layout directions",
    arguments: [
      (Ribbon.Key.left, 4, 6), (.right, 6, 4), (.up, 6, 6), (.down, 4, 4), (.pageUp, 10, 10),
      (.pageDown, 0, 0), (.home, 0, 0), (.end, 11, 11),
    ])
  func keys(key: Ribbon.Key, fromLeft: Int, fromRight: Int) throws {
    var ribbon = try months()
    #expect(ribbon.apply(.key(key)) == step(to: Double(fromLeft) * 100, (5, fromLeft)))
    var mirrored = try months(isRightToLeft: true)
    #expect(mirrored.apply(.key(key)) == step(to: Double(fromRight) * 100, (5, fromRight)))
  }

  @Test("Arrow buttons lead to the neighbours in both layout directions")
  func arrowsLeadToTheNeighboursInEitherDirection() throws {
    for isRightToLeft in [false, true] {
      var ribbon = try months(isRightToLeft: isRightToLeft)
      #expect(ribbon.apply(.press(.next)) == step(to: 600, (5, 6)))
      #expect(ribbon.apply(.press(.previous)) == step(to: 500, (6, 5)))
    }
  }

  @Test("A value set by the program is reported as the program's")
  func theProgramIsTheCauseOfWhatItSets() throws {
    var ribbon = try months()
    #expect(ribbon.apply(.set(7)) == step(to: 700, isAnimated: false, (5, 7), by: .program))
    #expect(ribbon.apply(.set(7, isAnimated: true)).isEmpty)
    #expect(ribbon.apply(.tap(7)).isEmpty)
    #expect(ribbon.apply(.tap(8)) == step(to: 800, (7, 8)))
  }

  @Test("A cancelled drag returns to the value that was set during it")
  func aValueIsSetUnderTheFinger() throws {
    var ribbon = try months()
    _ = ribbon.apply(.grab(finger: 1, at: 0))
    _ = ribbon.apply(.drag(finger: 1, to: -240))
    #expect(ribbon.apply(.set(2, isAnimated: true)) == step((5, 2), by: .program))
    #expect(ribbon.offset == 740)
    var cancelled = ribbon
    #expect(cancelled.apply(.cancel(finger: 1)) == step(to: 200))
    #expect(ribbon.apply(.release(finger: 1, at: -240)) == step(to: 700, (2, 7)))
  }

  @Test("Values, counts and lengths out of range are refused")
  func whatIsOutOfRangeIsRefused() throws {
    var ribbon = try months()
    for index in [-1, 12, .min, .max] {
      let refusal = RibbonError.outOfRange(index: index, count: 12)
      #expect(ribbon.apply(.set(index)) == Ribbon.Step(refusal: refusal))
      #expect(ribbon.apply(.tap(index)) == Ribbon.Step(refusal: refusal))
      #expect(throws: refusal) { try Ribbon(count: 12, showing: index) }
    }
    for count in [0, -1, Ribbon.maxCount + 1, .min] {
      #expect(ribbon.apply(.setCount(count)).refusal == .impossibleCount(count))
      #expect(throws: RibbonError.impossibleCount(count)) { try Ribbon(count: count) }
    }
    for length in [-1, Ribbon.maxLength * 2, .infinity] {
      #expect(
        ribbon.apply(.resize(width: length, viewport: 1)).refusal == .impossibleLength(length))
      #expect(
        ribbon.apply(.resize(width: 1, viewport: length)).refusal == .impossibleLength(length))
    }
    #expect(ribbon.apply(.resize(width: .nan, viewport: 1)).refusal != nil)
    #expect(ribbon == (try months()))
    #expect("\(RibbonError.outOfRange(index: 12, count: 12))".contains("no value 12"))
  }

  @Test("A ribbon that becomes too short shows its last value")
  func fewerValuesShowTheLast() throws {
    var ribbon = try months(showing: 11)
    let fewer = ribbon.apply(.setCount(10))
    #expect(fewer == step(to: 900, isAnimated: false, (11, 9), by: .program))
    #expect(ribbon.apply(.setCount(13)).isEmpty)
    _ = ribbon.apply(.grab(finger: 1, at: 0))
    _ = ribbon.apply(.drag(finger: 1, to: -300))
    #expect(ribbon.apply(.setCount(11)) == step(to: 1000, isAnimated: false))
  }
}
