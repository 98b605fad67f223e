import Testing
import UIKit

/// Events and values of controls that the app sets itself.
@MainActor
@Suite("Controls")
struct ControlTests {
  // [doc] addAction(_:for:): an action with the same identifier for the same events is replaced.
  @Test("An action replaces one of its identifier") func anActionReplacesOneOfItsIdentifier() {
    let control = UIControl(frame: .zero)
    var done: [String] = []
    let identifier = UIAction.Identifier("save")
    control.addAction(
      UIAction(identifier: identifier) { _ in done.append("old") }, for: .touchUpInside)
    control.addAction(
      UIAction(identifier: identifier) { _ in done.append("new") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(done == ["new"])
  }

  // [doc] removeAction(identifiedBy:for:) removes from those events alone.
  @Test("An action is removed from some events") func anActionIsRemovedFromSomeEvents() {
    let control = UIControl(frame: .zero)
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.touchDown, .valueChanged])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(count == 0)
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
  }

  // [doc] UIAction.sender is the control while the action runs.
  @Test("An action knows its control") func anActionKnowsItsControl() {
    let control = UISwitch(frame: .zero)
    var sender: AnyObject?
    control.addAction(
      UIAction { action in sender = action.sender as AnyObject }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
  }

  // [doc] UISwitch.setOn: sends no action.
  @Test("A switch set by the app sends nothing") func aSwitchSetByTheAppSendsNothing() {
    let control = UISwitch(frame: .zero)
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    control.setOn(true, animated: false)
    control.isOn = false
    #expect(count == 0)
  }

  // [doc] UIControl.state is made of isEnabled, isSelected and isHighlighted.
  @Test("A state is a set of states") func aStateIsASetOfStates() {
    let control = UIControl(frame: .zero)
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
  }

  // [doc] UIDatePicker.h: minuteInterval must divide 60 evenly, from 1 to 30; the default is 1.
  @Test("A minute interval divides sixty", arguments: [(1, 1), (5, 5), (30, 30), (7, 1)])
  func aMinuteIntervalDividesSixty(wanted: Int, kept: Int) {
    let picker = UIDatePicker()
    picker.minuteInterval = wanted
    #expect(picker.minuteInterval == kept)
  }

  // [doc] UIDatePicker.h: with a minimum above the maximum both are ignored. A date set by the app
  // sends no event.
  @Test("A date set by the app is kept and sends nothing")
  func aDateSetByTheAppIsKeptAndSendsNothing() {
    let picker = UIDatePicker()
    var count = 0
    picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 9000)
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: 6000)
    picker.setDate(Date(timeIntervalSinceReferenceDate: 3000), animated: false)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 3000))
    #expect(count == 0)
  }

  // [doc] UITextField.text: an empty string by default, never nil when it is read.
  @Test("The text of a field is never nil") func theTextOfAFieldIsNeverNil() {
    let field = UITextField(frame: .zero)
    #expect(field.text?.isEmpty == true)
    field.text = nil
    #expect(field.text?.isEmpty == true)
    field.text = "a"
    #expect(field.hasText)
  }

  // [doc] A text set by the app sends no editing event; the caret goes to its end.
  @Test("A text set by the app sends nothing") func aTextSetByTheAppSendsNothing() {
    let field = UITextField(frame: .zero)
    var count = 0
    field.addAction(UIAction { _ in count += 1 }, for: .editingChanged)
    field.text = "word"
    #expect(count == 0)
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
  }

  // [doc] UIButton(type:primaryAction:) takes title and image of the action.
  @Test("A button takes the title of its action") func aButtonTakesTheTitleOfItsAction() {
    var pressed = 0
    let action = UIAction(title: "Save") { _ in pressed += 1 }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.title(for: .normal) == "Save")
    button.sendActions(for: .primaryActionTriggered)
    #expect(pressed == 1)
  }

  // [doc] UIButton.Configuration is a value; a button of one takes its title.
  @Test("A button shows its configuration") func aButtonShowsItsConfiguration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    #expect(button.configuration?.title == "Go")
    button.configuration?.title = "Stop"
    #expect(button.configuration?.title == "Stop")
    #expect(configuration.title == "Go")
  }
}
