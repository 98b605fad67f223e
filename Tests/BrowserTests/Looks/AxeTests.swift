import BrowserDriver
import Testing

extension Browsing {
  @Suite("Accessibility")
  struct AxeTests {
    @Test("0.10 No violation on any page, with every editor open, refused or in conflict, light")
    func light() throws { try check(isDark: false) }

    @Test("0.10 No violation on any page, with every editor open, refused or in conflict, dark")
    func dark() throws { try check(isDark: true) }

    private func check(isDark: Bool) throws {
      let axe = try Axe()
      try Walker.walk(expecting: [404, 409, 422]) { walker in
        try walker.page.prefer(Preferences(isDark: isDark, reducesMotion: true))
        for scene in Scene.all {
          try scene.show(walker)
          let violations = try walker.page.violations(by: axe)
          #expect(violations == [], "\(scene.name)")
        }
      }
    }
  }
}
