import Testing
@_spi(UIKitDouble) import UIKit

/// The double's stricter answers to typing, touches and time.
@MainActor
@Suite("Choices of input")
struct InputChoiceTests {
  private func shown<View: UIView>(_ view: View) -> (UIWindow, View) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
    window.addSubview(view)
    window.makeKeyAndVisible()
    return (window, view)
  }

  @Test("A text set while it is composed is refused") func aTextSetWhileItIsComposedIsRefused() {
    let (window, field) = shown(UITextField(frame: .zero))
    field.becomeFirstResponder()
    field.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
    #expect(RefusalError.caught { field.text = "に" }.isEmpty)
    field.setMarkedText("ほ", selectedRange: NSRange(location: 1, length: 0))
    #expect(RefusalError.caught { field.text = "other" }.map(\.kind) == [.violation])
    withExtendedLifetime(window) {}
  }

  @Test("Typing without the focus is refused") func typingWithoutTheFocusIsRefused() {
    let (window, field) = shown(UITextField(frame: .zero))
    #expect(RefusalError.caught { field.type("a") }.map(\.kind) == [.violation])
    #expect(field.text?.isEmpty == true)
    withExtendedLifetime(window) {}
  }

  @Test("A view that left the screen when another lost the focus does not get it")
  func aViewThatLeftTheScreenDoesNotGetTheFocus() {
    final class Last: UITextField {
      var onEnd: () -> Void = {}
      override func resignFirstResponder() -> Bool {
        onEnd()
        return super.resignFirstResponder()
      }
    }
    let (window, last) = shown(Last(frame: .zero))
    let next = UITextField(frame: .zero)
    window.addSubview(next)
    last.becomeFirstResponder()
    last.onEnd = { next.removeFromSuperview() }
    #expect(!next.becomeFirstResponder())
    #expect(!next.isFirstResponder && !last.isFirstResponder)
  }

  @Test("A composed text is replaced by the next letters")
  func aComposedTextIsReplacedByTheNextLetters() {
    let (window, field) = shown(UITextField(frame: .zero))
    field.becomeFirstResponder()
    field.type("a")
    field.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
    field.paste("ん")
    #expect(field.text == "aん")
    #expect(field.markedTextRange == nil)
    field.deleteBackByHand()
    #expect(field.text == "a")
    withExtendedLifetime(window) {}
  }

  @Test("A letter of two units is deleted whole") func aLetterOfTwoUnitsIsDeletedWhole() {
    let (window, field) = shown(UITextField(frame: .zero))
    field.becomeFirstResponder()
    field.type("a👍🏽")
    field.deleteBackByHand()
    #expect(field.text == "a")
    withExtendedLifetime(window) {}
  }

  @Test("A view that another covers cannot be tapped") func aViewThatAnotherCoversCannotBeTapped() {
    let (window, button) = shown(UIButton(type: .system))
    window.addSubview(UIView(frame: window.bounds))
    #expect(RefusalError.caught { window.tap(button) }.map(\.kind) == [.violation])
  }

  @Test("A button with a menu opens it and does nothing else")
  func aButtonWithAMenuOpensItAndDoesNothingElse() {
    let (window, button) = shown(UIButton(type: .system))
    var count = 0
    var chosen: [String] = []
    button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    button.menu = UIMenu(children: [
      UIAction(title: "One") { chosen.append($0.title) },
      UIMenu(
        options: .displayInline,
        children: [
          UIAction(title: "Hidden", attributes: .hidden) { _ in },
          UIAction(title: "Two") { chosen.append($0.title) },
        ]),
    ])
    button.showsMenuAsPrimaryAction = true
    window.tap(button)
    #expect(count == 0)
    #expect(button.openedMenu?.flattened.map(\.title) == ["One", "Two"])
    button.openedMenu?.flattened.last?.performWithSender(nil, target: nil)
    #expect(chosen == ["Two"])
  }

  @Test("A key goes to the focus and up the chain") func aKeyGoesToTheFocusAndUpTheChain() {
    final class Listener: UIView {
      var keys: [UIKeyboardHIDUsage] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.keyCode }
      }
    }
    let (window, outer) = shown(Listener())
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 44))
    outer.addSubview(field)
    field.becomeFirstResponder()
    window.press(.of(.keyboardEscape))
    #expect(outer.keys == [.keyboardEscape])
  }

  @Test("Nothing happens later but by a tick") func nothingHappensLaterButByATick() {
    var done: [String] = []
    UIView.animate(withDuration: 0.1) {
      done.append("changes")
    } completion: { _ in
      done.append("completion")
    }
    #expect(done == ["changes"])
    DoubleRunLoop.main.run(ticks: 5)
    #expect(done == ["changes"])
    DoubleRunLoop.main.run(ticks: 1)
    #expect(done == ["changes", "completion"])
  }

  @Test("An address that is opened is kept for the test")
  func anAddressThatIsOpenedIsKeptForTheTest() throws {
    let address = try #require(URL(string: "https://example.com"))
    UIApplication.shared.opened = []
    var isDone = false
    UIApplication.shared.open(address) { isDone = $0 }
    #expect(!isDone)
    DoubleRunLoop.main.settle()
    #expect(isDone)
    #expect(UIApplication.shared.opened == [address])
  }
}
