import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// A choice whose drawer stays open, and to which other values can be typed.
@Suite struct ChoiceScenarios {
  /// The titles of the options that are marked in an open drawer.
  private func chosen(_ stage: Stage<Person>) -> [String] {
    stage.all(OptionView.self, in: stage.drawer("status")).filter {
      $0.accessibilityTraits.contains(.selected)
    }.compactMap(\.accessibilityLabel)
  }

  @Test("1.8 Marital status offers its usual values in a drawer that stays open")
  func offering() throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("status")
    #expect(
      stage.texts(in: stage.drawer("status"))
        == ["single", "married", "divorced", "‹Other…›", "[Clear]"])
    #expect(chosen(stage) == ["single"])
    try stage.press("married", in: stage.drawer("status"))
    #expect(stage.value.status == "married" && chosen(stage) == ["married"])
    #expect(stage.texts("status") == ["Marital status", "married"])
    #expect(stage.outline.contains("  status"))
    // The chosen option once more changes nothing.
    try stage.press("married", in: stage.drawer("status"))
    #expect(stage.values.count == 1)
  }

  @Test("1.8 An unlisted value can be typed, and is kept and marked")
  func unlisted() throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("status")
    try stage.enter("widowed", inDrawerOf: "status")
    #expect(stage.value.status == "widowed" && chosen(stage) == ["widowed"])
    #expect(stage.texts(in: stage.drawer("status")).contains("Not one of the options"))
    #expect(stage.texts("status") == ["Marital status", "widowed"])
    try stage.press("single", in: stage.drawer("status"))
    try stage.press("Undo", in: stage.driver.notices)
    #expect(stage.value.status == "widowed" && chosen(stage) == ["widowed"])
  }

  @Test(
    "1.41 A typed marital status selects the option with that name; other text is a value of its own",
    arguments: [("Married", "married"), (" married ", "married"), ("wed", "wed")])
  func typed(text: String, value: String) throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("status")
    try stage.enter(text, inDrawerOf: "status")
    #expect(stage.value.status == value && chosen(stage) == [value])
    let isMarked = stage.texts(in: stage.drawer("status")).contains("Not one of the options")
    #expect(isMarked == (value == "wed"))
    // The text of the entry is taken, so the entry is empty again.
    #expect(stage.texts(in: stage.drawer("status")).contains("‹Other…›"))
  }

  @Test("1.8 An option is chosen with a screen reader, which hears that it is")
  func spoken() throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("status")
    let option = try #require(
      stage.drawer("status")?.spokenElements.first { $0.accessibilityLabel == "divorced" })
    stage.window.activate(option)
    stage.settle()
    #expect(stage.value.status == "divorced")
    #expect(option.accessibilityTraits.contains(.selected))
  }
}

/// References, whose records are found by functions of the form.
@Suite(.serialized) struct ReferenceScenarios {
  private func open() async throws -> Stage<Song> {
    let stage = try Stage(Song.form, Song())
    await stage.settleLater()
    try stage.tap("album")
    await stage.settleLater()
    return stage
  }

  /// The titles of the options in an open drawer, the chosen one in parentheses.
  private func options(_ stage: Stage<Song>) -> [String] {
    stage.all(OptionView.self, in: stage.drawer("album")).compactMap { option in
      option.accessibilityLabel.map {
        option.accessibilityTraits.contains(.selected) ? "(\($0))" : $0
      }
    }
  }

