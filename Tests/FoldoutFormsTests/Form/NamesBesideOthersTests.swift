// The test is that this file compiles. Our names can be used beside those of other modules that a
// program is likely to import, and each can be qualified by its module.
import Foldout
import FoldoutForms
import Testing

#if canImport(SwiftUI)
  import SwiftUI
#endif

@Suite("Names beside others")
struct NamesBesideOthersTests {
  private struct Visit: Sendable {
    var title = ""
    var day: LocalDate?
  }

  @Test("A form can be written with every name fully qualified")
  func names() {
    let form = FoldoutForms.Form<Visit>("Visit") {
      FoldoutForms.Section("What") { FoldoutForms.TextField("Title", \.title).required() }
      FoldoutForms.Section("When") { FoldoutForms.DateField("Day", \.day, style: .wheels) }
    }
    #expect(form.fields.map(\.id) == ["title", "day"])
  }
}
