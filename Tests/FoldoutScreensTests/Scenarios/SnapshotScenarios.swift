import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import TestSupport
import Testing

/// Scenarios of options that appear, disappear and move while they are shown, on the text host.
@Suite struct SnapshotScenarios {
  @Test("3.20, 3.25 Rows that stay keep their choice, open drawer and typed text")
  func keeps() throws {
    var scene = try Scene(Worded.form, Worded())
    scene.host.choose("favourites", "cloud")
    scene.host.type("soon", into: "note")
    scene.store.changeElsewhere(.text("yard\ncloud\napple"), in: "words")
    scene.host.tap("day")
    #expect(
      scene.text.hasPrefix(
        """
        Words
        — Number —
          ( ) one
          (•) two
          ( ) three
        — Favourites —
          [ ] yard
          [x] cloud
          [ ] apple
          1 of 3
        — More —
        ▾ Day: -

        """))
    #expect(scene.text.contains("  Note: [soon]\n  Words: [yard⏎cloud⏎apple]\n  [Shuffle]\n"))
    scene.store.changeElsewhere(.text("apple\nyard"), in: "words")
    scene.host.setToNow("day")
    #expect(scene.words == ["apple", "yard", "cloud"])
    #expect(scene.host.screen.table.openDrawers == [.field("day")])
    #expect(scene.host.violations.isEmpty)
  }

  @Test("3.29 A button's effect on the record is in its answer, and others' changes in the next")
  func shared() throws {
    var scene = try Scene(Worded.form, Worded())
    let store = scene.store
    scene.host.program = { _ in
      store.changeElsewhere(.text("desk\ncloud\nbridge\napple"), in: "words")
    }
    scene.host.press("shuffle")
    #expect(scene.words == ["desk", "cloud", "bridge", "apple"])
    store.changeElsewhere(.text("apple\nember"), in: "words")
    #expect(scene.words.count == 4)
    scene.host.choose("number", "one")
    #expect(scene.words == ["apple", "ember"])
    #expect(scene.text.contains("  0 of 2\n"))
    #expect(scene.host.violations.isEmpty)
  }

  @Test("A chosen option that disappears stays, marked, until it is unchosen")
  func gone() throws {
    var scene = try Scene(Worded.form, Worded())
    scene.host.choose("favourites", "desk")
    scene.store.changeElsewhere(.text("apple"), in: "words")
    scene.host.choose("number", "one")
    #expect(scene.text.contains("  [ ] apple\n  [x] desk Not one of the options\n"))
    scene.host.choose("favourites", "desk")
    #expect(scene.words == ["apple"])
    #expect(scene.stored("favourites") == .text("[]"))
  }

  @Test("Random snapshots, choices and taps lose no choice and yield legal batches")
  func everyChoiceSurvivesEverySnapshot() throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("SnapshotScenarios: FOLDOUT_SEED=\(seed)")
    var generator = SeededGenerator(seed: seed)
    let stock = ["apple", "bridge", "cloud", "desk", "ember", "forest", "garden", "harbour"]
    var scene = try Scene(Worded.form, Worded())
    let store = scene.store
    var offered = Worded.words(in: Worded().words)
    var chosen: Set<String> = []
    for step in 0..<Self.steps {
      let trace = "FOLDOUT_SEED=\(seed), step \(step)"
      switch Int.random(in: 0..<8, using: &generator) {
      case 0..<3:
        offered = stock.shuffled(using: &generator).filter { _ in
          Int.random(in: 0..<4, using: &generator) > 0
        }
        let text = offered.joined(separator: "\n")
        // Change the options as somebody else, visible with the next answer, or by a button.
        if Bool.random(using: &generator) {
          store.changeElsewhere(.text(text), in: "words")
        } else {
          scene.host.program = { _ in store.changeElsewhere(.text(text), in: "words") }
          scene.host.press("shuffle")
          try #require(Set(scene.words) == shown(offered, chosen), "\(trace)")
        }
      case 3..<6:
        guard let word = scene.words.randomElement(using: &generator) else { continue }
        scene.host.choose("favourites", word)
        // An option removed meanwhile is refused, and stays entered until Escape.
        if chosen.contains(word) || offered.contains(word) {
          chosen.formSymmetricDifference([word])
        } else {
          scene.host.escape("favourites")
        }
        try #require(Set(scene.words) == shown(offered, chosen), "\(trace): \(word)")
      case 6:
        scene.host.choose(
          "number", ["one", "two", "three"].randomElement(using: &generator) ?? "one")
      default: scene.host.tap("day")
      }
      let stored = try #require(store.stored?["favourites"].string)
      let members = stored.split { "[],\"".contains($0) }.map(String.init)
      try #require(Set(members) == chosen && members.count == chosen.count, "\(trace)")
      try #require(scene.host.violations.isEmpty, "\(trace): \(scene.host.violations)")
    }
  }

  private static let steps = Depth.of(1_000, all: 4_000)

  /// Returns the words that have rows: those offered, and those chosen.
  private func shown(_ offered: [String], _ chosen: Set<String>) -> Set<String> {
    Set(offered).union(chosen)
  }
}

extension Scene {
  /// The words of the section's rows, in order.
  fileprivate var words: [String] {
    let outline = host.screen.table.outline
    guard let index = outline.sectionIDs.firstIndex(of: "favourites") else { return [] }
    return outline.rows(inSection: index).compactMap { $0.option?.name.dropFirst(2) }.map(
      String.init)
  }
}
