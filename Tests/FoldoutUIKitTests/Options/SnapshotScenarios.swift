import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Rows that come, go and move while they are used, on the double: the app gives another value.
@Suite struct SnapshotScenarios {
  private let favourites: FieldID = "favourites"

  private func words(_ words: String..., change: (inout Worded) -> Void = { _ in }) -> Worded {
    var value = Worded()
    value.words = words.joined(separator: "\n")
    change(&value)
    return value
  }

  @Test("3.20, 3.25 Rows that stay keep their cells, choice, open drawer, focus and typed text")
  func keeps() throws {
    let stage = try Stage(Worded.form, Worded(), size: CGSize(width: 390, height: 1600))
    try stage.choose("cloud", of: favourites)
    try stage.tap("day")
    let day = try stage.visibleDrawer("day")
    try stage.type("soon", inDrawerOf: "day")
    let apple = try #require(stage.cell(try stage.option("apple", of: favourites)))
    let cloud = try #require(stage.cell(try stage.option("cloud", of: favourites)))
    try stage.host.reload(words("yard", "cloud", "apple") { $0.favourites = ["cloud"] })
    stage.settle()
    #expect(stage.options(favourites) == ["○ yard", "● cloud", "○ apple"])
    #expect(stage.footer(1) == ["1 of 3"])
    #expect(stage.cell(try stage.option("apple", of: favourites)) === apple)
    #expect(stage.cell(try stage.option("cloud", of: favourites)) === cloud)
    #expect(stage.drawer("day") === day)
    #expect(stage.focus == .drawer(of: .field("day")))
    #expect((day.textControl as? UITextField)?.text == "soon")
  }

  @Test("3.20, 3.25 A row keeps its typed text and the keyboard wherever rows above it go")
  func typing() throws {
    let stage = try Stage(Worded.form, Worded())
    try stage.type("so", into: "note")
    let note = try #require(stage.row("note"))
    let keyboard = KeyboardWatch()
    for value in [words("yard"), words("a", "b", "c"), words("c", "d", "a")] {
      try stage.host.reload(value)
      stage.settle()
      #expect(stage.row("note") === note && stage.focus == .row(.field("note")))
    }
    #expect(keyboard.hidings == 0)
    try stage.type("on", into: "note", replacing: false)
    stage.leave()
    #expect(stage.value.note == "soon")
    #expect(stage.values.map(\.note) == ["soon"])
  }

  @Test("3.21 Rows move from their old position to their new one: their cells do, and none is made")
  func moves() throws {
    let stage = try Stage(Worded.form, Worded())
    let titles = ["apple", "bridge", "cloud", "desk"]
    let cells = try titles.map { stage.cell(try stage.option($0, of: favourites)) }
    let made = stage.table.madeCells
    try stage.host.reload(words("desk", "cloud", "bridge", "apple"))
    stage.settle()
    #expect(stage.options(favourites) == ["○ desk", "○ cloud", "○ bridge", "○ apple"])
    for (title, cell) in zip(titles, cells) {
      #expect(stage.cell(try stage.option(title, of: favourites)) === cell)
    }
    #expect(stage.table.madeCells == made)
  }

  @Test("3.21 A row that moves while its contents change shows the new ones, in the same cell")
  func movesAndChanges() throws {
    let stage = try Stage(Worded.form, Worded())
    let apple = try #require(stage.cell(try stage.option("apple", of: favourites)))
    let made = stage.table.madeCells
    try stage.host.reload(words("desk", "cloud", "bridge", "apple") { $0.favourites = ["apple"] })
    stage.settle()
    #expect(stage.options(favourites) == ["○ desk", "○ cloud", "○ bridge", "● apple"])
    try stage.host.reload(words("apple", "cloud", "bridge", "desk"))
    stage.settle()
    #expect(stage.options(favourites) == ["○ apple", "○ cloud", "○ bridge", "○ desk"])
    #expect(stage.cell(try stage.option("apple", of: favourites)) === apple)
    #expect(stage.table.madeCells == made)
  }

  @Test("3.22 New rows come, and a removed one cannot be used any more, even with a finger on it")
  func comesAndGoes() throws {
    let stage = try Stage(Worded.form, Worded())
    let bridge = try stage.option("bridge", of: favourites)
    let touch = try stage.hold(bridge)
    try stage.host.reload(words("apple", "ember", "cloud"))
    stage.window.lift(touch)
    stage.settle()
    #expect(stage.options(favourites) == ["○ apple", "○ ember", "○ cloud"])
    #expect(stage.value.favourites.isEmpty && stage.values.isEmpty)
    #expect(stage.faults.isEmpty)
    try stage.choose("ember", of: favourites)
    #expect(stage.value.favourites == ["ember"])
  }

  @Test("3.24 In a form that is not animated nothing moves, but drawers unfold")
  func unanimated() throws {
    let stage = try Stage(Worded.form.animated(false), Worded())
    try stage.host.reload(words("yard", "apple"))
    stage.settle()
    #expect(stage.options(favourites) == ["○ yard", "○ apple"])
    #expect(stage.table.animatedBatches == 0)
    try stage.tap("day")
    #expect(stage.outline.contains("  day"))
    #expect(stage.table.animatedBatches == 1)
    let other = try Stage(Worded.form, Worded())
    try other.host.reload(words("yard"), animated: false)
    #expect(other.options(favourites) == ["○ yard"] && other.table.animatedBatches == 0)
    try other.host.reload(words("yard", "apple"))
    #expect(other.table.animatedBatches == 1)
  }

  @Test("3.29 Another's changes of options and rows appear at once, and a button's effect with it")
  func elsewhere() throws {
    let stage = try Stage(Worded.form, Worded())
    stage.host.onPress = { [weak stage] id, value in
      #expect(id == "shuffle")
      var changed = value
      changed.words = "desk\ncloud\nbridge\napple"
      do { try stage?.host.reload(changed) } catch { Issue.record(error) }
    }
    try stage.tap("shuffle")
    #expect(stage.options(favourites) == ["○ desk", "○ cloud", "○ bridge", "○ apple"])
    try stage.host.set("words", to: .text("apple\nember"))
    stage.settle()
    #expect(stage.options(favourites) == ["○ apple", "○ ember"])
    #expect(stage.footer(1) == ["0 of 2"])
    #expect(stage.texts("words").contains("apple\nember"))
  }

  @Test("A chosen option that disappears stays, marked, until it is unchosen")
  func gone() throws {
    let stage = try Stage(Worded.form, Worded())
    try stage.choose("desk", of: favourites)
    try stage.host.set("words", to: .text("apple"))
    stage.settle()
    #expect(stage.options(favourites) == ["○ apple", "● desk Not one of the options"])
    try stage.choose("desk", of: favourites)
    #expect(stage.options(favourites) == ["○ apple"])
  }
}
