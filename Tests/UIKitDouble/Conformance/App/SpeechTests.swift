#if os(Linux)
  import Testing
  import UIKit

  /// VoiceOver: its finds, its acts, and the news it hears.
  @MainActor
  @Suite("Speech")
  struct SpeechTests {
    // [doc] A label is an element of static text; its label is its text.
    @Test("A label speaks its text") func aLabelSpeaksItsText() {
      let label = UILabel()
      label.text = "Trip"
      #expect(label.isAccessibilityElement)
      #expect(label.accessibilityLabel == "Trip")
      #expect(label.accessibilityTraits == .staticText)
    }

    // [doc] Views in an element are no elements; hidden ones are passed over; accessibilityElements
    // sets the order.
    @Test("Elements are found in their order") func elementsAreFoundInTheirOrder() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let labels = (0..<3).map { number in
        let label = UILabel(frame: CGRect(x: 0, y: 100 - 40 * number, width: 100, height: 20))
        label.text = "\(number)"
        root.addSubview(label)
        return label
      }
      #expect(Voice.elements(of: root).map(\.accessibilityLabel) == ["2", "1", "0"])
      root.accessibilityElements = [labels[0], labels[2]]
      #expect(Voice.elements(of: root).map(\.accessibilityLabel) == ["0", "2"])
      labels[0].isHidden = true
      #expect(Voice.elements(of: root).map(\.accessibilityLabel) == ["2"])
      root.isAccessibilityElement = true
      root.accessibilityLabel = "all"
      #expect(Voice.elements(of: root).map(\.accessibilityLabel) == ["all"])
    }

    // [doc] A double tap activates the element, or touches its middle where it does not answer.
    @Test("An activated row is chosen") func anActivatedRowIsChosen() throws {
      let stage = Stage([["a", "b"]])
      Voice.activate(try #require(stage.cell(1)), in: stage.window)
      #expect(stage.table.indexPathForSelectedRow == .row(1))
    }

    // [doc] A custom action's closure says whether it was done.
    @Test("A custom action runs its closure") func aCustomActionRunsItsClosure() {
      let action = UIAccessibilityCustomAction(name: "Delete") { $0.name == "Delete" }
      #expect(action.actionHandler?(action) == true)
    }

    // [doc] UIAccessibility.post: layoutChanged with the element that gets the focus.
    @Test("Messages are heard in their order") func messagesAreHeardInTheirOrder() {
      _ = Voice.heard()
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      #expect(Voice.heard() == [.layoutChanged, .announcement])
    }

    // [doc] A disabled control says so; a selected one, too.
    @Test("Traits follow the state") func traitsFollowTheState() {
      let button = UIButton(type: .system)
      button.isEnabled = false
      button.isSelected = true
      #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    }

    // [doc] accessibilityFrameInContainerSpace moves with the container.
    @Test("An element without a view stands in its container")
    func anElementWithoutAViewStandsInItsContainer() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      window.addSubview(view)
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    }
  }
#endif
