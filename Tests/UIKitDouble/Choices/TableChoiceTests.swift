import Testing
@_spi(UIKitDouble) import UIKit

/// Unhelpful choices of the double's table: each UIKit may make.
@MainActor
@Suite("Choices of the table")
struct TableChoiceTests {
  @Test("A row that was never shown is guessed a third too high")
  func aRowThatWasNeverShownIsGuessedAThirdTooHigh() {
    let screen = Screen(rows: 100)
    #expect(screen.table.rectForRow(at: screen.path(0)).height == 50)
    #expect(screen.table.rectForRow(at: screen.path(90)).height == 59)
  }

  @Test("Cells are asked for rows just outside") func cellsAreAskedForRowsJustOutside() {
    let screen = Screen(rows: 100)
    let last = screen.table.indexPathsForVisibleRows?.last?.row ?? 0
    #expect(screen.asked.contains(last + 1))
    #expect(!screen.asked.contains(last + 2))
    #expect(screen.table.cellForRow(at: screen.path(last + 1)) != nil)
    #expect(screen.table.cellForRow(at: screen.path(last + 2)) == nil)
  }

  @Test("The offset stays whatever comes in above") func theOffsetStaysWhateverComesInAbove() {
    let screen = Screen(rows: 100)
    screen.table.contentOffset.y = 1000
    screen.table.layoutIfNeeded()
    screen.replace(0..<0, with: ["x", "y"])
    #expect(screen.table.contentOffset.y == 1000)
    #expect(screen.isTrue)
  }

  @Test("The offset is limited by the end of the content")
  func theOffsetIsLimitedByTheEndOfTheContent() {
    let screen = Screen(rows: 30)
    screen.table.contentOffset.y = 1000
    screen.table.layoutIfNeeded()
    screen.replace(0..<25, with: [])
    #expect(screen.table.contentOffset.y == 0)
    screen.table.layoutIfNeeded()
    #expect(screen.shown.count == 5)
  }

  @Test("Every fifth completion says false") func everyFifthCompletionSaysFalse() {
    let screen = Screen(rows: 3)
    var answers: [Bool] = []
    for number in 1...5 {
      screen.replace(0..<1, with: ["\(number)"]) { answers.append($0) }
      DoubleRunLoop.main.settle()
    }
    #expect(answers == [true, true, true, true, false])
  }

  @Test("A batch interrupts the one before it") func aBatchInterruptsTheOneBeforeIt() {
    let screen = Screen(rows: 3)
    var answers: [Bool] = []
    screen.replace(0..<1, with: ["a"]) { answers.append($0) }
    DoubleRunLoop.main.run(ticks: 3)
    screen.replace(1..<2, with: ["b"]) { answers.append($0) }
    #expect(answers.isEmpty)
    DoubleRunLoop.main.settle()
    #expect(answers == [false, true])
  }

  @Test("ReloadData permutes the cells") func reloaddataPermutesTheCells() {
    let screen = Screen(rows: 5)
    let before = (0..<5).map { screen.table.cellForRow(at: screen.path($0)) }
    let made = screen.table.madeCells
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    let after = (0..<5).map { screen.table.cellForRow(at: screen.path($0)) }
    #expect(after == before.reversed())
    #expect(screen.table.madeCells == made)
  }

  @Test("A cell that fades out is not used again before it has")
  func aCellThatFadesOutIsNotUsedAgainBeforeItHas() {
    let screen = Screen(rows: 3)
    let old = screen.table.cellForRow(at: screen.path(1))
    screen.replace(1..<2, with: ["new"])
    #expect(screen.table.cellForRow(at: screen.path(1)) !== old)
    DoubleRunLoop.main.settle()
    screen.replace(0..<0, with: ["newer"])
    #expect(screen.table.cellForRow(at: screen.path(0)) === old)
  }

