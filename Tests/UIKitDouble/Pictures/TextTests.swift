import Testing
@testable @_spi(UIKitDouble) import UIKit

/// Widths, line breaks and sizes of text, from the table in the source alone.
@Suite @MainActor struct TextTests {
  private func lines(
    _ text: String, _ width: CGFloat, _ mode: LineBreaker.Mode = .words, _ maxLines: Int = 0
  ) -> [String] {
    let measured = MeasuredText(text, face: TextFace(size: 17))
    return LineBreaker(measured, width: width, mode: mode, maxLines: maxLines).lines().map {
      String(measured.characters[$0.range]) + ($0.isTruncated ? "…" : "")
    }
  }

  @Test("A sentence is as wide as in San Francisco, to a few hundredths")
  func aSentenceIsAsWideAsInSanFranciscoToAFewHundredths() {
    // 17 pt San Francisco: "The quick brown fox jumps over the lazy dog" takes 338 to 346 points.
    let width = TextFace(size: 17).width(of: "The quick brown fox jumps over the lazy dog")
    #expect((330...352).contains(width))
    let bold = TextFace(size: 17, isBold: true)
    #expect(bold.width(of: "The quick brown fox jumps over the lazy dog") > width)
  }

  @Test("Widths are whole sixty-fourths, rounded up") func widthsAreWholeSixtyFourthsRoundedUp() {
    for text in ["Started", "W", "1,204.50", "Größe", "日本"] {
      let face = TextFace(size: 17)
      let width = face.width(of: text)
      let sum = text.reduce(0) { $0 + face.advance(of: $1) }
      #expect((width * 64).rounded() == width * 64)
      #expect(width >= sum - 1e-6 && width - sum < 1.0 / 64)
    }
  }

  @Test("Tabular digits are equally wide") func tabularDigitsAreEquallyWide() {
    let face = TextFace(size: 17, hasMonospacedDigits: true)
    #expect(Set((0...9).map { face.width(of: String($0)) }).count == 1)
    #expect(TextFace(size: 17).width(of: "1") < face.width(of: "1"))
  }

  @Test("An emoji of several scalars is one square, a mark takes no place")
  func anEmojiOfSeveralScalarsIsOneSquareAMarkTakesNoPlace() {
    let face = TextFace(size: 16)
    #expect(face.width(of: "👩‍👩‍👧") == 20)
    #expect(face.width(of: "e\u{301}") == face.width(of: "e"))
  }

  @Test("Lines break after words and hyphens") func linesBreakAfterWordsAndHyphens() {
    #expect(lines("fox jumps over the lazy dog", 90) == ["fox jumps", "over the", "lazy dog"])
    #expect(lines("well-known state", 90) == ["well-known", "state"])
    #expect(lines("well-known state", 60) == ["well-", "known", "state"])
  }

  @Test("A space at a break has no width") func aSpaceAtABreakHasNoWidth() {
    let face = TextFace(size: 17)
    #expect(lines("two   one", face.width(of: "two")) == ["two", "one"])
  }

  @Test("A no-break space holds words together") func aNoBreakSpaceHoldsWordsTogether() {
    #expect(lines("12 km left", 60) == ["12 km", "left"])
    #expect(lines("to 12\u{A0}km", 50) == ["to", "12\u{A0}km"])
  }

  @Test("Newlines end lines, and empty lines stay") func newlinesEndLinesAndEmptyLinesStay() {
    #expect(lines("a\n\nb\n", 100) == ["a", "", "b", ""])
  }

  @Test("A word wider than the line breaks between characters")
  func aWordWiderThanTheLineBreaksBetweenCharacters() {
    #expect(lines("Donaudampfschiff", 60) == ["Donau", "dampfs", "chiff"])
  }

  @Test("Characters of Chinese and Japanese break anywhere but before a full stop")
  func charactersOfChineseAndJapaneseBreakAnywhereButBeforeAFullStop() {
    #expect(lines("日本語のテキスト。", 68) == ["日本語の", "テキス", "ト。"])
  }

