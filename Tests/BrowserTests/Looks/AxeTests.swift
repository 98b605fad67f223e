import BrowserDriver
import FoldoutForms
import FoldoutWords
import Testing

extension Browsing {
  @Suite("Accessibility")
  struct AxeTests {
    /// Both directions and both lights: colours know nothing of the direction, nor that of them.
    static let manners = [Manner.touchInEnglish, .touchInArabic]

    @Test(
      "0.10 No violation on any page, with every editor open, refused or in conflict",
      arguments: manners)
    func pages(_ manner: Manner) throws {
      let axe = try Axe()
      try Walker.walk(manner, expecting: [404, 409, 422]) { walker in
        for scene in Scene.all {
          try scene.show(walker)
          let violations = try walker.page.violations(by: axe)
          #expect(violations == [], "\(scene.name)")
        }
      }
    }

    @Test(
      "0.10 No violation with a field of every kind, its editor open, or its value refused",
      arguments: manners)
    func kinds(_ manner: Manner) throws {
      let axe = try Axe()
      try Walker.walk(manner, .fields, expecting: [422]) { walker in
        func check(_ name: String) throws {
          let violations = try walker.page.violations(by: axe)
          #expect(violations == [], "\(name)")
        }
        try walker.open()
        try check("all")
        try walker.press("\(walker.row("dinner")) .cp")
        try walker.page.wait(until: "!!document.querySelector('#p-dinner:popover-open')")
        try check("compact")
        try walker.page.press(.escape)
        for field in ["arrival", "picture"] {
          try walker.unfold(field)
          try check(field)
        }
        for (field, text) in [("email", "nobody"), ("password", "short"), ("guests", "99")] {
          try walker.enter(text, into: field)
          _ = try walker.waitFault(field)
        }
        try walker.enterAndStore("Ada", into: "guest")
        try walker.page.wait(until: "!!document.querySelector('#undo button')")
        try check("refused, and Undo")
      }
    }
  }
}
