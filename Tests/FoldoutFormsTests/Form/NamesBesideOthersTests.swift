// That this file compiles is the test: our names stand beside those of the other modules that a
// program is likely to import, and each can be said in full where both are meant.
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