  private func query(_ stage: Stage<Song>) throws -> UITextField {
    try #require(
      stage.all(UITextField.self, in: stage.drawer("album")).first {
        $0.accessibilityTraits.contains(.searchField)
      })
  }

  @Test(
    "0.39 A reference's drawer offers records by title and key, no value, and an input for a key")
  func offering() async throws {
    let stage = try await open()
    #expect(stage.texts("album") == ["Album", "Let There Be Rock", "3"])
    #expect(options(stage) == ["-", "Balls to the Wall", "Big Ones", "(Let There Be Rock)"])
    let texts = stage.texts(in: stage.drawer("album"))
    #expect(texts.contains("‹Search›") && texts.contains("‹Type a key›"), "\(texts)")
    try stage.tap("composer")
    await stage.settleLater()
    let composers = stage.all(OptionView.self, in: stage.drawer("composer"))
    #expect(!composers.compactMap(\.accessibilityLabel).contains("-"))
  }

  @Test("0.40 Matches appear while typing, and neither a letter nor the focus is lost")
  func searching() async throws {
    let stage = try await open()
    let field = try query(stage)
    stage.window.tap(field)
    for (letter, text) in [("b", "b"), ("i", "bi"), ("g", "big")] {
      field.type(letter)
      await stage.settleLater()
      #expect(field.text == text && field.isFirstResponder)
    }
    #expect(try query(stage) === field)
    #expect(options(stage) == ["-", "(Let There Be Rock)", "Big Ones"])
    #expect(stage.announcements.last == "Found: 1")
    field.type("x")
    await stage.settleLater()
    #expect(stage.announcements.last?.hasPrefix("Nothing found.") == true)
    #expect(stage.values.isEmpty)
  }

  @Test("0.40 New matches are shown from the first one")
  func fromTheFirst() async throws {
    let stage = try await open()
    let list = try #require(stage.all(ScrollingList.self, in: stage.drawer("album")).first)
    let field = try query(stage)
    stage.window.tap(field)
    list.contentOffset.y = 44
    field.type("b")
    await stage.settleLater()
    #expect(list.contentOffset.y == 0)
    // An option that is chosen changes no matches.
    list.contentOffset.y = 44
    try stage.press("Big Ones", in: stage.drawer("album"))
    await stage.settleLater()
    #expect(stage.value.album == 2 && list.contentOffset.y == 44)
  }

  @Test("0.41 A record is chosen by its title, and the bar of Undo names the previous one")
  func choosing() async throws {
    let stage = try await open()
    try stage.press("Big Ones", in: stage.drawer("album"))
    await stage.settleLater()
    #expect(stage.value.album == 2)
    #expect(stage.texts("album") == ["Album", "Big Ones", "2"])
    #expect(options(stage).contains("(Big Ones)") && stage.outline.contains("  album"))
    #expect(stage.bar.first == "Album was changed from “Let There Be Rock”")
    try stage.press("Undo", in: stage.driver.notices)
    await stage.settleLater()
    #expect(stage.value.album == 3 && stage.texts("album").contains("Let There Be Rock"))
    try stage.press("-", in: stage.drawer("album"))
    await stage.settleLater()
    #expect(stage.value.album == nil && stage.texts("album") == ["Album", "-"])
  }

  @Test("0.39 A key is typed for a record that is not found")
  func key() async throws {
    let stage = try await open()
    let field = try #require(stage.all(UITextField.self, in: stage.drawer("album")).last)
    field.becomeFirstResponder()
    stage.settle()
    field.type("1")
    stage.leave()
    await stage.settleLater()
    #expect(stage.value.album == 1 && stage.texts("album").contains("Balls to the Wall"))
  }
}

/// A song that refers to an album, and to a composer that it must have.
nonisolated private struct Song: Sendable {
  var album: Int? = 3
  var composer = 7

  static let albums = [1: "Balls to the Wall", 2: "Big Ones", 3: "Let There Be Rock"]

  static let form = Form<Song>("Song") {
    Section("") {
      ReferenceField("Album", \.album) { query, _ in
        albums.filter { $0.value.lowercased().contains(query.lowercased()) || query.isEmpty }
          .keys.sorted()
      } titles: { keys in
        albums.filter { keys.contains($0.key) }
      }
      ReferenceField("Composer", \.composer) { _, _ in
        [7]
      } titles: { _ in
        [7: "Young"]
      }
    }
  }
}
