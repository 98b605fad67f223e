import Testing
@testable @_spi(UIKitDouble) import UIKit

/// The laws of a screen find what breaks them, and nothing else.
@Suite @MainActor struct CheckTests {
  private func screen(_ views: [(UIView, CGRect)]) -> UIView {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    for (view, frame) in views {
      view.frame = frame
      screen.addSubview(view)
    }
    return screen
  }

  @Test("A form keeps all laws in both looks, both directions and three text sizes")
  func aFormKeepsAllLawsInBothLooksBothDirectionsAndThreeTextSizes() {
    for metrics in [TableMetrics.iOS18, .iOS26] {
      for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
        for size in [UIContentSizeCategory.extraSmall, .large, .extraLarge] {
          TableMetrics.using(metrics) {
            let (window, _) = PageTests().shown(.insetGrouped) {
              $0.layoutDirection = direction
              $0.preferredContentSizeCategory = size
            }
            let name = "\(metrics.name) \(direction) \(size.rawValue)"
            #expect(LayoutCheck.overlaps(in: window) == [], "\(name)")
            #expect(LayoutCheck.cutTexts(in: window) == [], "\(name)")
            #expect(LayoutCheck.smallTargets(in: window) == [], "\(name)")
            #expect(LayoutCheck.readingOrder(in: window).agrees, "\(name)")
            #expect(LayoutCheck.isSettled(window), "\(name)")
          }
        }
      }
    }
  }

  @Test("A row that has no room for its control at a large text is found")
  func aRowThatHasNoRoomForItsControlAtALargeTextIsFound() {
    let (window, _) = PageTests().shown(.insetGrouped) {
      $0.preferredContentSizeCategory = .extraExtraLarge
    }
    #expect(
      LayoutCheck.overlaps(in: window).map(\.description)
        == ["UIDatePicker: lies over UILabel “Starts” in (81.953, 259, 14.844, 25.061)"])
  }

  @Test("Small and cut parts above the keyboard are found, since they are laid out")
  func whatStandsAboveTheKeyboardIsLaidOut() throws {
    let (window, _) = PageTests().shown(.insetGrouped) { _ in }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    window.addSubview(field)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    let label = UILabel(frame: CGRect(x: 100, y: 0, width: 20, height: 30))
    label.text = "Done"
    for view in [button, label] { bar.addSubview(view) }
    field.inputAccessoryView = bar
    let targets = LayoutCheck.smallTargets(in: window).count
    let texts = LayoutCheck.cutTexts(in: window).count
    field.becomeFirstResponder()
    #expect(bar.frame.width == window.bounds.width && bar.frame.height == 30)
    #expect(LayoutCheck.smallTargets(in: window).count == targets + 1)
    #expect(LayoutCheck.cutTexts(in: window).count == texts + 1)
    field.resignFirstResponder()
    #expect(bar.superview == nil)
  }

  @Test("The form from right to left is the mirror image")
  func theFormFromRightToLeftIsTheMirrorImage() {
    let (plain, _) = PageTests().shown(.insetGrouped)
    let (mirrored, _) = PageTests().shown(.insetGrouped) { $0.layoutDirection = .rightToLeft }
    #expect(LayoutCheck.mirrorFaults(plain, mirrored) == [])
  }

  @Test("A button with uneven insets is mirrored with them")
  func aButtonWithUnevenInsetsIsMirroredWithThem() {
    func button(_ semantics: UISemanticContentAttribute) -> UIView {
      var look = UIButton.Configuration.plain()
      look.title = "Clear"
      look.contentInsets = .init(top: 0, leading: 8, bottom: 0, trailing: 0)
      let button = UIButton(configuration: look)
      button.contentHorizontalAlignment = .trailing
      button.semanticContentAttribute = semantics
      return screen([(button, CGRect(x: 0, y: 0, width: 120, height: 44))])
    }
    let (one, two) = (button(.forceLeftToRight), button(.forceRightToLeft))
    one.subviews[0].frame.origin.x = 80
    #expect(LayoutCheck.mirrorFaults(one, two) == [])
  }

  @Test("A view that does not turn round is found") func aViewThatDoesNotTurnRoundIsFound() {
    let one = screen([(UISwitch(), CGRect(x: 10, y: 10, width: 51, height: 31))])
    let two = screen([(UISwitch(), CGRect(x: 10, y: 10, width: 51, height: 31))])
    #expect(
      LayoutCheck.mirrorFaults(one, two).map(\.description)
        == ["UISwitch: is mirrored to (10, 10, 51, 31), not (139, 10, 51, 31)"])
  }

  @Test("Texts over each other are found by their letters, not by their boxes")
  func textsOverEachOtherAreFoundByTheirLettersNotByTheirBoxes() {
    let (one, two) = (Sample.label("One"), Sample.label("Two"))
    two.textAlignment = .right
    let apart = screen([
      (one, CGRect(x: 0, y: 0, width: 150, height: 20.5)),
      (two, CGRect(x: 50, y: 0, width: 150, height: 20.5)),
    ])
    #expect(LayoutCheck.overlaps(in: apart) == [])
    two.textAlignment = .left
    two.frame.origin.x = 10
    #expect(
      LayoutCheck.overlaps(in: apart).map(\.description)
        == ["UILabel “Two”: lies over UILabel “One” in (10, 0, 21.781, 20.287)"])
  }

  @Test("Cut texts are found: by an ellipsis, by a box; a word too long for any line may break")
  func cutTexts() {
    let cut = Sample.label("A text that has no room", lines: 1)
    let low = Sample.label("two lines of text in a low box")
    let broken = Sample.label("Donaudampfschiff")
    let place = screen([
      (cut, CGRect(x: 0, y: 0, width: 80, height: 20.5)),
      (low, CGRect(x: 0, y: 40, width: 120, height: 20.5)),
      (broken, CGRect(x: 0, y: 80, width: 60, height: 61)),
    ])
    #expect(
      LayoutCheck.cutTexts(in: place).map(\.description) == [
        "UILabel “A text that has no room”: cut to “A text th…”",
        "UILabel “two lines of text in a low box”: “two lines of” is larger than its view",
        "UILabel “two lines of text in a low box”: “box” is larger than its view",
      ])
  }

  @Test("A word is broken though it has room without the text beside it")
  func aWordIsBrokenBesideAnotherText() {
    let (one, two) = (Sample.label("Donaudampfschiff"), Sample.label("Kapitän der Fahrt"))
    let row = UIStackView(arrangedSubviews: [one, two])
    two.setContentCompressionResistancePriority(.init(751), for: .horizontal)
    let place = screen([(row, CGRect(x: 0, y: 0, width: 180, height: 120))])
    #expect(
      LayoutCheck.cutTexts(in: place).map(\.description).first
        == "UILabel “Donaudampfschiff”: a word is broken after “Dona”")
  }

  @Test("A small button is found, unless it answers touches around it")
  func aSmallButtonIsFoundUnlessItAnswersTouchesAroundIt() {
    final class Generous: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -12, dy: -12).contains(point)
      }
    }
    let place = screen([
      (UIButton(type: .system), CGRect(x: 100, y: 20, width: 60, height: 30)),
      (Generous(type: .system), CGRect(x: 100, y: 100, width: 20, height: 20)),
    ])
    #expect(
      LayoutCheck.smallTargets(in: place).map(\.description)
        == ["UIButton: touched in 60 × 30 points"])
  }

  @Test("An order of speech other than that of reading is found")
  func anOrderOfSpeechOtherThanThatOfReadingIsFound() {
    let place = screen([
      (Sample.label("second"), CGRect(x: 100, y: 0, width: 80, height: 20)),
      (Sample.label("first"), CGRect(x: 0, y: 0, width: 80, height: 20)),
    ])
    let order = LayoutCheck.readingOrder(in: place)
    #expect(order.spoken == ["second", "first"])
    #expect(order.read == ["first", "second"])
    place.accessibilityElements = place.subviews.reversed()
    #expect(LayoutCheck.readingOrder(in: place).agrees)
  }

  @Test("A bar may lie over what scrolls below it") func aBarMayLieOverWhatScrollsBelowIt() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let text = Sample.label("text")
    text.frame = CGRect(x: 0, y: 80, width: 100, height: 20)
    scroll.addSubview(text)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    Sample.pin(Sample.label("bar"), in: bar)
    scroll.addSubview(bar)
    let guide = scroll.frameLayoutGuide
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    #expect(LayoutCheck.overlaps(in: scroll) == [])
  }
}