  @Test("The last allowed line is cut at its tail") func theLastAllowedLineIsCutAtItsTail() {
    let text = "fox jumps over the lazy dog"
    #expect(lines(text, 90, .truncatedTail, 1) == ["fox jumps…"])
    #expect(lines(text, 90, .truncatedTail, 2) == ["fox jumps", "over the l…"])
    #expect(lines(text, 90, .words, 2) == ["fox jumps", "over the"])
    #expect(lines(text, 90, .clipped, 1) == [text])
    #expect(lines("one\ntwo", 90, .truncatedTail, 1) == ["one…"])
  }

  @Test(
    "Text styles have Apple's sizes",
    arguments: [
      (UIContentSizeCategory.extraSmall, 14.0, 31.0, 11.0), (.large, 17, 34, 11),
      (.extraExtraExtraLarge, 23, 40, 17), (.accessibilityExtraExtraExtraLarge, 53, 60, 40),
    ]) func textStylesHaveApplesSizes(
      category: UIContentSizeCategory, body: CGFloat, title: CGFloat, caption: CGFloat
    )
  {
    let traits = UITraitCollection { $0.preferredContentSizeCategory = category }
    let sizes = [UIFont.TextStyle.body, .largeTitle, .caption2].map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize
    }
    #expect(sizes == [body, title, caption])
  }

  @Test("A label follows the text size only where it says so")
  func aLabelFollowsTheTextSizeOnlyWhereItSaysSo() {
    let fixed = UILabel()
    fixed.text = "Body"
    fixed.font = .preferredFont(forTextStyle: .body)
    let window = Sample.window(UIView()) { $0.preferredContentSizeCategory = .accessibilityLarge }
    window.subviews[0].addSubview(fixed)
    #expect(fixed.shownFont.pointSize == 17)
    fixed.adjustsFontForContentSizeCategory = true
    #expect(fixed.shownFont.pointSize == 33)
  }

  @Test("A label of one line asks for its whole width, one of many for its lines")
  func aLabelOfOneLineAsksForItsWholeWidthOneOfManyForItsLines() {
    let label = Sample.label("fox jumps over the lazy dog", lines: 1)
    #expect(label.sizeThatFits(CGSize(width: 90, height: 0)) == label.intrinsicContentSize)
    #expect(label.intrinsicContentSize.height == 20.5)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 90, height: 0)).height == 61)
    label.text = ""
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("Runs of other fonts have their own widths and raise the line")
  func runsOfOtherFontsHaveTheirOwnWidthsAndRaiseTheLine() {
    let text = NSMutableAttributedString(string: "small ")
    text.append(
      NSAttributedString(
        string: "LARGE", attributes: [.font: UIFont.systemFont(ofSize: 34, weight: .bold)]))
    let label = UILabel()
    label.attributedText = text
    let small = TextFace(size: 17).width(of: "small ")
    let large = TextFace(size: 34, isBold: true).width(of: "LARGE")
    #expect(abs(label.intrinsicContentSize.width - small - large) < 1.0 / 32)
    #expect(label.intrinsicContentSize.height == 41)
  }

  @Test("Font metrics grow a length as the style grows")
  func fontMetricsGrowALengthAsTheStyleGrows() {
    let traits = UITraitCollection { $0.preferredContentSizeCategory = .accessibilityLarge }
    #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits) == 33)
  }

  @Test("Only the table's letters decide, so a mean letter is half an em")
  func onlyTheTablesLettersDecideSoAMeanLetterIsHalfAnEm() {
    let sentence = "Layouts are the same on every machine, since no font is asked at run time."
    let mean = TextFace(size: 17).width(of: sentence) / 17 / CGFloat(sentence.count)
    #expect((0.44...0.52).contains(mean))
  }
}
