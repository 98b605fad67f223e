#if os(Linux)
  import Testing
  import UIKit

  /// Touches of a finger on the screen.
  @MainActor
  @Suite("Touches")
  struct TouchTests {
    // [doc] UITableViewDelegate: the messages of a tap in their order.
    @Test("A tap highlights and then selects a row") func aTapHighlightsAndThenSelectsARow() throws
    {
      let stage = Stage([["a", "b"]])
      stage.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
      stage.shelf.told = []
      Finger.tap(try #require(stage.cell(1)))
      #expect(
        stage.shelf.told
          == [
            "should highlight 1", "did highlight 1", "did unhighlight 1", "will select 1",
            "will deselect 0", "did deselect 0", "did select 1",
          ])
      #expect(stage.table.indexPathForSelectedRow == .row(1))
    }

    // [doc] shouldHighlightRowAt: false ends the tap; willSelectRowAt: nil selects nothing.
    @Test("A row can refuse to be chosen") func aRowCanRefuseToBeChosen() throws {
      let stage = Stage([["a"]])
      let cell = try #require(stage.cell(0))
      stage.shelf.mayHighlight = false
      Finger.tap(cell)
      #expect(stage.shelf.told == ["should highlight 0"])
      stage.shelf.mayHighlight = true
      stage.shelf.mayChoose = false
      stage.shelf.told = []
      Finger.tap(cell)
      #expect(stage.shelf.told.last == "will select 0")
      #expect(stage.table.indexPathForSelectedRow == nil)
    }

    // [doc] A control keeps its touches: a button in a row does not choose the row.
    @Test("A tap on a control in a row does not choose the row")
    func aTapOnAControlInARowDoesNotChooseTheRow() throws {
      let stage = Stage([["a"]])
      var events: [String] = []
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 300, y: 3, width: 60, height: 44)
      button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
      button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
      button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
      try #require(stage.cell(0)).contentView.addSubview(button)
      Finger.tap(button)
      #expect(events == ["down", "up", "primary"])
      #expect(stage.shelf.told.isEmpty)
    }

    // [doc] Multiple selection: a tap on a selected row deselects it.
    @Test("A second tap deselects where several may be selected")
    func aSecondTapDeselectsWhereSeveralMayBeSelected() throws {
      let stage = Stage([["a", "b"]]) { table, _ in table.allowsMultipleSelection = true }
      for row in [0, 1, 0] { Finger.tap(try #require(stage.cell(row))) }
      #expect(stage.table.indexPathsForSelectedRows == [.row(1)])
      #expect(stage.shelf.told.suffix(2) == ["will deselect 0", "did deselect 0"])
    }

    // [doc] UISwitch: valueChanged comes after the value has changed.
    @Test("A switch changes before it tells") func aSwitchChangesBeforeItTells() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
      window.addSubview(control)
      window.makeKeyAndVisible()
      var values: [Bool] = []
      control.addAction(
        UIAction { action in values.append((action.sender as? UISwitch)?.isOn ?? false) },
        for: .valueChanged)
      Finger.tap(control)
      Finger.tap(control)
      #expect(values == [true, false])
      control.isEnabled = false
      Finger.turn(control)
      #expect(values.count == 2)
    }

    // [doc] UIPickerView: the delegate is told once a wheel has come to rest.
    @Test("A turned wheel tells its delegate") func aTurnedWheelTellsItsDelegate() {
      let wheels = PickerTests.Wheels([12])
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      picker.dataSource = wheels
      picker.delegate = wheels
      Finger.turn(picker, 0, to: 7)
      #expect(wheels.told == [[0, 7]])
      #expect(picker.selectedRow(inComponent: 0) == 7)
    }

    // [doc] UIDatePicker keeps a chosen date within its limits.
    @Test("A chosen date is kept within the limits") func aChosenDateIsKeptWithinTheLimits() {
      let picker = UIDatePicker()
      var count = 0
      picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      picker.maximumDate = Date(timeIntervalSinceReferenceDate: 5000)
      Finger.choose(Date(timeIntervalSinceReferenceDate: 9000), in: picker)
      #expect(picker.date == picker.maximumDate)
      #expect(count == 1)
    }

    // [doc] A pressed action's closure runs once the alert has gone.
    @Test("An alert goes before its action runs") func anAlertGoesBeforeItsActionRuns() {
      let base = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = base
      window.makeKeyAndVisible()
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      var isGone: Bool?
      let action = UIAlertAction(title: "OK", style: .default) { _ in
        isGone = base.presentedViewController == nil
      }
      alert.addAction(action)
      base.present(alert, animated: true)
      letTimePass()
      Finger.press(action, of: alert)
      letTimePass()
      #expect(isGone == true)
    }

    // [doc] Return: shouldReturn is asked, editingDidEndOnExit is sent and ends editing.
    @Test("The return key ends editing where somebody listens")
    func theReturnKeyEndsEditingWhereSomebodyListens() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      window.addSubview(field)
      window.makeKeyAndVisible()
      Finger.tap(field)
      #expect(field.isFirstResponder)
      Finger.pressReturn(in: field)
      #expect(field.isFirstResponder)
      field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
      Finger.pressReturn(in: field)
      #expect(!field.isFirstResponder)
    }
  }
#endif
