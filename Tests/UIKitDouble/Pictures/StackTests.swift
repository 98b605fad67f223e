import Testing
@testable @_spi(UIKitDouble) import UIKit

/// Stacks: who gets which room, and which arrangements are refused.
@Suite @MainActor struct StackTests {
  /// A view of a fixed natural size.
  final class Block: UIView {
    var natural = CGSize.zero
    var name = ""
    override var intrinsicContentSize: CGSize { natural }

    convenience init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
      self.init(frame: .zero)
      accessibilityIdentifier = name
      natural = CGSize(width: width, height: height)
    }

    func hugging(_ priority: Float, _ axis: NSLayoutConstraint.Axis) -> Block {
      setContentHuggingPriority(.init(priority), for: axis)
      return self
    }

    func resisting(_ priority: Float, _ axis: NSLayoutConstraint.Axis) -> Block {
      setContentCompressionResistancePriority(.init(priority), for: axis)
      return self
    }
  }

  /// The frames of a stack's views at a size.
  private func frames(_ stack: UIStackView, _ width: CGFloat, _ height: CGFloat) -> [String] {
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.filter { !$0.isHidden }.map {
      "\($0.accessibilityIdentifier ?? "") \($0.frame.words)"
    }
  }

  private func stack(_ views: [UIView], _ axis: NSLayoutConstraint.Axis = .horizontal)
    -> UIStackView
  {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    return stack
  }

  @Test("The view that hugs least takes what is left over")
  func theViewThatHugsLeastTakesWhatIsLeftOver() {
    let row = stack([
      Block("a", 50, 20).hugging(251, .horizontal), Block("b", 30, 20),
      Block("c", 20, 20).hugging(252, .horizontal),
    ])
    row.spacing = 10
    #expect(
      frames(row, 200, 44) == ["a (0, 0, 50, 44)", "b (60, 0, 110, 44)", "c (180, 0, 20, 44)"])
  }

  @Test("Nothing is refused in a stack that is hidden")
  func nothingIsRefusedInAStackThatIsHidden() {
    let line = stack([Block("a", 20, 20), Block("b", 20, 20)])
    line.spacing = 10
    let column = stack([Block("c", 20, 20), line], .vertical)
    line.isHidden = true
    #expect(RefusalError.caught { _ = frames(column, 200, 20) }.isEmpty)
    line.isHidden = false
    #expect(RefusalError.caught { _ = frames(column, 200, 40) }.count == 1)
  }

  @Test("The view that resists least gives what is missing")
  func theViewThatResistsLeastGivesWhatIsMissing() {
    let row = stack([
      Block("a", 150, 20).resisting(751, .horizontal), Block("b", 100, 20),
    ])
    #expect(frames(row, 200, 44) == ["a (0, 0, 150, 44)", "b (150, 0, 50, 44)"])
  }

  @Test("A view that has given all passes the rest on to the next")
  func aViewThatHasGivenAllPassesTheRestOnToTheNext() {
    let row = stack([
      Block("a", 150, 20).resisting(751, .horizontal), Block("b", 30, 20),
      Block("c", 100, 20).resisting(740, .horizontal),
    ])
    #expect(
      frames(row, 160, 44) == ["a (0, 0, 150, 44)", "b (150, 0, 10, 44)", "c (160, 0, 0, 44)"])
  }

  @Test("A view without a size of its own is the one that gives")
  func aViewWithoutASizeOfItsOwnIsTheOneThatGives() {
    let spacer = UIView()
    spacer.accessibilityIdentifier = "spacer"
    let row = stack([Block("a", 50, 20), spacer, Block("b", 30, 20)])
    #expect(
      frames(row, 200, 44)
        == ["a (0, 0, 50, 44)", "spacer (50, 0, 120, 44)", "b (170, 0, 30, 44)"])
  }

  @Test("Hidden views take neither room nor space") func hiddenViewsTakeNeitherRoomNorSpace() {
    let hidden = Block("b", 30, 20)
    let row = stack([Block("a", 50, 20).hugging(251, .horizontal), hidden, Block("c", 20, 20)])
    row.spacing = 10
    hidden.isHidden = true
    #expect(frames(row, 100, 44) == ["a (0, 0, 50, 44)", "c (60, 0, 40, 44)"])
    hidden.isHidden = false
    hidden.setContentHuggingPriority(.init(260), for: .horizontal)
    #expect(
      frames(row, 130, 44) == ["a (0, 0, 50, 44)", "b (60, 0, 30, 44)", "c (100, 0, 30, 44)"])
  }

  @Test("Custom space after a view replaces the stack's")
  func customSpaceAfterAViewReplacesTheStacks() {
    let first = Block("a", 50, 20).hugging(251, .horizontal)
    let row = stack([first, Block("b", 20, 20)])
    row.spacing = 10
    row.setCustomSpacing(2, after: first)
    #expect(frames(row, 100, 44) == ["a (0, 0, 50, 44)", "b (52, 0, 48, 44)"])
  }

  @Test(
    "A row aligns its views from top to bottom",
    arguments: [
      (UIStackView.Alignment.fill, "a (0, 0, 50, 44)"), (.leading, "a (0, 0, 50, 20)"),
      (.center, "a (0, 12, 50, 20)"), (.trailing, "a (0, 24, 50, 20)"),
    ]) func aRowAlignsItsViewsFromTopToBottom(
      alignment: UIStackView.Alignment, frame: String
    )
  {
    let row = stack([Block("a", 50, 20)])
    row.alignment = alignment
    #expect(frames(row, 50, 44) == [frame])
  }

  @Test(
    "A column aligns its views from side to side",
    arguments: [
      (UIStackView.Alignment.fill, "a (0, 0, 100, 20)"), (.leading, "a (0, 0, 50, 20)"),
      (.center, "a (25, 0, 50, 20)"), (.trailing, "a (50, 0, 50, 20)"),
    ]) func aColumnAlignsItsViewsFromSideToSide(
      alignment: UIStackView.Alignment, frame: String
    )
  {
    let column = stack([Block("a", 50, 20)], .vertical)
    column.alignment = alignment
    #expect(frames(column, 100, 20) == [frame])
  }

  @Test("Texts of two sizes stand on one baseline") func textsOfTwoSizesStandOnOneBaseline() {
    let large = Sample.label("Large", .title1)
    let small = Sample.label("small", .body)
    large.accessibilityIdentifier = "large"
    small.accessibilityIdentifier = "small"
    large.setContentHuggingPriority(.init(251), for: .horizontal)
    let row = stack([large, small])
    row.alignment = .firstBaseline
    let size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    _ = frames(row, 200, size.height)
    let baselines = [large, small].map { $0.frame.minY + $0.firstBaseline(in: $0.frame.size) }
    #expect(abs(baselines[0] - baselines[1]) < 0.51)
    #expect(size.height == 33.5)
  }

  @Test("A row fills equally") func aRowFillsEqually() {
    let row = stack([Block("a", 50, 20), Block("b", 20, 20), Block("c", 1, 20)])
    row.distribution = .fillEqually
    row.spacing = 15
    #expect(
      frames(row, 120, 44) == ["a (0, 0, 30, 44)", "b (45, 0, 30, 44)", "c (90, 0, 30, 44)"])
  }

  @Test("From right to left a row begins at the right") func fromRightToLeftARowBeginsAtTheRight() {
    let row = stack([Block("a", 50, 20).hugging(251, .horizontal), Block("b", 30, 20)])
    row.spacing = 10
    row.semanticContentAttribute = .forceRightToLeft
    #expect(frames(row, 200, 44) == ["a (150, 0, 50, 44)", "b (0, 0, 140, 44)"])
  }

  @Test("Margins are kept free where the stack asks for it")
  func marginsAreKeptFreeWhereTheStackAsksForIt() {
    let row = stack([Block("a", 50, 20)])
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = .init(top: 1, leading: 20, bottom: 3, trailing: 10)
    #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 24)
    #expect(frames(row, 100, 44) == ["a (20, 1, 70, 40)"])
    row.semanticContentAttribute = .forceRightToLeft
    #expect(frames(row, 100, 44) == ["a (10, 1, 70, 40)"])
  }

  @Test("The axis may turn") func theAxisMayTurn() {
    let row = stack([Block("a", 50, 20).hugging(251, .vertical), Block("b", 30, 20)])
    row.axis = .vertical
    #expect(frames(row, 100, 60) == ["a (0, 0, 100, 20)", "b (0, 20, 100, 40)"])
  }

  @Test("A label in a row wraps at the room it gets") func aLabelInARowWrapsAtTheRoomItGets() {
    let title = Sample.label("A title of several words that does not fit on one line")
    title.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    let row = stack([title, Block("b", 51, 31)])
    row.spacing = 10
    let height = row.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    #expect(height == 61)
  }
}
