#if os(Linux)
  import Testing
  import UIKit

  /// Focus, typing and the keyboard.
  @MainActor
  @Suite("Focus")
  struct FocusTests {
    /// A delegate that writes down what it is asked and told.
    final class Scribe: NSObject, UITextFieldDelegate, UITextViewDelegate {
      var lines: [String] = []
      var mayBegin = true
      var mayEnd = true
      var limit = Int.max

      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        lines.append("should begin \(textField.tag)")
        return mayBegin
      }
      func textFieldDidBeginEditing(_ textField: UITextField) {
        lines.append("began \(textField.tag)")
      }
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        lines.append("should end \(textField.tag)")
        return mayEnd
      }
      func textFieldDidEndEditing(_ textField: UITextField) {
        lines.append("ended \(textField.tag)")
      }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        lines.append("change \(range.location)+\(range.length) to “\(string)”")
        return (textField.text?.count ?? 0) + string.count - range.length <= limit
      }
      func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
    }

    /// Two fields in a window.
    @MainActor
    private struct Fields {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let fields = (1...2).map { number in
        let field = UITextField(frame: CGRect(x: 10, y: 60 * number, width: 200, height: 44))
        field.tag = number
        return field
      }
      let scribe = Scribe()

      init() {
        for field in fields {
          field.delegate = scribe
          window.addSubview(field)
        }
        window.makeKeyAndVisible()
      }
    }

    // [doc] A view outside a window cannot become first responder.
    @Test("A field outside a window gets no focus") func aFieldOutsideAWindowGetsNoFocus() {
      let field = UITextField(frame: .zero)
      #expect(!field.becomeFirstResponder())
      #expect(!field.isFirstResponder)
    }

    // [doc] UITextFieldDelegate: shouldBegin is asked before the focus comes, shouldEnd before it
    // goes; only one view has it.
    @Test("The focus goes from field to field") func theFocusGoesFromFieldToField() {
      let stage = Fields()
      stage.fields[0].becomeFirstResponder()
      stage.scribe.lines = []
      stage.fields[1].becomeFirstResponder()
      #expect(stage.scribe.lines == ["should begin 2", "should end 1", "ended 1", "began 2"])
      #expect(!stage.fields[0].isFirstResponder)
      #expect(stage.fields[1].isEditing)
    }

    // [doc] textFieldShouldEndEditing: false keeps the focus.
    @Test("A field can keep the focus") func aFieldCanKeepTheFocus() {
      let stage = Fields()
      stage.fields[0].becomeFirstResponder()
      stage.scribe.mayEnd = false
      #expect(!stage.fields[1].becomeFirstResponder())
      #expect(stage.fields[0].isFirstResponder)
      #expect(!stage.fields[0].resignFirstResponder())
    }

    // [doc] endEditing(_:) makes the focused view within resign.
    @Test("Editing ends in a whole view") func editingEndsInAWholeView() {
      let stage = Fields()
      stage.fields[0].becomeFirstResponder()
      #expect(stage.window.endEditing(false))
      #expect(!stage.fields[0].isFirstResponder)
    }

    // [doc] A view that leaves its window loses the focus.
    @Test("A field that leaves the window loses the focus")
    func aFieldThatLeavesTheWindowLosesTheFocus() {
      let stage = Fields()
      stage.fields[0].becomeFirstResponder()
      stage.fields[0].removeFromSuperview()
      #expect(!stage.fields[0].isFirstResponder)
      #expect(stage.scribe.lines.last == "ended 1")
    }

    // [doc] shouldChangeCharactersIn is asked before each change by a person; editingChanged comes
    // after it.
    @Test("Typing asks first and tells afterwards") func typingAsksFirstAndTellsAfterwards() {
      let stage = Fields()
      let field = stage.fields[0]
      var texts: [String] = []
      field.addAction(
        UIAction { action in texts.append((action.sender as? UITextField)?.text ?? "") },
        for: .editingChanged)
      field.becomeFirstResponder()
      stage.scribe.lines = []
      stage.scribe.limit = 2
      Finger.type("abc", in: field)
      Finger.deleteBack(in: field)
      #expect(texts == ["a", "ab", "a"])
      #expect(
        stage.scribe.lines
          == [
            "change 0+0 to “a”", "change 1+0 to “b”", "change 2+0 to “c”", "change 1+1 to “”",
          ])
    }

    // [doc] UITextInput.markedTextRange: the part an input method composes; nil when it is done.
    @Test("A text is composed and then taken") func aTextIsComposedAndThenTaken() {
      let field = Fields().fields[0]
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(field)
      window.makeKeyAndVisible()
      field.becomeFirstResponder()
      field.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
      #expect(field.text == "に")
      #expect(field.markedTextRange?.isEmpty == false)
      field.setMarkedText("日本", selectedRange: NSRange(location: 2, length: 0))
      #expect(field.text == "日本")
      field.unmarkText()
      #expect(field.markedTextRange == nil)
      #expect(field.text == "日本")
    }

    // [doc] textViewDidChange is called for a person's changes only.
    @Test("A text view tells of typing only") func aTextViewTellsOfTypingOnly() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let scribe = Scribe()
      view.delegate = scribe
      window.addSubview(view)
      window.makeKeyAndVisible()
      view.text = "set"
      #expect(scribe.lines.isEmpty)
      view.becomeFirstResponder()
      Finger.type("!", in: view)
      #expect(view.text == "set!")
      #expect(scribe.lines == ["changed"])
    }

    // [doc] keyboardWillShow and keyboardWillHide carry the frame after the change; from field to
    // field the keyboard stays.
    @Test("The keyboard comes and goes with the focus") func theKeyboardComesAndGoesWithTheFocus() {
      let stage = Fields()
      var told: [String] = []
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      ]
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
            .cgRectValue
          MainActor.assumeIsolated {
            told.append("\(name == names[0] ? "show" : "hide") \(frame?.minY == 844)")
          }
        }
      }
      stage.fields[0].becomeFirstResponder()
      stage.fields[1].becomeFirstResponder()
      stage.fields[1].resignFirstResponder()
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      #expect(told == ["show false", "hide true"])
    }

    // [doc] UITableViewController makes room for the keyboard.
    @Test("A table screen makes room for the keyboard") func aTableScreenMakesRoomForTheKeyboard() {
      let list = UITableViewController(style: .plain)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      list.tableView.tableHeaderView = field
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = list
      window.makeKeyAndVisible()
      field.becomeFirstResponder()
      #expect(list.tableView.contentInset.bottom > 200)
      field.resignFirstResponder()
      #expect(list.tableView.contentInset.bottom == 0)
    }
  }
#endif