  @Test("A row that is typed in keeps its cell outside the bounds")
  func aRowThatIsTypedInKeepsItsCellOutsideTheBounds() throws {
    let screen = Screen(rows: 100)
    let cell = try #require(screen.table.cellForRow(at: screen.path(0)))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    screen.table.contentOffset.y = 2000
    screen.table.layoutIfNeeded()
    #expect(field.isFirstResponder)
    #expect(cell.superview === screen.table)
    field.resignFirstResponder()
    screen.table.setNeedsLayout()
    screen.table.layoutIfNeeded()
    #expect(cell.superview == nil)
  }

  @Test("The heading of a plain section stays in view, and leaves with its last row")
  func theHeadingOfAPlainSectionStaysInViewAndLeavesWithItsLastRow() {
    let screen = Screen(rows: 10)
    screen.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 900))
    for (offset, top): (CGFloat, CGFloat) in [(0, 0), (300, 300), (495, 495), (510, 500)] {
      screen.table.contentOffset.y = offset
      screen.table.layoutIfNeeded()
      let header = screen.table.subviews.first { $0.frame.height == 20 }
      #expect(header?.frame.minY == top)
    }
  }

  @Test("A rectangle that is higher than the view is scrolled to its beginning")
  func aRectangleThatIsHigherThanTheViewIsScrolledToItsBeginning() {
    let table = Screen(rows: 100).table
    table.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 80), animated: false)
    #expect(table.contentOffset.y == 180)
    table.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 800), animated: false)
    #expect(table.contentOffset.y == 700)
  }

  @Test("Headers are not asked for again by a batch") func headersAreNotAskedForAgainByABatch() {
    let screen = Screen(rows: 3)
    let asked = screen.headersAsked
    screen.replace(0..<1, with: ["a", "b"])
    screen.table.performBatchUpdates(nil)
    #expect(screen.headersAsked == asked)
  }

  @Test("A batch before the first appearance is refused")
  func aBatchBeforeTheFirstAppearanceIsRefused() {
    let screen = Screen(["a"], isShown: false)
    let refusals = RefusalError.caught { screen.table.performBatchUpdates {} }
    #expect(refusals.map(\.kind) == [.violation])
  }

  @Test("A table is unusable after a refusal") func aTableIsUnusableAfterARefusal() {
    let screen = Screen(rows: 3)
    let refusals = RefusalError.caught {
      screen.table.performBatchUpdates { screen.words.removeLast() }
      screen.table.reloadData()
      screen.table.performBatchUpdates(nil)
    }
    #expect(refusals.map(\.kind) == [.internalInconsistency, .violation, .violation])
  }

  @Test("A row that grows by itself is measured where the table listens")
  func aRowThatGrowsByItselfIsMeasuredWhereTheTableListens() throws {
    for mode in [UITableView.SelfSizingInvalidation.disabled, .enabled] {
      let screen = Screen(rows: 3)
      screen.table.selfSizingInvalidation = mode
      screen.height = 80
      let cell = try #require(screen.table.cellForRow(at: screen.path(0)))
      cell.contentView.invalidateIntrinsicContentSize()
      screen.window.layoutIfNeeded()
      let height = screen.table.rectForRow(at: screen.path(0)).height
      #expect(height == (mode == .enabled ? 80 : 50))
    }
  }

  @Test("Random batches and scrolls show no row another row's word")
  func randomBatchesAndScrollsShowNoRowAnotherRowsWord() {
    var seed: UInt64 = 7
    func number(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % max(1, limit)
    }
    let screen = Screen(rows: 40)
    for step in 0..<3000 {
      switch number(4) {
      case 0:
        screen.table.contentOffset.y = CGFloat(number(1500))
        screen.table.layoutIfNeeded()
      case 1:
        screen.words = screen.words.map { $0 + "!" }
        screen.table.reconfigureRows(at: screen.words.indices.map(screen.path))
        screen.words = screen.words.map { String($0.prefix(6)) }
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
      default:
        let start = number(screen.words.count + 1)
        let end = min(screen.words.count, start + number(4))
        screen.replace(start..<end, with: (0..<number(4)).map { "\(step).\($0)" })
      }
      if number(3) == 0 { DoubleRunLoop.main.run(ticks: 5) }
      #expect(screen.isTrue, "step \(step)")
    }
  }
}
