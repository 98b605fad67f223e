import Testing
import UIKit

/// Undo and redo.
@MainActor
@Suite("Undo")
struct UndoTests {
  /// A number whose changes can be undone.
  @MainActor
  final class Counter {
    let undo = UndoManager()
    var value = 0

    func set(_ new: Int) {
      let old = value
      undo.registerUndo(withTarget: self) { $0.set(old) }
      undo.setActionName("Count")
      value = new
    }
  }

  // [doc] An undo registers its own redo.
  @Test("An undone change can be redone") func anUndoneChangeCanBeRedone() {
    let counter = Counter()
    counter.set(1)
    #expect(counter.undo.canUndo)
    #expect(!counter.undo.canRedo)
    counter.undo.undo()
    #expect(counter.value == 0)
    #expect(counter.undo.canRedo)
    counter.undo.redo()
    #expect(counter.value == 1)
    #expect(counter.undo.canUndo)
  }

  // [doc] beginUndoGrouping: a group is undone as one, the last change first.
  @Test("A group is undone as one") func aGroupIsUndoneAsOne() {
    let counter = Counter()
    counter.undo.groupsByEvent = false
    for values in [[1, 2], [3]] {
      counter.undo.beginUndoGrouping()
      for value in values { counter.set(value) }
      counter.undo.endUndoGrouping()
    }
    counter.undo.undo()
    #expect(counter.value == 2)
    counter.undo.undo()
    #expect(counter.value == 0)
    #expect(!counter.undo.canUndo)
  }

  // [doc] Changes while registration is disabled cannot be undone; removeAllActions forgets.
  @Test("Registration can be switched off") func registrationCanBeSwitchedOff() {
    let counter = Counter()
    counter.undo.disableUndoRegistration()
    counter.set(5)
    counter.undo.enableUndoRegistration()
    #expect(!counter.undo.canUndo)
    counter.set(6)
    counter.undo.removeAllActions()
    #expect(!counter.undo.canUndo)
  }

  // [doc] What is registered while one change is redone forgets no other.
  @Test("Changes are redone one after the other") func changesAreRedoneOneAfterTheOther() {
    let counter = Counter()
    counter.undo.groupsByEvent = false
    for value in 1...3 {
      counter.undo.beginUndoGrouping()
      counter.set(value)
      counter.undo.endUndoGrouping()
    }
    for value in [2, 1, 0] {
      counter.undo.undo()
      #expect(counter.value == value)
    }
    for value in 1...3 {
      counter.undo.redo()
      #expect(counter.value == value)
    }
    #expect(!counter.undo.canRedo)
  }

  // [doc] A new change forgets what could be redone.
  @Test("A new change ends redo") func aNewChangeEndsRedo() {
    let counter = Counter()
    counter.set(1)
    counter.undo.undo()
    counter.set(2)
    #expect(!counter.undo.canRedo)
  }
}
