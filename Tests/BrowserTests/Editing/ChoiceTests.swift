import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  @Suite("A choice")
  struct ChoiceTests {
    private static let field = "marital_status"

    @Test(
      "1.8 Marital status offers its usual values, and an unlisted one can be typed", .inTestAll,
      arguments: Manner.all)
    func marital(_ manner: Manner) throws {
      let field = Self.field
      let axe = try Axe()
      try Walker.walk(manner, .demo, at: "/record/1") { walker in
        try walker.open()
        #expect(try walker.stored(field) == "married")
        try walker.unfold(field)
        #expect(try walker.chosenOptions == ["t:married"])
        // One tap chooses, and folds nothing.
        try walker.chooseOption("t:divorced", of: field)
        try walker.waitStored("divorced", in: field)
        #expect(try walker.page.count(of: "#d-\(field)") == 1)
        #expect(try walker.chosenOptions == ["t:divorced"])
        #expect(try walker.value(field) == walker.page.text(of: ".option:has(:checked)"))
        try walker.expectAccessible(axe)
        // A tap on the chosen option keeps it chosen.
        try walker.chooseOption("t:divorced", of: field)
        #expect(try walker.chosenOptions == ["t:divorced"])
        // Another value is typed, kept, and marked as unlisted.
        try walker.enterAndStore("It is complicated", into: field)
        try walker.waitStored("It is complicated", in: field)
        let marked = ".option.off:has(:checked)"
        try walker.page.wait(until: "!!document.querySelector('\(marked)')")
        #expect(try walker.page.text(of: marked).contains(walker.words.values.unlisted))
        try walker.expectAccessible(axe)
        try walker.act { try walker.press("#undo [name^='~undo.']") }
        try walker.waitStored("divorced", in: field)
        // By keyboard the way to Undo leads through a row of text, which folds the drawer.
        let isShut = try walker.page.count(of: "#d-\(field) .fold:not(.shut)") == 0
        if isShut { try walker.unfold(field) }
        #expect(try walker.chosenOptions == ["t:divorced"])
        try walker.pressAndStore(walker.words.actions.clear, of: field)
        #expect(try walker.stored(field) == nil)
        #expect(try walker.value(field) == "-" && walker.chosenOptions == [])
        try walker.fold(field)
      }
    }

    @Test(
      "1.41 Marital status can be typed", arguments: [Manner.mouse, .keysInEnglishPlain])
    func typed(_ manner: Manner) throws {
      let field = Self.field
      try Walker.walk(manner, .demo, at: "/record/1") { walker in
        try walker.open()
        try walker.unfold(field)
        // An option's title, in any case and with blanks, chooses the option.
        try walker.enterAndStore("widowed ", into: field)
        try walker.waitStored("widowed", in: field)
        #expect(try walker.value(field) == "Widowed")
        try walker.enterAndStore("In love", into: field)
        try walker.waitStored("In love", in: field)
        guard !manner.hasScript else { return }
        // The list opens at the chosen option, here its last.
        let list = try walker.page.rect(of: ".options")
        let option = try walker.page.rect(of: ".option:has(:checked)")
        #expect(option.y >= list.y)
        #expect(option.y + option.height <= list.y + list.height)
      }
    }

    @Test("0.17 A conflict of two choices shows both values and lets the person choose", .inTestAll)
    func conflict() throws {
      let field = Self.field
      try Walker.walk(.touchInEnglish, .demo, at: "/record/1", expecting: [409]) { walker in
        try walker.open()
        try walker.unfold(field)
        try walker.server.changeFromOutside(
          "UPDATE people SET marital_status = 'widowed' WHERE id = 1")
        try walker.chooseOption("t:single", of: field)
        let sentence = try walker.waitFault(field)
        #expect(sentence.contains("Widowed") && sentence.contains("Single"))
        #expect(try walker.stored(field) == "widowed")
        try walker.press("\(walker.error(field)) [name^='~use.']")
        try walker.waitStored("single", in: field)
        #expect(try walker.chosenOptions == ["t:single"])
      }
    }
  }
}

extension Walker {
  /// The values of the chosen options, as they are sent.
  fileprivate var chosenOptions: [String] {
    get throws {
      try page.read("[...document.querySelectorAll('.option :checked')].map(e => e.value)")
    }
  }

  /// Expects no accessibility violation on the page as it is. The checker needs a script.
  fileprivate func expectAccessible(_ axe: Axe) throws {
    guard manner.hasScript else { return }
    let violations = try page.violations(by: axe)
    #expect(violations == [], "\(violations)")
  }

  /// Chooses an option of an open drawer by its value, and without a script saves it.
  ///
  /// By touch or mouse it presses the option. By keyboard it moves there from the chosen one with
  /// the arrow keys.
  fileprivate func chooseOption(_ value: String, of field: String) throws {
    let option = "\(drawer(field)) .option:has([value=\"\(value)\"])"
    if hand != .keyboard { try bring(option) }
    switch hand {
    case .touch: try page.tap(option)
    case .mouse: try page.click(option)
    case .keyboard: try step(to: value, of: field)
    }
    if !manner.hasScript { try page.waitForPage { try save() } }
  }

  /// Waits until a value is stored in a field and, with a script, its row says so.
  fileprivate func waitStored(_ value: String, in field: String) throws {
    _ = try Deadline.poll(
      until: "\(field) holds \(value)", reading: { try stored(field) }, satisfies: { $0 == value })
    if manner.hasScript { try waitSaved(field) }
  }
}
