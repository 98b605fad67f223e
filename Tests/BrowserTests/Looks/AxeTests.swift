import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  @Suite("Accessibility")
  struct AxeTests {
    /// Two manners that cover both directions, light and dark. Colours do not depend on the
    /// direction.
    static let manners = [Manner.touchInEnglish, .touchInArabic]

    @Test(
      "0.10 No page violates an accessibility rule, with editors open, refused or in conflict",
      arguments: few(.touchInArabic, of: manners))
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
      "0.10 No kind of field violates an accessibility rule, open or refused", .inTestAll,
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
        try walker.press("\(walker.row("dinner")) .compact")
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
        // The refusal replaces the note that was shown while the number was typed.
        try walker.page.wait(until: "!!document.querySelector('#e-guests:not(.passing)')")
        // The refused field scrolls into view. A tap meanwhile would hit another row.
        try walker.page.waitStill()
        try walker.enterAndStore("Ada", into: "guest")
        try walker.page.wait(until: "!!document.querySelector('#undo button')")
        try check("refused, and Undo")
      }
    }

    /// Manners by touch at 390 px, and by mouse at 1280 px.
    private static let widths = [Manner.touchInEnglish, .touchInArabic, .mouse, .mouseInArabic]

    @Test(
      "0.10, 5.12 Lists, removals and additions violate no accessibility rule", .inTestAll,
      arguments: widths)
    func rows(_ manner: Manner) throws {
      let axe = try Axe()
      try Walker.walk(manner, expecting: [409, 422]) { walker in
        for scene in Scene.rows {
          try scene.show(walker)
          let violations = try walker.page.violations(by: axe)
          #expect(violations == [], "\(scene.name)")
          try walker.page.expectFits(scene.name)
        }
      }
    }

    @Test(
      "0.10, 5.12 A program's own drawer and notes violate no accessibility rule", .inTestAll,
      arguments: widths)
    func own(_ manner: Manner) throws {
      let axe = try Axe()
      try Walker.walk(manner, .months, expecting: [422]) { walker in
        for scene in Scene.own {
          try scene.show(walker)
          let violations = try walker.page.violations(by: axe)
          #expect(violations == [], "\(scene.name)")
          try walker.page.expectFits(scene.name)
        }
      }
    }

    /// Loads the page without script, so that the search does not continue by itself. The checker
    /// then runs with script.
    @Test(
      "0.10, 5.12 A search that waits for Go on violates no accessibility rule", .inTestAll,
      arguments: widths)
    func goOn(_ manner: Manner) throws {
      let axe = try Axe()
      try Walker.walk(manner, .log, table: "log") { walker in
        let page = walker.page
        try page.disableScripts()
        try page.open(walker.server.base + "/t/log?q=needle+100007")
        #expect(try page.count(of: "#on") == 1)
        try page.expectFits("go on")
        try page.disableScripts(false)
        #expect(try page.violations(by: axe) == [])
      }
    }
  }
}
